#pragma once

#include "support/shared.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

// The program as its users start it.
namespace arbiter::test {

// A folder of its own for each test, gone with it.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "arbiter-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void write(const std::filesystem::path& name, const std::string& text) const {
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << text;
    }
    std::string read(const std::filesystem::path& name) const {
        return test::read_file(path_ / name);
    }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

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
