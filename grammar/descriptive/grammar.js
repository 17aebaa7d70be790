/**
 * Score sheets in descriptive notation as old books print them: lines of move numbers and moves in
 * one, two or four columns, with notes between them. Every text is accepted. Which lines are the
 * game and which are moves inside a note is told by the numbers and the board, not by a grammar.
 */

const tokens = require('./tokens');

module.exports = grammar({
  name: 'descriptive',

  extras: _ => [/[ \t\v\f]/],

  rules: {
    source_file: $ => seq(
      optional(choice($._line_break, $._blank_lines)),
      repeat($._spaced_paragraph),
      optional($.paragraph),
    ),

    // What is frequent ends with a token: so an edit leaves all other paragraphs as they are.
    _spaced_paragraph: $ => seq($.paragraph, $._blank_lines),

    // Lines without an empty one between them: moves, a note, a heading.
    paragraph: $ => seq($._token, repeat(choice($._token, $._line_break))),

    _token: $ => choice(
      $.tag_pair,
      $.move_number,
      $.move,
      $.dummy,
      $.result,
      $.reference,
      $.footnote,
      $.suffix,
      $.word,
      $.punctuation,
    ),

    _blank_lines: _ => token(tokens.blankLines),
    _line_break: _ => token(tokens.lineBreak),
    tag_pair: _ => token(/\[[A-Za-z0-9_]+[ \t]+"[^"\r\n]*"[ \t]*\]/),
    // Of two tokens that match the same text the first one wins.
    move_number: _ => token(tokens.moveNumber),
    move: _ => token(tokens.move),
    dummy: _ => token(tokens.dummy),
    result: _ => token(tokens.result),
    reference: _ => token(tokens.reference),
    footnote: _ => token(tokens.footnote),
    suffix: _ => token(tokens.suffix),
    word: _ => token(tokens.word),
    punctuation: _ => token(tokens.punctuation),
  },
});
