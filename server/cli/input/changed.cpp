#include "cli/input/changed.h"

#include "cli/process.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

using Text = tl::expected<std::string, std::string>;

// The output of git in a folder; the error is what git says.
Text git(const fs::path& folder, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"git", "-C", folder.string()});
    auto result = run_process(arguments);
    if (!result) return tl::unexpected(result.error());
    if (result->status == 0) return std::move(result->out);
    std::string_view said = result->error;
    said = said.substr(0, said.find('\n'));
    if (said.starts_with("fatal: ")) said.remove_prefix(7);
    return tl::unexpected(said.empty() ? fmt::format("git failed with status {}", result->status)
                                       : fmt::format("git says: {}", said));
}

// Names that end with NUL.
std::set<std::string, std::less<>> names(std::string_view list) {
    std::set<std::string, std::less<>> all;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('\0'), list.size());
        all.emplace(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return all;
}

std::uint64_t take_number(std::string_view& text) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}

// Of a hunk's head `@@ -1,2 +3,4 @@`: four lines from 3. Where lines are only gone, those around
// the place.
std::optional<LineRange> read_hunk(std::string_view line) {
    if (!line.starts_with("@@ -")) return std::nullopt;
    line.remove_prefix(std::min(line.find('+'), line.size()));
    if (line.empty()) return std::nullopt;
    line.remove_prefix(1);
    const std::uint64_t first = take_number(line);
    std::uint64_t count = 1;
    if (line.starts_with(',')) {
        line.remove_prefix(1);
        count = take_number(line);
    }
    return count == 0 ? LineRange{first, first + 1} : LineRange{first, first + count - 1};
}

LineRanges read_hunks(std::string_view diff) {
    LineRanges ranges;
    while (!diff.empty()) {
        const std::size_t end = std::min(diff.find('\n'), diff.size());
        if (const auto range = read_hunk(diff.substr(0, end))) ranges.push_back(*range);
        diff.remove_prefix(std::min(end + 1, diff.size()));
    }
    return ranges;
}

// A work tree of git, and what differs in it from the revision.
class WorkTree {
public:
    static tl::expected<WorkTree, std::string> open(const fs::path& root,
                                                    const std::string& revision) {
        const auto commit = git(
            root, {"rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"});
        if (!commit)
            return tl::unexpected(
                fmt::format("{}: there is no revision {} here", root.string(), revision));
        WorkTree tree(root, commit->substr(0, commit->find('\n')));
        const auto changed = git(root, {"diff", "--name-only", "-z", "--no-renames",
                                        "--no-ext-diff", tree.commit_, "--"});
        if (!changed) return tl::unexpected(changed.error());
        const auto untracked = git(root, {"ls-files", "--others", "--exclude-standard", "-z"});
        if (!untracked) return tl::unexpected(untracked.error());
        tree.changed_ = names(*changed);
        tree.untracked_ = names(*untracked);
        return tree;
    }

    // Whether the file differs; sets the lines that do.
    tl::expected<bool, std::string> find_changes(const fs::path& file, Input& input) const {
        const std::string name = file.lexically_relative(root_).generic_string();
        if (untracked_.contains(name)) return true;
        if (!changed_.contains(name)) return false;
        const auto diff = git(root_, {"diff", "-U0", "--inter-hunk-context=0", "--text",
                                      "--no-color", "--no-renames", "--no-ext-diff",
                                      "--no-textconv", commit_, "--", ":(top,literal)" + name});
        if (!diff) return tl::unexpected(diff.error());
        input.lines = read_hunks(*diff);
        return !input.lines->empty();
    }

private:
    WorkTree(fs::path root, std::string commit)
        : root_(std::move(root)), commit_(std::move(commit)) {}

    fs::path root_;
    std::string commit_;
    std::set<std::string, std::less<>> changed_;
    std::set<std::string, std::less<>> untracked_;
};

// The work trees that files are in, each opened once.
class WorkTrees {
public:
    explicit WorkTrees(std::string revision) : revision_(std::move(revision)) {}

    tl::expected<const WorkTree*, std::string> find(const fs::path& folder) {
        auto root = roots_.find(folder);
        if (root == roots_.end()) {
            auto top = git(folder, {"rev-parse", "--show-toplevel"});
            if (!top) return tl::unexpected(top.error());
            if (top->ends_with('\n')) top->pop_back();
            root = roots_.emplace(folder, *top).first;
        }
        auto tree = trees_.find(root->second);
        if (tree == trees_.end()) {
            auto opened = WorkTree::open(root->second, revision_);
            if (!opened) return tl::unexpected(opened.error());
            tree = trees_.emplace(root->second, *std::move(opened)).first;
        }
        return &tree->second;
    }

private:
    std::string revision_;
    std::map<fs::path, fs::path> roots_;
    std::map<fs::path, WorkTree> trees_;
};

} // namespace

tl::expected<Inputs, std::string> only_changed(Inputs inputs, const std::string& revision) {
    WorkTrees trees(revision);
    Inputs changed;
    changed.errors = std::move(inputs.errors);
    for (auto& input : inputs.files) {
        if (input.path == stdin_path)
            return tl::unexpected(std::string("standard input has no revisions to compare with"));
        std::error_code error;
        const fs::path file = fs::canonical(input.path, error);
        if (error) return tl::unexpected(fmt::format("{}: {}", input.name, error.message()));
        const auto tree = trees.find(file.parent_path());
        if (!tree) return tl::unexpected(fmt::format("{}: {}", input.name, tree.error()));
        const auto differs = (*tree)->find_changes(file, input);
        if (!differs) return tl::unexpected(fmt::format("{}: {}", input.name, differs.error()));
        if (*differs) changed.files.push_back(std::move(input));
    }
    return changed;
}

} // namespace arbiter::cli
