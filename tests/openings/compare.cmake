# Fails unless the committed table of openings is the one that the lists give.
if(NOT EXISTS ${LISTS}/a.tsv)
    message("SKIPPED: ${LISTS}/a.tsv is absent")
    return()
endif()

execute_process(COMMAND ${GENERATOR} ${LISTS} OUTPUT_VARIABLE generated RESULT_VARIABLE failure)
if(failure)
    message(FATAL_ERROR "generate_openings failed: ${failure}")
endif()

file(READ ${TABLE} committed)
if(NOT generated STREQUAL committed)
    message(FATAL_ERROR "${TABLE} is stale: generate it anew (tests/openings/README.md)")
endif()
