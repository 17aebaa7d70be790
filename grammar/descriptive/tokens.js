/**
 * The tokens that take more than a line, as regular expressions. They are wide: they find where a
 * move begins and ends, and leave what it says to the program that reads it.
 */

const re = source => new RustRegex(source);

const BREAK = '(\\r\\n?|\\n)';
const BLANKS = '[ \\t\\v\\f]';
const DASH = '(--|[\\-\\u2010-\\u2015\\u2212])';

// English: men and files as they are printed, each perhaps with a dot or as a genitive.
const LETTER =
  "([KQRBNP]|K[tT]s?|kt|King|Queen|Rook|Bishop|Knight|Pawn)(['’]?[sS])?\\.?";
const LETTERS = `${LETTER}( ?${LETTER})*`;
const RANK = '([1-8](st|[nr]?d|th)?|sq(uare)?)';
// (K 2) (on R2!) (B. sq.) (7) (=Q) (2d Q); not (ch.)
const BRACKETS = '\\((on |from |=)?[A-Z1-8][A-Za-z0-9.! ]*\\)';

const MARK =
  '(ch(eck(s|m|mates?)?)?|mates?|e\\. ?p|_?en pas(sant)?_?|in passing|' +
  'dis(c|covering|covered)?|d(ou)?b(le?)?|best)';
const MARKS = `([,:.]? ?(and )?\\(?(${MARK}|\\+|#)\\.?\\)?)*`;

const TO =
  ` ?(${DASH}|to) ?(${BRACKETS})?((his|her|its) ?)?(${LETTERS})?( ?${RANK})?`;
const TAKES = ` ?(x|X|×|takes?|tks) ?(${LETTERS}${RANK}?)?`;
const VERB = ' ([Cc]hecks|[Mm]ates|interposes|covers|moves|[Qq]ueens)';
const REST = `(${TO}|${TAKES})\\.?( ?${BRACKETS}|[=/]${LETTER}|,? becomes a ${LETTER}|,? \\(?becoming a ${LETTER}\\)?)?${MARKS}\\.?`;

const CASTLING =
  `[Cc]astles\\.?( ?\\(?(on |with )?${LETTERS}( ?side)?\\.?\\)?)?|[O0o]( ?${DASH} ?[O0o]){1,2}`;

// Spanish and French: the rank before the file, the wing behind the man.
const ROMANCE =
  '[RDTACFP][RDTACF]?\\.? ?(\\([RDTACF1-8]+\\)|[\\\\\\/])?' +
  `([1-8] ?[RDTACF]*( ?${DASH} ?[1-8] ?[RDTACF]+)?|[1-8]?(x|pr) ?[RDTACFP]+( ?\\([RDTACF1-8]+\\))?)` +
  '([:=][DTACF])?( ?(\\+\\+?|#|j|jaque|mate?|éch|[ea]\\.p)\\.?)*';

// Moves 1-6 as in Game No. 16; First three moves as before; Repeat Opening to Black's 8th move
const COUNTED =
  `([Mm]oves? [0-9]+ ?(${DASH}|to) ?[0-9]+|([Tt]he )?[Ff]irst [a-z0-9]+ moves)`;
const IN = '(before|above|in (the )?([A-Za-z]+ )?(No\\. ?)?([0-9]+|[IVXLC]+|[Gg]ame|[Vv]ariation))';
const UP_TO = "( up)? to( [A-Za-z0-9]+(['’]s)?)+";
const REPEAT = "Repeat( [A-Za-z0-9]+(['’]s)?)+";

module.exports = {
  lineBreak: re(BREAK),
  // Not the two characters of one CRLF.
  blankLines: re(
    `(\\r\\n|\\n)(${BLANKS}*${BREAK})+|\\r(${BLANKS}*\\r\\n?|${BLANKS}+\\n)(${BLANKS}*${BREAK})*`,
  ),
  moveNumber: re(`[0-9]+(\\.+|[ ]?\\.{2,}([ ]?\\.+)*|[ ]?${DASH})?|\\([0-9]+\\)`),
  dummy: re('\\.{2,}([ ]?\\.+)*|(\\. )+\\.|---+'),
  move: choice(
    re(`${LETTERS}( ?${BRACKETS})?(${REST}|${VERB}${MARKS}\\.?)`),
    re(`(${CASTLING})${MARKS}\\.?`),
    re(ROMANCE),
  ),
  result: re(
    '([Aa]nd )?((White|Black) )?([Rr]esigns|[Ww]ins|[Mm]ates in [a-z]+ moves)( the game)?\\.?|' +
    'Drawn?( game)?\\.?|1-0|0-1|1\\/2-1\\/2|½-½',
  ),
  reference: re(`\\(?(${COUNTED} as ${IN}|As ${IN}${UP_TO}|${REPEAT})\\.?\\)?`),
  footnote: /\[([A-Z]+|[0-9]+)\]/,
  suffix: /[!?]+|\([!?]+\)/,
  word: re('[^ \\t\\v\\f\\r\\n,;:.!?()\\[\\]{}|"\\x00]+'),
  punctuation: re('[,;:.()\\[\\]{}|"]|\\x00+'),
};
