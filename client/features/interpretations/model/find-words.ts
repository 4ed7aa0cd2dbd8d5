import type { Span } from '#core/kernel/span.ts';

/** A text in small letters without accents, and the way back to the place of each of its letters. */
export type Folded = { text: string; placeOf: (index: number) => number };

/** "Crohn’s Über-Test" is found by "crohn's uber-test": neither case nor accents count, and every gap is one kind of gap. */
export function fold(text: string): Folded {
  if (!/[^\x20-\x7e\n\t\r]/u.test(text))
    return { text: text.toLowerCase().replace(/\s/gu, ' '), placeOf: (index) => index };
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    for (let unit = 0; unit < plain.length; unit++) places.push(at);
    folded += plain;
    at += letter.length;
  }
  places.push(at);
  return { text: folded, placeOf: (index) => places[index] ?? text.length };
}

const foldLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/u, ' ').replace(/[‘’]/u, "'").toLowerCase();

const least = 2; // letters: one of them stands everywhere

/** Every place of a text where the wanted words stand. */
export function findWords({ text, placeOf }: Folded, wanted: string): Span[] {
  const words = fold(wanted.trim()).text;
  if (words.length < least) return [];
  const found: Span[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
    found.push([placeOf(at), placeOf(at + words.length)]);
  return found;
}
