/** The classes of the letter reader that may come out of it: Latin and Greek letters, figures and signs, no ideographs. */
export type LetterClasses = { characters: readonly string[]; allowed: Int32Array };

const wanted = /^[\x20-\x7e\u00a0-\u024f\u0370-\u03ff\u2010-\u2044\u2070-\u209f\u2190-\u22ff℃]$/u;

/** `keys` has one character a line. Class 0 means "no character", the last one a blank. */
export function letterClasses(keys: string): LetterClasses {
  const characters = ['', ...keys.replace(/\r?\n$/u, '').split(/\r?\n/u), ' '];
  const allowed = characters.flatMap((character, index) => (index === 0 || wanted.test(character) ? [index] : []));
  return { characters, allowed: Int32Array.from(allowed) };
}
