import words from './abbreviations.json' with { type: 'json' };

/** Spelled although they look like words; the short ones also in lines of capitals. Every name without a vowel is spelled in any case. */
const spelled = new Set(words.spelled);

/** Capitals that are said as words. */
const asWords = new Set(words.asWords);

/** Names that mix letters in a way of their own, and those that are half a word. What only clinicians pronounce, as "CABG", is spelled. */
const mixed: Readonly<Record<string, string>> = words.mixed;

/**
 * Capitals are said letter by letter, but for those that people say as words. A line that is printed in capitals altogether is read
 * as words: there, only what is known as an abbreviation, or cannot be pronounced, is spelled.
 */
export function sayAbbreviations(text: string): string {
  const isShouted = !/\p{Ll}{2}/u.test(text) && (text.match(/\p{Lu}{4}/gu) ?? []).length > 0;
  return text.replace(
    token,
    (word) => mixedWords(word) ?? (isCapitals.test(word) ? capitalWords(word, isShouted) : word),
  );
}

const token = /(?<![\p{L}\d])[A-Za-z][A-Za-z\d]*(?![\p{L}\d])/gu;
const isCapitals = /^[A-Z]{2,}\d*s?$/u;

function mixedWords(word: string): string | undefined {
  const known = mixed[word];
  if (known !== undefined) return known;
  const single = word.endsWith('s') ? mixed[word.slice(0, -1)] : undefined;
  return single === undefined ? undefined : `${single}s`;
}

function capitalWords(word: string, isShouted: boolean): string {
  const [, letters = word, digits = '', plural = ''] = /^([A-Z]+)(\d*)(s?)$/u.exec(word) ?? [];
  if (isSpelled(letters, isShouted)) return `${letterByLetter(letters)} ${digits}`.trim() + (plural === '' ? '' : "'s");
  // Small letters, or some voices would spell it.
  const small = letters.toLowerCase();
  const said = letters.length > 3 && !asWords.has(letters) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  return `${said}${digits === '' ? '' : ` ${digits}`}${plural}`;
}

// Some voices take an "A" that stands alone for the article, and say "uh"; with points it is the letter.
const letterByLetter = (letters: string) => [...letters].join(letters.includes('A') ? '.' : ' ');

function isSpelled(letters: string, isShouted: boolean): boolean {
  if (asWords.has(letters)) return false;
  if (spelled.has(letters) || !/[AEIOUY]/u.test(letters)) return true;
  if (letters.length <= 3) return !isShouted;
  return letters.length <= 5 && !onset.test(letters);
}

// How English words begin: what begins otherwise, as "DCIS" and "NKDA", nobody can pronounce.
const onset = /^(?:[BCFGKPSTW]?[HLR]?|D[RW]?|Q|S[CKMNPQTW]?[HLR]?|SCH|THR|TW|KN|GN|PN|PS|[HJLMNRVWXYZ])[AEIOUY]/u;
