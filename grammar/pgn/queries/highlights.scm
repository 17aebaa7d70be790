(tag_name) @property
[(tag_value) (tag_text)] @string
["[" "]"] @punctuation.bracket

(move) @variable
(move_number) @number
(result) @constant
["(" ")"] @punctuation.bracket

[(nag) (suffix) (text_glyph)] @operator

(comment) @spell @comment
(open_comment) @spell @comment
(line_comment) @spell @comment
(escape) @keyword.directive

[(stray_brace) (stray_close) (unexpected)] @comment.error
