-- Drives Neovim as a user would: opens games, breaks a move, reads the finding, hovers, mends.
-- Run by neovim_test.sh with the file to open; that file may be changed.

local patience = 60000 -- ms, for each wait; a busy machine may need much of it
local file = arg[1]

local function fail(message)
  io.stderr:write('FAILED: ' .. message .. '\n')
  local log = io.open(vim.lsp.log.get_filename())
  if log then
    io.stderr:write('The log of the language client:\n', log:read('a'))
  end
  vim.cmd.cquit()
end

local function check(condition, message)
  if not condition then
    fail(message)
  end
end

local function equal(found, wanted, what)
  check(vim.deep_equal(found, wanted), ('%s is %s, not %s'):format(what, vim.inspect(found), vim.inspect(wanted)))
end

---Waits until `probe` gives something true, and returns that.
local function wait_for(what, probe)
  local found
  local came = vim.wait(patience, function()
    found = probe()
    return found
  end, 10)
  check(came, what .. ' did not come in time')
  return found
end

---Where `text` stands in the line, both from 0.
local function column_of(row, text)
  local line = vim.api.nvim_buf_get_lines(0, row, row + 1, true)[1]
  local first = line:find(text, 1, true)
  check(first, ('line %d has no %s: %s'):format(row + 1, text, line))
  return first - 1
end

local function illegal_moves()
  return vim.tbl_filter(function(diagnostic)
    return diagnostic.code == 'illegal-move'
  end, vim.diagnostic.get(0))
end

local function go_to(row, column)
  vim.api.nvim_win_set_cursor(0, { row + 1, column })
end

---The text of the hover at a place, from the window that Neovim opens for it.
local function hover_at(row, column)
  go_to(row, column)
  vim.lsp.buf.hover()
  local window = wait_for('the hover', function()
    for _, id in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(id).relative ~= '' then
        return id
      end
    end
  end)
  local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, true)
  vim.api.nvim_win_close(window, true)
  return table.concat(lines, '\n')
end

vim.cmd('filetype plugin on')
vim.lsp.enable('arbiter')
vim.cmd.edit(file)
equal(vim.bo.filetype, 'pgn', 'the file type')
equal(vim.bo.commentstring, '; %s', 'the comment string')

local client = wait_for('the server', function()
  local attached = vim.lsp.get_clients({ bufnr = 0, name = 'arbiter' })[1]
  return attached and attached.initialized and attached
end)
local original = vim.api.nvim_buf_get_lines(0, 0, -1, true)

-- The last game of the file ends
--   Rh6 22. Qg3 Bh4 23. Qg4 Bxe1 24. Rxe1 Rg6 25. Qh5 Qe7 26. Bd4 Bd5 27. c3 Qf7 28.
--   Be5 Qf5 29. Qh4 e3 30. Bf1 Qc2 31. Qh3 Qf2 0-1
local last = #original - 1
while not original[last + 1]:find('Qf2 0-1', 1, true) do
  last = last - 1
end
local row = last - 1
local column = column_of(row, 'Rxe1')

equal(#illegal_moves(), 0, 'the number of illegal moves before the change')

-- A bishop of White's stands on e2.
vim.api.nvim_buf_set_text(0, row, column + 3, row, column + 4, { '2' })
local finding = wait_for('the finding', function()
  return illegal_moves()[1]
end)
equal({ finding.lnum, finding.col, finding.end_col }, { row, column, column + 4 }, 'its place')
equal(finding.severity, vim.diagnostic.severity.ERROR, 'its severity')
equal(finding.source, 'arbiter', 'its source')
check(finding.message:find('Rxe2 is illegal', 1, true), 'unclear message: ' .. finding.message)
equal(#illegal_moves(), 1, 'the number of illegal moves')

-- The moves behind it are still followed. The FEN is what pgn-extract says of the whole game.
local text = hover_at(last, column_of(last, 'Qf2'))
check(
  text:find('2r4k/6pp/p3p1r1/1p1bB3/5P2/P1P1p2Q/1P3qPP/4RB1K w - - 4 32', 1, true),
  'no FEN in the hover: ' .. text
)

go_to(row, column)
vim.lsp.buf.code_action({
  apply = true,
  filter = function(action)
    return action.title:find('Rxe1', 1, true) ~= nil
  end,
})
wait_for('the fix', function()
  return vim.deep_equal(vim.api.nvim_buf_get_lines(0, 0, -1, true), original)
end)
wait_for('the end of the finding', function()
  return #illegal_moves() == 0
end)

-- The grammar and its queries, as an editor loads them.
vim.treesitter.get_parser(0):parse()
check(#vim.treesitter.get_captures_at_pos(0, row, column) > 0, 'no highlighting of a move')

-- A page of an old book. After 1. P-K4, P-K4; 2. Kt-KB3 the FEN is that of 1. e4 e5 2. Nf3.
local page = vim.fs.joinpath(vim.fs.dirname(file), 'page.dn')
vim.fn.writefile({
  '     WHITE.               BLACK.',
  '',
  ' 1. P-K4               1. P-K4',
  ' 2. Kt-KB3             2. Kt-QB3',
  ' 3. B-Kt5              3. Kt-B3',
  '',
  'A note that speaks of P-Q4,',
  'in two lines.',
}, page)
vim.cmd.edit(page)
equal(vim.bo.filetype, 'descriptive', 'the file type of a page')
wait_for('the server, for a page', function()
  return vim.lsp.get_clients({ bufnr = 0, name = 'arbiter' })[1]
end)
text = hover_at(3, column_of(3, 'Kt-KB3'))
check(
  text:find('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2', 1, true),
  'no FEN in the hover over a page: ' .. text
)
vim.treesitter.get_parser(0):parse()
check(#vim.treesitter.get_captures_at_pos(0, 3, column_of(3, 'Kt-KB3')) > 0, 'no highlighting of a page')
equal(vim.treesitter.foldexpr(7), '>1', 'the fold of a note')

client:stop()
wait_for('the end of the server', function()
  return #vim.lsp.get_clients() == 0
end)
equal(vim.v.errmsg, '', 'the last error of Neovim')
print('neovim ' .. tostring(vim.version()) .. ': ok')
vim.cmd.quitall({ bang = true })
