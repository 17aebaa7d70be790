vim.bo.commentstring = '; %s'
-- A move is one word: Nf3, O-O-O, e8=Q+, Rxd1#.
vim.bo.iskeyword = '@,48-57,_,-,+,=,#'
-- Export format (PGN 8.2.1) has lines of less than 80 characters.
vim.bo.textwidth = 79

vim.b.undo_ftplugin = 'setlocal commentstring< iskeyword< textwidth<'

-- Without an installed parser the text stays plain.
pcall(vim.treesitter.start)
