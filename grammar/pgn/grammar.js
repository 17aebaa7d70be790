/**
 * PGN and what people write for it. Every text is accepted: what is no token is `unexpected`, so
 * that a mistake spoils one node and never its game.
 *
 * How fast an edit is reparsed depends on the shape of the rules: there are no conflicts left to the
 * runtime, a node that occurs often begins and ends with a token, and a move is one token.
 */

// Character classes, for use inside [].
const DASH = '\\-\\u2010-\\u2015\\u2212\\uFF0D';
// No-break, zero-width and ideographic blanks, controls: they end a token, and are `unexpected`.
const INVISIBLE =
  '\\x02-\\x08\\x0E-\\x1F\\x7F-\\xA0\\xAD\\u1680\\u180E\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F' +
  '\\u3000\\uFEFF';
// Evaluation and other signs that stand for a NAG.
const SIGN =
  '\\xB1\\u203C\\u2047-\\u2049\\u2190-\\u2211\\u2213-\\u23FF\\u25A0-\\u2610\\u2715\\u2716\\u27C0-\\u27FF' +
  '\\u2A00-\\u2BFF';
const MARK = '†‡';
// Punctuation that joins letters and digits within a word.
const JOINT = DASH + "+=\\/:.'’@#_^~|\\\\×⁄·。．＋＝";
const OTHER_PUNCTUATION = '!?$*<>&"%,;`¡§¿«»‘“”„…½、，（）：';
// Letters and figurines. Whatever is not ASCII and not named above counts as a letter.
const NO_LETTER =
  '\\x00-\\x40\\[-`{-\\xA0\\u{100000}-\\u{10FFFF}' + INVISIBLE + SIGN + MARK + JOINT + OTHER_PUNCTUATION;
const LETTER = `[^${NO_LETTER}]`;
const DIGIT = '[0-9０-９]';
const ALNUM = `(${LETTER}|[0-9])`;

const CAPTURE = '[x×:]';
const PIECE = '([A-Z]|Kt)';

// (Q) of a promotion, (K1) (7) (6D) of a disambiguation in descriptive notation.
const BRACKETED = '\\(=?([A-Zqrbn]|[1-8][A-Z]{0,2}|([A-Z]|Kt|KKt|QKt|[A-Z][A-Z])[1-8]?)\\)';

// What may follow the head of a move: more of it, or a misprint that belongs to it.
const TAIL = `(${ALNUM}|[${JOINT}]{1,2}${ALNUM}|[${JOINT}]?${BRACKETED}|e\\.p\\.)*`;
const CHECK = `([+＋]{1,3}|#{1,3}|[${MARK}]+|:|[ \\t]*e\\.[ \\t]?p\\.)*`;

// Chinese numerals, men and positions of a tandem; 进 退 平.
const HAN = '[一二三四五六七八九１-９1-9前中後后车車俥马馬傌炮砲包相象士仕将將帅帥兵卒]';
const HAN_MOVE = `${HAN}{2,3}[进進退平]${HAN}`;

const re = source => new RustRegex(source);

// The heads of moves that may go on freely …
const MOVE = [
  // e4 Nf3 Nbxd7 e2e4 Kt4d2 Sf3 Кре2 ♘f3 P4R C2=5
  `(Kt)?${LETTER}{1,4}${DIGIT}`,
  // P-K4 N:f3 KKt-QB3 Ng-f3
  `(Kt|${LETTER})${LETTER}{0,2}[${DASH}x×:]{1,2}(${LETTER}{1,3}${DIGIT}|${BRACKETED})`,
  // BxN QPxB QKtxKt TDxD P-Ksq R(K1)-K2 C(AR)xP C(1)2R
  `${PIECE}{1,3}(${BRACKETED})?[x×]${PIECE}`,
  `[KQRBNPt]{1,4}[${DASH}]{1,2}[KQRBNP]`,
  `${PIECE}{1,2}${BRACKETED}[${DASH}x×1-8]{1,2}${PIECE}`,
  // P@e4 @d4
  `${LETTER}{0,2}@${LETTER}${DIGIT}`,
  // Xiangqi: +R=8 C+.6 h--7
  `([+＋${DASH}]${LETTER}|${LETTER}[+＋${DASH}])[.=+＝＋．${DASH}]${DIGIT}`,
].map(head => head + TAIL + CHECK).concat([
  // … and those that end there: exd e:d O-O 0-0-0 OO, null moves.
  `[a-h]${CAPTURE}[a-h]${CHECK}`,
  `[O0oОоΟο]([${DASH}][O0oОоΟο]){1,2}${CHECK}`,
  `OOO?${CHECK}`,
  HAN_MOVE,
  '--|@@@@|0000',
]);

