# Real editors, end to end. Where an editor is absent its tests say SKIPPED.
find_program(NVIM nvim DOC "Neovim 0.11 or newer, for the test of editors/neovim")

# The grammars as an editor loads them.
foreach(grammar pgn descriptive)
    set(sources ${PROJECT_SOURCE_DIR}/grammar/${grammar}/src)
    add_library(${grammar}_parser MODULE ${sources}/parser.c)
    target_include_directories(${grammar}_parser PRIVATE ${sources})
    target_compile_options(${grammar}_parser PRIVATE -O2 -w)
    set_target_properties(${grammar}_parser PROPERTIES
        PREFIX "" OUTPUT_NAME ${grammar} SUFFIX .so
        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/editors/neovim/parser)
endforeach()

add_test(NAME "editors: neovim"
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/editors/neovim_test.sh
        "$<IF:$<BOOL:${NVIM}>,${NVIM},nvim>"
        $<TARGET_FILE_DIR:arbiter>
        ${PROJECT_SOURCE_DIR}/editors/neovim
        ${PROJECT_BINARY_DIR}/editors/neovim
        ${ARBITER_SHARED_DIR}/corpus/twic1389.pgn)
set_tests_properties("editors: neovim" PROPERTIES
    LABELS editor
    TIMEOUT 300
    SKIP_RETURN_CODE 77)
