// The last sigma of a word, the German double s, and the micro sign, which is a Greek letter to Unicode and typed as "u".
const alike: Readonly<Partial<Record<string, string>>> = { ς: 'σ', ß: 'ss', μ: 'u' };

/** Letters as a search compares them: without capitals, accents and ligatures. No letter is folded by its neighbours. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ςßμ]/gu, (letter) => alike[letter] ?? letter);

const most = 10;

/** The words that are looked for, each once, folded. None where nothing was written that can be found. */
export const searchWords = (written: string): string[] =>
  [...new Set(fold(written).split(/\s+/u))].filter((word) => /[\p{L}\p{N}]/u.test(word)).slice(0, most);
