#pragma once

#include "lint/collection/digest.h"
#include "lint/options.h"
#include "lint/rule.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Rules that compare games with each other. They keep a few dozen bytes of a game, so that
// databases of any size can be compared.
namespace arbiter::lint {

// A line of a file: its number among those compared, and the line from 1.
struct CollectionPlace {
    std::uint32_t file = 0;
    std::uint64_t line = 0;
};

// The files' names, as the caller has them.
class FileNames {
public:
    void add(std::string_view name) { names_.emplace_back(name); }
    std::uint32_t last() const { return static_cast<std::uint32_t>(names_.size()) - 1; }
    const std::string& operator[](std::uint32_t file) const { return names_[file]; }
    std::string write(CollectionPlace place) const; // "games.pgn:12"

private:
    std::vector<std::string> names_;
};

enum class Standing : std::uint8_t {
    checked, // what is found in it is told
    known,   // it is there for others to be compared with
};

struct CollectedGame {
    std::string_view text;
    const GameDigest& digest;
    CollectionPlace place;
    Standing standing = Standing::checked;
};

// A finding in a game that is no longer at hand: of its text only the part that is needed to show
// the finding is kept.
struct LateFinding {
    CollectionPlace place; // of the text's start
    std::string text;
    Finding finding;
};

class CollectionRule {
public:
    CollectionRule(const Rule& rule, const Options& options) : rule_(rule), options_(options) {}
    virtual ~CollectionRule() = default;
    CollectionRule(const CollectionRule&) = delete;
    CollectionRule& operator=(const CollectionRule&) = delete;

    const Rule& rule() const { return rule_; }
    // The next game, in the order of the files. What earlier games say of it, if one of the two is
    // checked.
    virtual std::vector<Finding> add(const CollectedGame& game, const FileNames& files) = 0;
    // What is known only now that all games were seen.
    virtual std::vector<LateFinding> finish(const FileNames&) { return {}; }

protected:
    Report report(std::vector<Finding>& out) const { return {rule_, options_, out}; }

private:
    const Rule& rule_;
    Options options_;
};

} // namespace arbiter::lint
