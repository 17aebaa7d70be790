-- A move is one word: P-K4, KtxP, B-QKt5, T1R.
vim.bo.iskeyword = '@,48-57,-'

vim.b.undo_ftplugin = 'setlocal iskeyword<'

-- Without an installed parser the text stays plain.
pcall(vim.treesitter.start)
