import type { TermEntry } from '../knowledge/entries.ts';
import { foldWord } from '../knowledge/spelling.ts';
import { uncapitalise } from './wording.ts';

const isShortForm = (words: string): boolean => /^[A-Z\d/-]{2,6}s?$/.test(words);
const severalShouted = /^(?=.*[A-Z]{5})[A-Z]+(?:[ -][A-Z]+)+$/;
const shouted = /^(?:[A-Z]+[ ,-]+)*[A-Z]{6,}$/;

/**
 * A term as the document prints it, so that the reader finds it there: "shortness of breath", not "dyspnea". A short form keeps its
 * long one beside it: "UTI (urinary tract infection)".
 */
export function printedTerm(
  printed: string,
  entry: Pick<TermEntry, 'term' | 'kind' | 'plain'> & { also?: readonly string[] },
): string {
  const words = printed.replace(/\s+/g, ' ').trim();
  if (words.toLowerCase() === entry.term.toLowerCase()) return entry.term;
  if (!isShortForm(words)) return calmed(words, entry);
  const long = (entry.kind === 'symptom' ? entry.plain : undefined) ?? entry.term;
  return standsFor(words, long) ? `${words} (${long})` : words;
}

/** Whether a short form is made of the letters of a name: "HTN" of hypertension, but not "MSU" of urine culture. */
export function standsFor(short: string, name: string): boolean {
  const wanted = short.toLowerCase().replace(/s$|[^a-z]/g, '');
  const letters = name.toLowerCase();
  if (letters.charAt(0) !== wanted.charAt(0)) return false;
  let from = 0;
  return [...wanted].every((letter) => {
    const at = letters.indexOf(letter, from);
    from = at + 1;
    return at !== -1;
  });
}

/** How the printed words are said: on record for the term itself, not for its other names. */
export function sayingOf(printed: string, { term, say }: Pick<TermEntry, 'term' | 'say'>): string | undefined {
  if (say === undefined) return undefined;
  const folded = (words: string) =>
    words
      .split(/[\s-]+/)
      .map(foldWord)
      .join(' ');
  const isSame = folded(printed.trim()) === folded(term) && /s$/i.test(printed.trim()) === term.endsWith('s');
  return isSame ? say : undefined;
}

/** Capitals that only set words off go: "Lymphovascular Invasion", "PNEUMONIA". Those of a name stay. */
export function calmed(
  printed: string,
  entry: (Pick<TermEntry, 'term'> & { also?: readonly string[] }) | undefined,
): string {
  // "Infanrix", "NSTEMI" and "Hawkins-Kennedy" are on record as they are printed.
  if (entry?.also?.includes(printed)) return printed;
  // "MASS" and "TYPE 2 DIABETES" are on record in small letters.
  const small = printed.toLowerCase();
  if (printed === printed.toUpperCase() && entry !== undefined && [entry.term, ...(entry.also ?? [])].includes(small))
    return small;
  if (shouted.test(printed) || severalShouted.test(printed)) return printed.toLowerCase();
  const isPlain = entry !== undefined && entry.term === entry.term.toLowerCase();
  const words = isPlain ? printed.replace(/ \p{Lu}\p{Ll}+(?![’'\p{L}])/gu, (word) => word.toLowerCase()) : printed;
  // "SpO2" and "pH" are written as they are.
  return /^[A-Z][a-z]*[A-Z\d]/.test(words) ? words : uncapitalise(words);
}
