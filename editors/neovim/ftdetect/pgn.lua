-- .dn: a page of an old book, in descriptive notation.
vim.filetype.add({ extension = { pgn = 'pgn', dn = 'descriptive' } })
