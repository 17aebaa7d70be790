#pragma once

#include "ide/completion.h"
#include "ide/markdown.h"

#include <fmt/format.h>

#include <string>

namespace arbiter::ide::completing {

// A name of a table, of tags or of commands: what it means, the form of its value, and its source.
template <class Meaning>
Completion known_name(Completion::Kind kind, const Meaning& known) {
    const std::string about = fmt::format("{}; {}", known.form, known.source);
    return {.kind = kind,
            .label = std::string(known.name),
            .detail = std::string(known.meaning),
            .markdown = markdown::escape(about),
            .plain = about};
}

} // namespace arbiter::ide::completing
