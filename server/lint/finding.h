#pragma once

#include "text/edit.h"
#include "text/span.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lint {

// By this measure: what no reader can repair is an error; what makes programs disagree is a
// warning; what is only style is information or a hint. `off` rules run only when chosen.
enum class Severity : std::uint8_t { error, warning, information, hint, off };

std::string_view name(Severity severity);
// All of them, gravest first.
std::span<const std::string_view> severity_names();
std::optional<Severity> find_severity(std::string_view name);

enum class Safety : std::uint8_t {
    safe,   // the meaning of the game cannot change
    unsafe, // the likely one, that a person should look at
    choice, // one of several that are as likely: a person chooses, so it is never applied
            // unattended
};

std::string_view name(Safety safety);

struct Fix {
    std::string title;             // an imperative: "Write O-O"
    std::vector<text::Edit> edits; // none where the file is to be written in UTF-8 instead
    Safety safety = Safety::safe;
};

struct Related {
    text::Span span;
    std::string message;
};

struct Rule;

struct Finding {
    const Rule* rule = nullptr;
    Severity severity = Severity::error;
    text::Span span;
    std::string message; // one sentence, in chess terms, without a full stop
    std::string help;    // what would be right, or empty
    std::vector<Related> related;
    std::vector<Fix> fixes; // best first
};

} // namespace arbiter::lint
