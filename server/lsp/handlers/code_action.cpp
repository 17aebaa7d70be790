#include "lsp/convert.h"
#include "lsp/fix_all.h"
#include "lsp/handlers/handlers.h"

#include <algorithm>

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

protocol::CodeAction action(const Context& context, const GameRanges& ranges,
                            const lint::Finding& finding, const lint::Fix& fix) {
    std::vector<protocol::TextEdit> edits;
    edits.reserve(fix.edits.size());
    for (const text::Edit& edit : fix.edits)
        edits.push_back(ranges.edit(edit));
    const auto is_safe = [](const lint::Fix& f) { return f.safety == lint::Safety::safe; };
    const bool preferred = is_safe(fix) && std::ranges::count_if(finding.fixes, is_safe) == 1;
    return {fix.title,
            std::string(quick_fix),
            {ranges.diagnostic(finding)},
            preferred,
            workspace_edit(*context.snapshot, *context.client, std::move(edits))};
}

// The fixes of a game's findings that touch the part of it.
void add_quick_fixes(const Context& context, std::size_t game, text::Span part,
                     std::vector<protocol::CodeAction>& out) {
    const DocumentVersion& version = *context.snapshot;
    const Findings findings = version.findings->of(version.document.games()[game]);
    std::optional<GameRanges> ranges;
    for (const lint::Finding& finding : *findings) {
        if (finding.span.begin > part.end || finding.span.end < part.begin) continue;
        if (!ranges) ranges.emplace(version, game, *context.client);
        for (const lint::Fix& fix : finding.fixes) {
            if (out.size() == max_quick_fixes) return;
            out.push_back(action(context, *ranges, finding, fix));
        }
    }
}

void add_quick_fixes(const Context& context, const protocol::Range& range,
                     std::vector<protocol::CodeAction>& out) {
    const game::Document& document = context.snapshot->document;
    const auto first = find_place(document, range.start, context.client->encoding);
    const auto last = find_place(document, range.end, context.client->encoding);
    if (!first || !last) return;
    for (std::size_t game = first->game; game <= last->game; ++game) {
        if (context.stop.stop_requested() || out.size() == max_quick_fixes) return;
        const auto size = static_cast<std::uint32_t>(document.games()[game]->text().size());
        const text::Span part{game == first->game ? first->offset : 0,
                              game == last->game ? last->offset : size};
        add_quick_fixes(context, game, part, out);
    }
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
    return out;
}

} // namespace arbiter::lsp::handlers
