# cmake -DPAGES=FOLDER -DHEADER=FILE -P embed_pages.cmake
file(GLOB pages ${PAGES}/*.md)
list(REMOVE_ITEM pages ${PAGES}/README.md) # their index
set(strings "")
foreach(page IN LISTS pages)
    get_filename_component(name ${page} NAME_WE)
    string(REPLACE "-" "_" name ${name})
    file(READ ${page} text)
    # Each section is a literal of its own: compilers limit their length.
    string(REPLACE "\n## " "\n)page\"\n    R\"page(## " text "${text}")
    string(APPEND strings "inline constexpr std::string_view ${name} =\n    R\"page(${text})page\";\n\n")
endforeach()
file(WRITE ${HEADER} "// Generated from rules/*.md by embed_pages.cmake.
#pragma once

#include <string_view>

namespace arbiter::lint::pages {

${strings}} // namespace arbiter::lint::pages
")
