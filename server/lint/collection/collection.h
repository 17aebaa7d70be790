#pragma once

#include "lint/collection/collection_rule.h"
#include "lint/options.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace arbiter::lint {

// Whether any rule that compares games is to run; if not, no digests are needed.
bool compares_games(const Options& options);

// Compares the games of one or more files, which come in order, by the rules that compare games.
class Collection {
public:
    void start_file(std::string_view name) { files_.add(name); }
    // The next game of the file, by the rules that run there. What earlier games say of it.
    std::vector<Finding> add(std::string_view text, const GameDigest& digest, std::uint64_t line,
                             const Options& options, Standing standing = Standing::checked);
    // What is known only now that all games were seen, in the order of the files.
    std::vector<LateFinding> finish();
    const FileNames& files() const { return files_; }

private:
    CollectionRule& find_or_make(const Rule& rule, const Options& options);

    std::vector<std::unique_ptr<CollectionRule>> rules_;
    FileNames files_;
};

} // namespace arbiter::lint
