#pragma once

#include "support/folder.h"

#include <sys/wait.h>

#include <cstdlib>
#include <string>

// The program as its users start it.
namespace arbiter::test {

struct Outcome {
    int status;
    std::string out;
    std::string error;
};

// Runs `arbiter ARGUMENTS` in the folder, as a shell line.
inline Outcome arbiter_in(const Folder& folder, const std::string& arguments) {
    const std::string line = "cd '" + folder.path().string() + "' && '" ARBITER_BINARY "' " +
                             arguments + " >.out 2>.error";
    const int status = std::system(line.c_str());
    return {WEXITSTATUS(status), folder.read(".out"), folder.read(".error")};
}

inline const std::string roster =
    "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n"
    "[White \"W\"]\n[Black \"B\"]\n[Result \"*\"]\n\n";
inline const std::string good = roster + "1. e4 e5 *\n";
inline const std::string bad = roster + "1. e4 e5 2. Ke3 *\n";

} // namespace arbiter::test
