# The server under a real client library, which npm provides. Where Node.js is absent it says SKIPPED.
add_test(NAME "lsp: end to end"
    COMMAND ${CMAKE_CURRENT_LIST_DIR}/e2e/run $<TARGET_FILE:arbiter> ${ARBITER_SHARED_DIR})
set_tests_properties("lsp: end to end" PROPERTIES LABELS lsp TIMEOUT 600 SKIP_RETURN_CODE 77)
