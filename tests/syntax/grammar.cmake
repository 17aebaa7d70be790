# The grammar's own tests, where a tree-sitter CLI is at hand. See grammar_test.cmake.
find_program(TREE_SITTER_CLI tree-sitter DOC "tree-sitter CLI 0.24 or newer, for the grammar's tests")

foreach(step generated corpus)
foreach(grammar pgn descriptive)
    add_test(NAME grammar-${grammar}-${step} COMMAND ${CMAKE_COMMAND}
        -D STEP=${step}
        -D CLI=${TREE_SITTER_CLI}
        -D GRAMMAR=${PROJECT_SOURCE_DIR}/grammar/${grammar}
        -D WORK=${CMAKE_CURRENT_BINARY_DIR}/grammar-${grammar}-${step}
        -P ${CMAKE_CURRENT_LIST_DIR}/grammar_test.cmake)
    set_tests_properties(grammar-${grammar}-${step} PROPERTIES
        LABELS grammar SKIP_REGULAR_EXPRESSION "SKIPPED:")
endforeach()
endforeach()

# tests/syntax/grammar_test.cpp looks below syntax/.
find_package(PkgConfig REQUIRED)
pkg_check_modules(TREE_SITTER REQUIRED IMPORTED_TARGET tree-sitter)
target_link_libraries(test_syntax PRIVATE PkgConfig::TREE_SITTER)
