/**
 * The tokens that take more than a line, as regular expressions.
 */

// Character classes, for use inside [].

const DASH = '\\-\\u2010-\\u2015\\u2212\\uFF0D';

// No-break, zero-width and ideographic blanks, controls: they end a token, and are `unexpected`.
// U+0001 is left to the last resort in `symbol`, see there.
const INVISIBLE =
  '\\x02-\\x08\\x0E-\\x1F\\x7F-\\xA0\\xAD\\u1680\\u180E\\u2000-\\u200F\\u2028-\\u202F' +
  '\\u205F-\\u206F\\u3000\\uFEFF';

// Evaluation and other signs that stand for a NAG.
const SIGN =
  '\\xB1\\u203C\\u2047-\\u2049\\u2190-\\u2211\\u2213-\\u23FF\\u25A0-\\u2610\\u2715\\u2716' +
  '\\u27C0-\\u27FF\\u2A00-\\u2BFF';

const CHECK_SIGN = '†‡';

// Punctuation that may stand within a word; a dot only alone.
const JOINT = DASH + '+=\\/:\'’@#_^~|\\\\×⁄·。．＋＝';

const OTHER_PUNCTUATION = '!?$*<>&"%,;.`¡§¿«»‘“”„…½、，（）：';

// Letters and figurines: whatever is neither ASCII nor named above counts as a letter.
const NO_LETTER =
  '\\x00-\\x40\\[-`{-\\xA0\\u{100000}-\\u{10FFFF}' +
  INVISIBLE + SIGN + CHECK_SIGN + JOINT + OTHER_PUNCTUATION;
const LETTER = `[^${NO_LETTER}]`;
const DIGIT = '[0-9０-９]';
const ALNUM = `(${LETTER}|[0-9])`;
const MORE = `([${JOINT}]+|\\.)?${ALNUM}`; // of a word

const re = source => new RustRegex(source);
const anyOf = sources => choice(...sources.map(re));

// Any character but these, invalid bytes included. The generator leaves three characters out of a
// negated class.
const but = chars => choice(re(`[^\\x00${chars}]`), /\x00+/, /[\u017F\u212A]/);

// Moves ------------------------------------------------------------------------------------------

const CASTLING = '[0OoОоΟο]'; // zero, Latin, Cyrillic, Greek
const CAPTURE = '[x×:]';
const CHECKS = `[+＋#${CHECK_SIGN}]*`;

// (Q) of a promotion, (K1) (7) (6D) of a disambiguation in descriptive notation.
const BRACKETED = '\\(=?([A-Z1-8t]+|[qrbn])\\)';

// What may follow the head of a move: more of it, or a misprint that belongs to it.
const TAIL = `(${MORE}|[${JOINT}]?${BRACKETED})*`;

const EN_PASSANT = '[ \\t]*e\\.[ \\t]?p\\.';

// Xiangqi in Chinese: men, their places in a tandem, numerals.
const HAN = '[车車俥马馬傌炮砲包相象士仕将將帅帥兵卒前中後后一二三四五六七八九１-９1-9]';

// Heads of moves that may go on freely …
const OPEN_MOVES = [
  // e4 Nf3 Nbxd7 Ktbxd2 Mshac4 Mshaxc4 e2e4 Sf3 Кре2 ♘f3 P4R C2=5, P-K4 N:f3 KKt-QB3 Ng-f3
  `${LETTER}{1,4}(x?[a-h]|[${DASH}×:]+${LETTER}+)?${DIGIT}`,
  // R-(B5)B7 BxN QPxB QKtxKt TDxD
  `[A-Z][A-Zt]*([x×][A-Z]|[x×${DASH}]${BRACKETED})`,
  // R-Ksq
  `[KQRBNP][KQRBNPt]*[${DASH}]+[KQRBNP]`,
  // R(K1)-K2 C(AR)xP C(1)2R
  `[A-Z][A-Zt]*${BRACKETED}[${DASH}x×1-8]`,
  // P@e4 @d4
  `${LETTER}{0,2}@${LETTER}${DIGIT}`,
  // +R=8 C+.6 h--7
  `([+＋${DASH}]${LETTER}|${LETTER}[+＋${DASH}])[.=+＝＋．${DASH}]${DIGIT}`,
];

// … and whole moves: exd e:d, castling, null moves, 5254 of correspondence chess, 炮二平五.
const CLOSED_MOVES = [
  `[a-h]${CAPTURE}[a-h]${CHECKS}`,
  `(${CASTLING}([${DASH}]${CASTLING}){1,2}|OOO?)${CHECKS}`,
  '--|@@@@|0000',
  '[1-8]{4}[1-4]?',
  `${HAN}+[进進退平]${HAN}`,
];

// Other tokens -----------------------------------------------------------------------------------

const HALF = '(1[/⁄]2|½|0?[.,]5)';

const RESULTS = [
  '\\*',
  `1[ \\t]*[${DASH}:][ \\t]*0`,
  `0[ \\t]*[${DASH}:][ \\t]*1`,
  `0[ \\t]+[${DASH}:][ \\t]*0|0:0`, // 0-0 is castling here
  `${HALF}[ \\t]*[${DASH}:][ \\t]*${HALF}`,
  '1[/⁄]2|½',
];

const GLYPHS = [
  'N|TN|D|R|RR|ZZ|zz',
  '=|==|~|~=|=~|=\\/&',
  '\\+\\/?=|=\\/?\\+',
  `\\+\\/?[${DASH}]|[${DASH}]\\/?\\+`,
  `\\+[${DASH}][${DASH}]|[${DASH}][${DASH}]\\+`,
  '\\([=+_]\\)|\\[\\]|->|\\+>|<=|<=>|<\\+\\+>|\\/\\\\|_\\|_|\\|_|_\\||o\\^|oo|\\|\\|',
  `([=~]\\/?)?[${SIGN}][\\uFE0E\\uFE0F]?`,
];

module.exports = {
  but,
  // Line breaks and blank lines, to the start of the next line that is not blank.
  lineBreak: /[\r\n]([ \t\v\f]*[\r\n])*/,
  string: seq('"', repeat(choice(but('"\\\\\\r\\n'), seq('\\', but('\\r\\n')))), /\\?"/),
  tagText: choice(
    // A string without its end goes to the last ] of its line.
    seq('"', repeat(seq(/[\] \t]*/, but('"\\] \\t\\r\\n')))),
    seq(but('"\\] \\t\\v\\f\\r\\n'), repeat(seq(/[ \t]*/, but('"\\] \\t\\r\\n')))),
  ),
  move: choice(
    re(`(${OPEN_MOVES.join('|')})${TAIL}(${CHECKS}|:)(${EN_PASSANT}${CHECKS})?`),
    anyOf(CLOSED_MOVES),
  ),
  moveNumber: choice(/[0-9]+([ \t\r\n]*[.…]+)*/, /[.…]*(\.\.|…)/),
  result: anyOf(RESULTS),
  glyph: anyOf(GLYPHS),
  word: re(`${LETTER}(${MORE})*`),
  symbol: choice(
    re(`[${JOINT}]+`),
    re(`[${INVISIBLE}]+`),
    /<\/?[A-Za-z][^<>\r\n]*>/,
    /&(#?[A-Za-z0-9]+;)?/,
    // The last resort. Since it holds both U+0001 and the highest code points, the generator writes
    // it as a negation, which an invalid byte (-1) passes.
    but(' \\t\\v\\f\\r\\n'),
  ),
};
