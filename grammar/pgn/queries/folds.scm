[
  (game)
  (tag_section)
  (variation)
  (comment)
] @fold
