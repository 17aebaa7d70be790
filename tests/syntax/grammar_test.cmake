# Works on a copy of the grammar.
#   generated: the committed parser is the one that grammar.js gives
#   corpus:    `tree-sitter test`: test/corpus and test/highlight
set(committed_with 0.26) # other versions write parser.c otherwise

if(NOT CLI)
    message("SKIPPED: no tree-sitter CLI found; set TREE_SITTER_CLI")
    return()
endif()
execute_process(COMMAND ${CLI} --version OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCH "[0-9]+\\.[0-9]+" version "${version}")
if(version VERSION_LESS 0.24)
    message("SKIPPED: ${CLI} is ${version}, older than 0.24")
    return()
endif()

file(REMOVE_RECURSE ${WORK})
file(COPY ${GRAMMAR} DESTINATION ${WORK})
get_filename_component(name ${GRAMMAR} NAME)
set(copy ${WORK}/${name})
set(ENV{XDG_CACHE_HOME} ${WORK}/cache) # where the CLI keeps the parser that it compiles

if(STEP STREQUAL corpus)
    execute_process(COMMAND ${CLI} test WORKING_DIRECTORY ${copy} COMMAND_ERROR_IS_FATAL ANY)
    return()
endif()

if(NOT version VERSION_EQUAL committed_with)
    message("SKIPPED: ${CLI} is ${version}, the parser is of ${committed_with}")
    return()
endif()
file(REMOVE_RECURSE ${copy}/src)
execute_process(COMMAND ${CLI} generate --abi 14
                WORKING_DIRECTORY ${copy} COMMAND_ERROR_IS_FATAL ANY)
foreach(root ${GRAMMAR} ${copy})
    file(GLOB_RECURSE found RELATIVE ${root} ${root}/src/*)
    list(APPEND files ${found})
endforeach()
list(REMOVE_DUPLICATES files)
foreach(file ${files})
    execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${GRAMMAR}/${file} ${copy}/${file}
                    RESULT_VARIABLE differs)
    if(differs)
        message(SEND_ERROR "${file} is not what grammar.js gives: tree-sitter generate --abi 14")
    endif()
endforeach()
