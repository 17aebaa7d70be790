([(comment) (line_comment)] @injection.content
  (#set! injection.language "comment"))
