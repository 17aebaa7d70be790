#include "ide/ignore.h"
#include "lsp/conversions.h"
#include "lsp/convert.h"
#include "lsp/fix_all.h"
#include "lsp/handlers/handlers.h"

#include <algorithm>
#include <memory>

namespace arbiter::lsp::handlers {

namespace {

constexpr std::string_view quick_fix = "quickfix";

// A menu of more helps nobody; it happens where a whole file is selected.
constexpr std::size_t max_quick_fixes = 100;

// Kinds are hierarchical: who asks for `source` also gets `source.fixAll.arbiter`.
bool includes(std::string_view asked, std::string_view kind) {
    return asked.empty() || kind == asked ||
           (kind.starts_with(asked) && kind.substr(asked.size()).starts_with('.'));
}

bool asks_for(const std::optional<std::vector<std::string>>& only, std::string_view kind) {
    return only && std::ranges::any_of(*only, [kind](const auto& a) { return includes(a, kind); });
}

bool is_only_safe_one(const lint::Finding& finding, const lint::Fix& fix) {
    const auto is_safe = [](const lint::Fix& f) { return f.safety == lint::Safety::safe; };
    return is_safe(fix) && std::ranges::count_if(finding.fixes, is_safe) == 1;
}

protocol::CodeAction action(const Context& context, const GameRanges& ranges,
                            const lint::Finding& finding, const lint::Fix& fix, bool preferred) {
    std::vector<protocol::TextEdit> edits;
    edits.reserve(fix.edits.size());
    for (const text::Edit& edit : fix.edits)
        edits.push_back(ranges.edit(edit));
    return {fix.title,
            std::string(quick_fix),
            {ranges.diagnostic(finding)},
            preferred,
            workspace_edit(*context.snapshot, *context.client, std::move(edits))};
}

// Calls `take` for each of a game's findings that touch the part of it.
template <typename Take>
void each_finding(const Context& context, std::size_t game, text::Span part, Take take) {
    const DocumentVersion& version = *context.snapshot;
    const Findings findings = version.findings->of(version.document.games()[game]);
    std::optional<GameRanges> ranges;
    for (const lint::Finding& finding : findings->findings) {
        if (finding.span.begin > part.end || finding.span.end < part.begin) continue;
        if (!ranges) ranges.emplace(version, game, *context.client);
        take(*ranges, *version.document.games()[game], finding);
    }
}

// The same for a range of the document, until there are as many actions as a menu can hold.
template <typename Take>
void each_finding(const Context& context, const protocol::Range& range,
                  const std::vector<protocol::CodeAction>& out, Take take) {
    const game::Document& document = context.snapshot->document;
    const auto first = find_place(document, range.start, context.client->encoding);
    const auto last = find_place(document, range.end, context.client->encoding);
    if (!first || !last) return;
    for (std::size_t game = first->game; game <= last->game; ++game) {
        if (context.stop.stop_requested() || out.size() == max_quick_fixes) return;
        const auto size = static_cast<std::uint32_t>(document.games()[game]->text().size());
        const text::Span part{game == first->game ? first->offset : 0,
                              game == last->game ? last->offset : size};
        each_finding(context, game, part, take);
    }
}

void add_quick_fixes(const Context& context, const protocol::Range& range,
                     std::vector<protocol::CodeAction>& out) {
    const auto add = [&](const GameRanges& ranges, const lint::Finding& finding,
                         const lint::Fix& fix, bool preferred) {
        if (out.size() < max_quick_fixes)
            out.push_back(action(context, ranges, finding, fix, preferred));
    };
    each_finding(context, range, out,
                 [&](const GameRanges& ranges, const game::Game&, const lint::Finding& finding) {
                     for (const lint::Fix& fix : finding.fixes)
                         add(ranges, finding, fix, is_only_safe_one(finding, fix));
                 });
    // Who wants to ignore a finding looks for it behind what mends it.
    std::shared_ptr<const game::Analysis> kept; // else it is made again for each finding
    each_finding(
        context, range, out,
        [&](const GameRanges& ranges, const game::Game& game, const lint::Finding& finding) {
            if (out.size() >= max_quick_fixes) return;
            kept = game.analysis();
            for (const lint::Fix& fix : ide::ignore_fixes(game, finding))
                add(ranges, finding, fix, false);
        });
}

// All games of a larger document are converted only for one notation that is asked for by name.
constexpr std::size_t largest_in_menu = 1'000'000;

// A menu of forty notations helps nobody; the others come when they are asked for by name.
bool is_usual(const notation::Notation& notation) {
    using notation::Family;
    return notation.family == Family::san || notation.family == Family::figurine ||
           notation.family == Family::long_algebraic || notation.family == Family::uci;
}

bool asks_by_name(const std::optional<std::vector<std::string>>& only, std::string_view kind,
                  const notation::Notation& notation) {
    return only && std::ranges::count(*only, kind_of(kind, notation)) > 0;
}

// A person opened the menu: a light bulb asks at every move of the cursor, and gets quick fixes.
bool is_menu(const protocol::CodeActionContext& context) {
    return (!context.only || context.only->empty()) &&
           context.trigger_kind == protocol::CodeActionTriggerKind::invoked;
}

// Calls `add` for the notations that are asked for with a kind, by name or as one of the usual.
template <class Add>
void for_each_asked(const std::optional<std::vector<std::string>>& only, std::string_view kind,
                    Add add) {
    for (const auto& notation : notation::notations()) {
        if (asks_by_name(only, kind, notation) || (is_usual(notation) && asks_for(only, kind)))
            add(notation);
    }
}

void add_conversions(const Context& context, const protocol::CodeActionParams& params,
                     std::vector<protocol::CodeAction>& out) {
    const auto& version = *context.snapshot;
    const auto& client = *context.client;
    const auto add = [&out](std::optional<protocol::CodeAction> action) {
        if (action) out.push_back(*std::move(action));
    };
    const auto only = is_menu(params.context)
                          ? std::optional(std::vector{std::string(convert_kind)})
                          : params.context.only;
    for_each_asked(only, convert_kind, [&](const notation::Notation& to) {
        add(convert_action(version, client, params.range, to));
    });
    const bool in_menu = version.document.size() <= largest_in_menu;
    for_each_asked(params.context.only, convert_all_kind, [&](const notation::Notation& to) {
        if (in_menu || asks_by_name(params.context.only, convert_all_kind, to))
            add(convert_all_action(version, client, to, context.stop));
    });
}

} // namespace

Reply<protocol::method::CodeAction> code_action(const Context& context,
                                                const protocol::CodeActionParams& params) {
    const auto& only = params.context.only;
    std::vector<protocol::CodeAction> out;
    if (!context.client->code_action_literals) return out;
    if (!only || only->empty() || asks_for(only, quick_fix)) {
        add_quick_fixes(context, params.range, out);
    }
    // It looks at the whole document, so it is not in every light bulb.
    if (asks_for(only, fix_all_kind)) {
        if (auto fix_all = fix_all_action(*context.snapshot, *context.client, context.stop)) {
            out.push_back(*std::move(fix_all));
        }
    }
    add_conversions(context, params, out);
    return out;
}

} // namespace arbiter::lsp::handlers
