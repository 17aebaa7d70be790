vim.bo.commentstring = '; %s'
-- A move is one word: Nf3, O-O-O, e8=Q+, Rxd1#.
vim.bo.iskeyword = '@,48-57,_,-,+,=,#'

vim.b.undo_ftplugin = 'setlocal commentstring< iskeyword<'

-- Without an installed parser the text stays plain.
pcall(vim.treesitter.start)
