/** Writing systems that whole names are written in. Japanese and Korean mix theirs with Chinese signs by nature. */
const alphabets = [
  /\p{scx=Latin}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Armenian}/u,
  /\p{scx=Georgian}/u,
  /\p{scx=Hebrew}/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Ethiopic}/u,
  /\p{scx=Devanagari}/u,
  /\p{scx=Bengali}/u,
  /\p{scx=Gurmukhi}/u,
  /\p{scx=Gujarati}/u,
  /\p{scx=Tamil}/u,
  /\p{scx=Telugu}/u,
  /\p{scx=Kannada}/u,
  /\p{scx=Malayalam}/u,
  /\p{scx=Sinhala}/u,
  /\p{scx=Thai}/u,
  /\p{scx=Lao}/u,
  /\p{scx=Khmer}/u,
  /\p{scx=Myanmar}/u,
  /\p{scx=Tibetan}/u,
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  /[\p{scx=Han}\p{scx=Hangul}]/u,
  /[\p{scx=Han}\p{scx=Bopomofo}]/u,
];

const letter = /[\p{L}\p{M}]/u;

/** Whether all letters of a text are of one writing system: a Cyrillic `а` among Latin letters passes for what it is not. */
export function isOfOneScript(text: string): boolean {
  const letters = [...text].filter((sign) => letter.test(sign));
  return letters.length === 0 || alphabets.some((alphabet) => letters.every((sign) => alphabet.test(sign)));
}
