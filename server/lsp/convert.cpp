#include "lsp/convert.h"

#include "lint/rule.h"

#include <utility>

namespace arbiter::lsp {

namespace {

protocol::DiagnosticSeverity severity(lint::Severity severity) {
    switch (severity) {
    case lint::Severity::error:
        return protocol::DiagnosticSeverity::error;
    case lint::Severity::warning:
        return protocol::DiagnosticSeverity::warning;
    case lint::Severity::information:
        return protocol::DiagnosticSeverity::information;
    case lint::Severity::hint:
    case lint::Severity::off:
        break;
    }
    return protocol::DiagnosticSeverity::hint;
}

// Editors fade out what carries the tag, so it has to be exactly what should go.
bool is_unnecessary(const lint::Finding& finding) {
    if (finding.fixes.empty() || finding.fixes.front().safety != lint::Safety::safe) return false;
    const auto& edits = finding.fixes.front().edits;
    return edits.size() == 1 && edits[0].replacement.empty() && edits[0].span == finding.span;
}

bool inside_crlf(std::string_view text, std::size_t offset) {
    return offset > 0 && offset < text.size() && text.substr(offset - 1, 2) == "\r\n";
}

// No position names the place between CR and LF, so an edit that ends there takes in the other
// half.
text::Edit widen_over_crlf(std::string_view text, text::Edit edit) {
    if (inside_crlf(text, edit.span.begin)) {
        --edit.span.begin;
        edit.replacement.insert(0, "\r");
    }
    if (inside_crlf(text, edit.span.end)) {
        ++edit.span.end;
        edit.replacement += '\n';
    }
    return edit;
}

} // namespace

std::optional<Place> find_place(const game::Document& document, text::Position position,
                                text::PositionEncoding encoding) {
    if (document.games().empty()) return std::nullopt;
    const std::size_t offset = document.offset(position, encoding);
    const std::size_t game = document.game_at(offset);
    return Place{game, static_cast<std::uint32_t>(offset - document.begin_of(game))};
}

GameRanges::GameRanges(const DocumentVersion& version, std::size_t game, const Client& client)
    : version_(version), client_(client), text_(version.document.games()[game]->text()),
      first_line_(version.document.line_of(game)), index_(text_) {}

protocol::Range GameRanges::range(text::Span span) const {
    const auto position = [this](std::uint32_t offset) {
        text::Position in_game = index_.position(offset, client_.encoding);
        return text::Position{first_line_ + in_game.line, in_game.character};
    };
    return {position(span.begin), position(span.end)};
}

protocol::TextEdit GameRanges::edit(const text::Edit& edit) const {
    text::Edit whole = widen_over_crlf(text_, edit);
    return {range(whole.span), std::move(whole.replacement)};
}

protocol::Diagnostic GameRanges::diagnostic(const lint::Finding& finding) const {
    protocol::Diagnostic out;
    out.range = range(finding.span);
    out.severity = severity(finding.severity);
    out.code = finding.rule->id;
    out.source = "arbiter";
    out.message = finding.message;
    if (!finding.help.empty()) out.message += "\n" + finding.help;
    if (client_.code_description && !client_.documentation_url.empty()) {
        out.code_description = client_.documentation_url + out.code + ".md";
    }
    if (client_.unnecessary_tag && is_unnecessary(finding)) {
        out.tags.push_back(protocol::DiagnosticTag::unnecessary);
    }
    if (client_.related_information) {
        for (const lint::Related& related : finding.related) {
            out.related_information.push_back(
                {{version_.uri, range(related.span)}, related.message});
        }
    }
    return out;
}

protocol::WorkspaceEdit workspace_edit(const DocumentVersion& version, const Client& client,
                                       std::vector<protocol::TextEdit> edits) {
    protocol::WorkspaceEdit out{version.uri, std::nullopt, std::move(edits)};
    if (client.document_changes) out.version = version.version;
    return out;
}

} // namespace arbiter::lsp
