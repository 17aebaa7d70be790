#!/bin/sh
# neovim_test.sh NVIM BINARY_FOLDER PLUGIN PARSER_RUNTIME PGN_FILE
# Runs neovim_test.lua in a Neovim without any settings of the user. 77 means skipped.
set -eu
nvim=$1 binaries=$2 plugin=$3 parser=$4 games=$5

skip() {
    echo "SKIPPED: $1"
    exit 77
}

command -v "$nvim" >/dev/null || skip "no Neovim; set the CMake variable NVIM"
"$nvim" --clean --headless -c "lua vim.cmd(vim.fn.has('nvim-0.11') == 1 and 'quit' or 'cquit')" ||
    skip "$nvim is older than 0.11"
[ -e "$games" ] || skip "$games is absent"

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cp "$games" "$home/games.pgn"
chmod u+w "$home/games.pgn"

# The last folder has Neovim's own parsers where it was unpacked elsewhere than it was built for.
PATH=$binaries:$PATH XDG_STATE_HOME=$home XDG_DATA_HOME=$home XDG_CONFIG_HOME=$home XDG_CACHE_HOME=$home \
    "$nvim" --clean --headless \
    --cmd "set runtimepath^=$plugin,$parser" \
    --cmd 'set runtimepath+=$VIMRUNTIME/../../../lib/nvim' \
    -l "$(dirname "$0")/neovim_test.lua" "$home/games.pgn"
