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
  `[Ee]nroque( ?\\(?(largo|corto)\\)?)?|[Rr]oque|[Cc]astles\\.?( ?\\(?(on |with )?${LETTERS}( ?side)?\\.?\\)?)?|[O0o]( ?${DASH} ?[O0o]){1,2}`;

// Spanish and French: the rank before the file, the wing behind the man.
const ROMANCE =
  '[RDTACFP][RDTACF]{0,2}\\.? ?(\\([RDTACF1-8]+\\)|[\\\\\\/])?' +
  `([1-8] ?[RDTACF]*( ?${DASH} ?[1-8] ?[RDTACF]+)?|[1-8]?(x|pr) ?[RDTACFP]+( ?\\([RDTACF1-8]+\\))?)` +
  '([:=][DTACF])?( ?(\\+\\+?|#|j|jaque|mate?|éch|[ea]\\.p)\\.?)*';

// Moves 1-6 as in Game No. 16; First three moves as before; Repeat Opening to Black's 8th move
const COUNTED =
  `([Mm]oves? [0-9]+ ?(${DASH}|to) ?[0-9]+|([Tt]he )?[Ff]irst [a-z0-9]+ moves)`;
const IN = '(before|above|in (the )?([A-Za-z]+ )?(No\\. ?)?([0-9]+|[IVXLC]+|[Gg]ame|[Vv]ariation))';
const UP_TO = "( up)? to( [A-Za-z0-9]+(['’]s)?)+";
const REPEAT = "Repeat( [A-Za-z0-9]+(['’]s)?)+";

// Resigns. And White wins. Mates in three moves. Given up as drawn. Las negras abandonan. Tablas.
const SIDE = '((White|Black) )';
const RESULTS = [
  `([Aa]nd )?${SIDE}?([Rr]esigns|[Ww]ins|[Mm]ates in ([a-z]+|[0-9]+)( moves)?)( the game)?`,
  `([Aa]nd )?${SIDE}(resigned|won|gives? up|gave up)( the game| in [a-z-]+ moves)?`,
  '([Aa]nd won|Resigned|[Gg]ives up)( the game)?',
  '([Aa]nd )?([Dd]raws|Drawn?)( ([Gg]ame|[Bb]attle|agreed|the game|by [a-z]+( [a-z]+)?))?',
  '(Given up|Abandoned) as (a )?drawn?( game)?',
  '([Aa]nd )?([Tt]he )?[Gg]ame (was )?(drawn|(given up|abandoned) as (a )?drawn?)',
  '([Ll]as )?([Bb]lancas|[Nn]egras) (abandona(n|ron)|gana(n|ron)|se rind(en|ieron))( la partida)?',
  '([Yy] )?([Aa]bandona(n|ron)?|[Gg]ana(n|ron)?|[Ss]e rinden?)( (la partida|las (blancas|negras)))?',
  '[Tt]ablas( por [a-záéíóúñ]+( [a-záéíóúñ]+)?)?',
  '([Ll]es )?([Bb]lancs|[Nn]oirs) (abandonnent|gagnent)( la partie)?',
  '[Aa]bandonn(e|ent)|([Pp]artie )?[Nn]ulle|[Pp]artie remise',
];

module.exports = {
  lineBreak: re(BREAK),
  // Not the two characters of one CRLF.
  blankLines: re(
    `(\\r\\n|\\n)(${BLANKS}*${BREAK})+|\\r(${BLANKS}*\\r\\n?|${BLANKS}+\\n)(${BLANKS}*${BREAK})*`,
  ),
  moveNumber: re(`[0-9]+(\\.+|[ ]?\\.{2,}([ ]?\\.+)*|[ ]?${DASH}|\\.[\u2013\u2014])?|\\([0-9]+\\)`),
  dummy: re('\\.{2,}([ ]?\\.+)*|(\\. )+\\.|---+|[\u2013\u2014]{2,}'),
  move: choice(
    re(`${LETTERS}( ?${BRACKETS})?(${REST}|${VERB}${MARKS}\\.?)`),
    re(`(${CASTLING})${MARKS}\\.?`),
    re(ROMANCE),
  ),
  result: re(
    `(${RESULTS.join('|')})\\.?|1${DASH}0|0${DASH}1|1\\/2${DASH}1\\/2|½${DASH}½`,
  ),
  reference: re(`\\(?(${COUNTED} as ${IN}|As ${IN}${UP_TO}|${REPEAT})\\.?\\)?`),
  footnote: /\[([A-Z]+|[0-9]+)\]/,
  suffix: /[!?]+|\([!?]+\)/,
  word: re('[^ \\t\\v\\f\\r\\n,;:.!?()\\[\\]{}|"\\x00]+'),
  punctuation: re('[,;:.()\\[\\]{}|"]|\\x00+'),
};
