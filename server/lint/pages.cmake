# Compiles the rules' pages in: rules/<id>.md becomes a string in the generated header lint/pages.h.
file(GLOB pages CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/rules/*.md)
set(generated ${PROJECT_BINARY_DIR}/generated)
add_custom_command(
    OUTPUT ${generated}/lint/pages.h
    COMMAND ${CMAKE_COMMAND} -DPAGES=${CMAKE_CURRENT_LIST_DIR}/rules
            -DHEADER=${generated}/lint/pages.h -P ${CMAKE_CURRENT_LIST_DIR}/embed_pages.cmake
    DEPENDS ${pages} ${CMAKE_CURRENT_LIST_DIR}/embed_pages.cmake
    VERBATIM)
target_sources(arbiter_lint PRIVATE ${generated}/lint/pages.h)
target_include_directories(arbiter_lint PRIVATE ${generated})
