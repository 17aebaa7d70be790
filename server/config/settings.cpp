#include "config/settings.h"

#include "config/option.h"
#include "lint/near_miss.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>

namespace arbiter::config {

namespace {

std::string_view what(Words words) {
    switch (words) {
    case Words::profiles:
        return "profile";
    case Words::selectors:
        return "rule or group of rules";
    case Words::rules:
        return "rule";
    case Words::notations:
        return "notation";
    default:
        return "word";
    }
}

class Reader {
public:
    ReadSettings read(const Node::Table& table) && {
        read_table(table, Where::file, out_.settings);
        std::ranges::stable_sort(out_.problems, {}, [](const Problem& problem) {
            return std::tuple(problem.place.line, problem.place.column);
        });
        return std::move(out_);
    }

private:
    template <typename... Arguments>
    void report(Place place, fmt::format_string<Arguments...> message, Arguments&&... arguments) {
        out_.problems.push_back(
            {place, fmt::format(message, std::forward<Arguments>(arguments)...)});
    }

    void read_table(const Node::Table& table, Where place, Settings& settings) {
        for (const Entry& entry : table) {
            const auto option = std::ranges::find_if(options(), [&](const Option& each) {
                return each.name == entry.key && is_allowed(each, place);
            });
            if (option == options().end())
                report_unknown_key(entry, place);
            else
                std::visit([&](auto field) { read_value(*option, entry.node, settings.*field); },
                           option->field);
        }
    }

    void report_unknown_key(const Entry& entry, Where place) {
        std::vector<std::string_view> names;
        for (const Option& option : options())
            if (is_allowed(option, place)) names.push_back(option.name);
        report(entry.place, "there is no option '{}'{}{}", entry.key,
               place == Where::override ? " in an override" : "",
               lint::did_you_mean(entry.key, names));
    }

    // The value as that type, or null and a problem.
    template <typename T>
    const T* expect(const Option& option, const Node& node, std::string_view type) {
        const T* value = std::get_if<T>(&node.value);
        if (!value) report(node.place, "'{}' must be {}", option.name, type);
        return value;
    }

    bool expect_word(Words words, std::string_view word, Place place) {
        const auto known = known_words(words);
        if (known.empty() || std::ranges::count(known, word) > 0) return true;
        report(place, "there is no {} '{}'{}", what(words), word, lint::did_you_mean(word, known));
        return false;
    }

    void read_value(const Option& option, const Node& node, std::optional<std::string>& out) {
        const auto* word = expect<std::string>(option, node, "a string");
        if (word && expect_word(option.words, *word, node.place)) out = *word;
    }

    void read_value(const Option& option, const Node& node, std::optional<bool>& out) {
        if (const auto* value = expect<bool>(option, node, "true or false")) out = *value;
    }

    void read_value(const Option& option, const Node& node, std::optional<std::uint32_t>& out) {
        const auto* number = expect<std::int64_t>(option, node, "a whole number");
        if (!number) return;
        if (*number < option.least || option.most < *number)
            report(node.place, "'{}' must be between {} and {}", option.name, option.least,
                   option.most);
        else
            out = static_cast<std::uint32_t>(*number);
    }

    // Calls `take` with each string of an array.
    template <typename Take>
    void read_strings(const Option& option, const Node& node, Take take) {
        const auto* array = expect<Node::Array>(option, node, "an array of strings");
        if (!array) return;
        for (const Node& element : *array)
            if (const auto* word = expect<std::string>(option, element, "an array of strings"))
                take(*word, element.place);
    }

    void read_value(const Option& option, const Node& node, std::optional<Names>& out) {
        out.emplace();
        read_strings(option, node, [&](const std::string& word, Place place) {
            if (expect_word(option.words, word, place)) out->push_back(word);
        });
    }

    void read_value(const Option& option, const Node& node, std::optional<Globs>& out) {
        out.emplace();
        read_strings(option, node, [&](const std::string& pattern, Place place) {
            if (auto glob = Glob::parse(pattern))
                out->push_back(*std::move(glob));
            else
                report(place, "'{}': {}", pattern, glob.error());
        });
    }

    void read_value(const Option& option, const Node& node, std::optional<Severities>& out) {
        const auto* table = expect<Node::Table>(option, node, "a table of rules");
        if (!table) return;
        out.emplace();
        for (const Entry& entry : *table) {
            if (!expect_word(option.words, entry.key, entry.place)) continue;
            const auto* word = std::get_if<std::string>(&entry.node.value);
            const auto severity = word ? lint::find_severity(*word) : std::nullopt;
            if (severity)
                out->emplace_back(lint::find_rule(entry.key), *severity);
            else
                report(entry.node.place, "a severity is one of {}{}",
                       fmt::join(lint::severity_names(), ", "),
                       word ? lint::did_you_mean(*word, lint::severity_names()) : "");
        }
    }

    void read_value(const Option& option, const Node& node,
                    std::optional<std::vector<Settings>>& out) {
        const auto* array = expect<Node::Array>(option, node, "an array of tables");
        if (!array) return;
        out.emplace();
        for (const Node& element : *array) {
            const auto* table = expect<Node::Table>(option, element, "an array of tables");
            if (!table) continue;
            Settings& settings = out->emplace_back();
            read_table(*table, Where::override, settings);
            if (!settings.files)
                report(element.place, "the override does not say of which 'files' it speaks");
        }
    }

    ReadSettings out_;
};

} // namespace

ReadSettings read_settings(const Node& node) {
    const auto* table = std::get_if<Node::Table>(&node.value);
    if (!table) return {{}, {{node.place, "the settings must be a table"}}};
    return Reader().read(*table);
}

} // namespace arbiter::config
