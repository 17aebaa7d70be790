# SARIF against its schema, which npm provides. Where Node.js is absent it says SKIPPED.
add_test(NAME "report: SARIF is valid"
    COMMAND ${CMAKE_CURRENT_LIST_DIR}/sarif/run $<TARGET_FILE:arbiter>
            ${PROJECT_SOURCE_DIR}/tests/fixtures)
set_tests_properties("report: SARIF is valid" PROPERTIES
    LABELS report TIMEOUT 300 SKIP_RETURN_CODE 77)
