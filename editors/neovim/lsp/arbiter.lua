---@brief
---
--- Arbiter checks chess games in PGN and in the descriptive notation of old books. Put the program `arbiter` on your PATH, then
---
---     vim.lsp.enable('arbiter')

---@type vim.lsp.Config
return {
  cmd = { 'arbiter', 'lsp' },
  filetypes = { 'pgn', 'descriptive' },
  root_markers = { '.arbiter.toml', '.git' },
  -- A terminal shows no images: boards are made of characters.
  init_options = { hover = { svg = false } },
}
