# Real editors, end to end. Where an editor is absent its tests say SKIPPED.
find_program(NVIM nvim DOC "Neovim 0.11 or newer, for the test of editors/neovim")

# The grammar as an editor loads it.
add_library(pgn_parser MODULE ${PROJECT_SOURCE_DIR}/grammar/pgn/src/parser.c)
target_include_directories(pgn_parser PRIVATE ${PROJECT_SOURCE_DIR}/grammar/pgn/src)
target_compile_options(pgn_parser PRIVATE -O2 -w)
set_target_properties(pgn_parser PROPERTIES
    PREFIX "" OUTPUT_NAME pgn SUFFIX .so
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/editors/neovim/parser)

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
