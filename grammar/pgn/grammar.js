/**
 * PGN and what people write for it. Every text is accepted: what is no token is `unexpected`, so
 * that a mistake spoils one node and never its game.
 *
 * How fast an edit is reparsed depends on the shape of the rules: no conflicts are left to the
 * runtime, a node that occurs often begins and ends with a token, and a move is one token.
 */

const tokens = require('./tokens');
const { but } = tokens;

// The rules in order, or as many of the first ones as there are.
const beginningOf = (first, ...rest) =>
  rest.length === 0 ? first : seq(first, optional(beginningOf(...rest)));

module.exports = grammar({
  name: 'pgn',

  // A line break is a token, since `%` means something after it alone.
  extras: $ => [/[ \t\v\f]/, $._line_break],

  rules: {
    source_file: $ => seq(
      optional(alias($._first_escape, $.escape)),
      repeat(choice($.game, $._annotation, $._quoted, $.stray_close)),
    ),

    // Up to the termination marker, or the next tag section.
    game: $ => prec.right(choice(
      seq(
        choice($.tag_section, $._movetext),
        repeat(choice($._movetext, $._annotation, $.stray_close)),
        optional($.result),
      ),
      $.result,
    )),

    tag_section: $ => prec.right(seq(
      choice($.tag_pair, alias($._unopened_tag_pair, $.tag_pair)),
      repeat(choice(
        $.tag_pair,
        alias($._unopened_tag_pair, $.tag_pair),
        $.escape,
        $.unexpected,
        $._quoted,
      )),
    )),

    // A line break ends it where the ] is missing.
    tag_pair: $ => seq(
      '[',
      optional(field('name', $.tag_name)),
      optional(seq($._tag_part, repeat($._tag_part))),
      choice(']', $._line_break, $.escape),
    ),

    _tag_part: $ => choice(field('value', alias($._string, $.tag_value)), $.tag_text),

    // Name "value"]
    _unopened_tag_pair: $ => prec(1, seq(
      field('name', alias($._word, $.tag_name)),
      field('value', alias($._string, $.tag_value)),
      ']',
    )),

    // What begins like one.
    _quoted: $ => prec.right(1, seq(alias($._word, $.unexpected), alias($._string, $.unexpected))),

    // Two full moves are taken together where nothing stands between them, to keep the tree small.
    _movetext: $ => prec.right(choice(
      beginningOf($.move_number, $.move, $.move, $.move_number, $.move, $.move),
      $.move,
      $.variation,
    )),

    // One that is not closed ends with its game.
    variation: $ => prec.right(seq(
      '(',
      repeat(choice($._movetext, $._annotation, $.result)),
      optional(')'),
    )),

    _annotation: $ => choice(
      $.suffix,
      $.nag,
      $.comment,
      $.open_comment,
      $.line_comment,
      $.escape,
      $.text_glyph,
      $.stray_brace,
      $.unexpected,
    ),

    unexpected: $ => choice($._word, $._string, $._symbol),

    // Tokens. Of two that match the same text the first one wins.

    _line_break: _ => tokens.lineBreak,
    escape: _ => token(seq(tokens.lineBreak, '%', repeat(but('\\r\\n')))),
    _first_escape: _ => token.immediate(seq('%', repeat(but('\\r\\n')))),

    tag_name: _ => token(prec(1, /[A-Za-z0-9_]+/)),
    _string: _ => token(tokens.string),
    tag_text: _ => token(tokens.tagText),

    result: _ => token(tokens.result),
    move: _ => token(tokens.move),
    move_number: _ => token(tokens.moveNumber),
    suffix: _ => /[!?]+/,
    nag: _ => /\$[0-9]*/,
    text_glyph: _ => token(tokens.glyph),

    comment: _ => token(seq('{', repeat(but('}')), '}')),
    open_comment: _ => token(seq('{', repeat(but('}')))),
    line_comment: _ => token(seq(';', repeat(but('\\r\\n')))),

    stray_brace: _ => '}',
    stray_close: _ => ')',
    _word: _ => tokens.word,
    _symbol: _ => token(tokens.symbol),
  },
});
