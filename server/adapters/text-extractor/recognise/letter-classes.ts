/**
 * The classes of the letter reader that are asked for, by their place in the model. `characters` has what each stands for; those
 * at the places in `allowed` may come out of it.
 */
export type LetterClasses = { kept: number[]; characters: string[]; allowed: Int32Array };

/** Latin and Greek letters, figures and signs. */
const wanted = /^[\x20-\x7e\u00a0-\u024f\u0370-\u03ff\u2010-\u2044\u2070-\u209f\u2190-\u22ff℃]$/u;
/** Of the ideographs every eighth stays: ink that is no Latin letter must find something likelier. */
const sample = 8;

/** `keys` has one character a line. Class 0 means "no character", the last one a blank. */
export function letterClasses(keys: string): LetterClasses {
  const all = ['', ...keys.replace(/\r?\n$/u, '').split(/\r?\n/u), ' '];
  const isWanted = (index: number): boolean => index === 0 || wanted.test(all[index] ?? '');
  const kept = all.flatMap((_, index) => (isWanted(index) || index % sample === 0 ? [index] : []));
  return {
    kept,
    characters: kept.map((index) => all[index] ?? ''),
    allowed: Int32Array.from(kept.flatMap((index, place) => (isWanted(index) ? [place] : []))),
  };
}
