(paragraph) @fold
