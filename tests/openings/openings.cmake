find_package(fmt REQUIRED)

add_executable(generate_openings openings/generate_openings.cpp)
target_link_libraries(generate_openings PRIVATE arbiter_notation fmt::fmt)

add_test(NAME "openings: the table is up to date"
    COMMAND ${CMAKE_COMMAND}
        -DGENERATOR=$<TARGET_FILE:generate_openings>
        -DLISTS=${ARBITER_SHARED_DIR}/data/openings
        -DTABLE=${PROJECT_SOURCE_DIR}/server/chess/openings_table.cpp
        -P ${CMAKE_CURRENT_SOURCE_DIR}/openings/compare.cmake)
set_tests_properties("openings: the table is up to date" PROPERTIES
    LABELS chess
    SKIP_REGULAR_EXPRESSION "SKIPPED:")
