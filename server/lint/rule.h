#pragma once

#include "game/game.h"
#include "lint/finding.h"
#include "lint/options.h"
#include "text/encoding.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// A rule is one file in rules/ and its page beside it, and a line in rules/rules.def.
namespace arbiter::lint {

enum class Group : std::uint8_t {
    syntax,
    moves,
    descriptive, // moves in descriptive notation; all that is asked of score sheets
    tags,
    annotations,
    clocks,
    layout, // and encoding
    suppression,
    collection, // of games that are compared with each other
};

std::string_view name(Group group);

class Report;
struct Suppression;
class CollectionRule; // lint/collection
struct Rule;

using MakeCollectionRule = std::unique_ptr<CollectionRule>(const Rule&, const Options&);

// What a rule sees: the score and the replay, the chunk's text to quote from, and what the run was
// told. It never parses.
struct Context {
    std::string_view text;
    const game::Score& score;
    const game::Replay& replay;
    const Options& options;
    text::Encoding encoding;                      // of the bytes that the text was read from
    const std::vector<Suppression>& suppressions; // with what they have hidden so far
};

struct Rule {
    std::string_view id; // "illegal-move"
    Group group;
    Severity severity;                      // in the profile `standard`
    std::string_view summary;               // one sentence, the page's first paragraph
    std::string_view page;                  // Markdown
    void (*check)(const Context&, Report&); // null for those that compare games
    MakeCollectionRule* compare = nullptr;  // null for all others
};

// Every rule, in the order of the catalogue.
std::span<const Rule> catalogue();
// Null where there is no such rule.
const Rule* find_rule(std::string_view id);

// Of one rule in one game. A person mends no more before looking again, and a binary file opened by
// mistake would give millions.
constexpr std::size_t max_findings = 1000;

// Where a rule puts what it finds.
class Report {
public:
    Report(const Rule& rule, const Options& options, std::vector<Finding>& out)
        : rule_(rule), severity_(options.severity(rule)), forced_(options.forced_severity(rule)),
          out_(out) {}

    // A finding of the rule's severity, for the caller to fill in before the next one. Beyond
    // max_findings it is dropped.
    Finding& add(text::Span span, std::string message);
    // One of a severity of its own, where the options do not give all of them another.
    Finding& add(text::Span span, std::string message, Severity severity);

private:
    const Rule& rule_;
    Severity severity_;
    std::optional<Severity> forced_;
    std::vector<Finding>& out_;
    std::size_t count_ = 0;
    Finding dropped_;
};

// What the rules say of one game.
struct Checked {
    std::vector<Finding> findings; // in the order of the text
    // Rules that have found something which is not told, since the file ignores them.
    std::vector<const Rule*> ignored_in_file;
};

// Runs the rules that are not off over one game of a file.
Checked check_in_file(std::string_view text, const game::Analysis& analysis,
                      const Options& options = {}, text::Encoding encoding = text::Encoding::utf8);

// The findings alone.
std::vector<Finding> check(std::string_view text, const game::Analysis& analysis,
                           const Options& options = {},
                           text::Encoding encoding = text::Encoding::utf8);

} // namespace arbiter::lint
