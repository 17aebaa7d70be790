(tag_pair) @property
(move) @variable
[(move_number) (dummy)] @number
[(result) (reference)] @constant
(suffix) @operator
(footnote) @label
[(word) (punctuation)] @spell @comment