const HALF = '(1[/⁄]2|½|0?[.,]5)';
const RESULT = [
  '\\*',
  `1[ \\t]*[${DASH}:][ \\t]*0`,
  `0[ \\t]*[${DASH}:][ \\t]*1`,
  `0[ \\t]+[${DASH}:][ \\t]*0`,
  '0:0',
  '1[/⁄]2|½',
  `${HALF}[ \\t]*[${DASH}:][ \\t]*${HALF}`,
];

const GLYPH = [
  'N|TN|D|R|RR|ZZ|zz',
  `=|==|~|~=|=~|=\\/&`,
  `\\+\\/?=|=\\/?\\+`,
  `\\+\\/?[${DASH}]|[${DASH}]\\/?\\+`,
  `\\+[${DASH}][${DASH}]|[${DASH}][${DASH}]\\+`,
  '\\([=+_]\\)|\\[\\]|->|\\+>|<=|<=>|<\\+\\+>|\\/\\\\|_\\|_|\\|_|_\\||o\\^|oo|\\|\\|',
  `([=~]\\/?)?[${SIGN}][\\uFE0E\\uFE0F]?`,
];

// Any character but these, invalid bytes included. The generator forgets three in a negated class.
const but = chars => choice(re(`[^\\x00${chars}]`), /\x00+/, /[\u017F\u212A]/);

const LINE_BREAK = /[\r\n]([ \t\v\f]*[\r\n])*/;

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

    // Move numbers and moves are taken together to keep the tree small.
    _movetext: $ => prec.right(choice(
      seq($.move_number, optional(seq($.move, optional($.move)))),
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
      $.line_comment,
      $.escape,
      $.open_comment,
      $.text_glyph,
      $.stray_brace,
      $.unexpected,
    ),

    stray_close: _ => ')',

    // Line breaks and blank lines, to the start of the next line that is not blank.
    _line_break: _ => LINE_BREAK,

    escape: _ => token(seq(LINE_BREAK, '%', repeat(but('\\r\\n')))),

    _first_escape: _ => token.immediate(seq('%', repeat(but('\\r\\n')))),

    tag_name: _ => token(prec(1, /[A-Za-z0-9_]+/)),

    _string: _ => token(seq(
      '"',
      repeat(choice(but('"\\\\\\r\\n'), seq('\\', but('\\r\\n')))),
      /\\?"/,
    )),

    tag_text: _ => token(choice(
      // A string without its end goes to the last ] of its line.
      seq('"', repeat(seq(/\]*[ \t]*/, but('"\\] \\t\\r\\n')))),
      seq(but('"\\] \\t\\v\\f\\r\\n'), repeat(seq(/[ \t]*/, but('"\\] \\t\\r\\n')))),
    )),

    move_number: _ => token(choice(/[0-9]+([ \t\r\n]*[.…]+)*/, /[.…]*(\.\.|…)/)),

    result: _ => token(choice(...RESULT.map(re))),

    move: _ => token(choice(...MOVE.map(re))),

    suffix: _ => /[!?]+/,

    nag: _ => /\$[0-9]*/,

    comment: _ => token(seq('{', repeat(but('}')), '}')),

    open_comment: _ => token(seq('{', repeat(but('}')))),

    line_comment: _ => token(seq(';', repeat(but('\\r\\n')))),

    text_glyph: _ => token(choice(...GLYPH.map(re))),

    stray_brace: _ => '}',

    unexpected: $ => choice($._word, $._string, $._symbol),

    _word: _ => re(`${LETTER}(${ALNUM}|[${JOINT}]+${ALNUM})*`),

    _symbol: _ => token(choice(
      re(`[${JOINT}]+`),
      re(`[${INVISIBLE}]+`),
      /<\/?[A-Za-z][^<>\r\n]*>/,
      /&(#?[A-Za-z0-9]+;)?/,
      but(' \\t\\v\\f\\r\\n'),
    )),
  },
});
