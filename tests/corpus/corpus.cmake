# Old books, read in place: `ctest -L notation-corpus`; run by hand it prints a table of the books,
# and with --verbose each move that was read otherwise than it was played.
add_executable(notation_corpus corpus/notation_corpus.cpp)
target_link_libraries(notation_corpus PRIVATE arbiter_lint)
target_compile_definitions(notation_corpus PRIVATE ARBITER_SHARED_DIR="${ARBITER_SHARED_DIR}")
add_test(NAME notation-corpus COMMAND notation_corpus)
set_tests_properties(notation-corpus PROPERTIES
    LABELS notation-corpus SKIP_REGULAR_EXPRESSION "SKIPPED:")
