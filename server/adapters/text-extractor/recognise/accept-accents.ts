import { withoutAccents } from './language-guess.ts';

const skeleton = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}]/gu, '')
    .replace(/[IlB]/gu, (letter) => (letter === 'B' ? 's' : 'i'))
    .toLowerCase();

/**
 * What a word says when a second engine, which knows the letters of its language, reads it `again`: its letters are taken where they
 * are the same ones with accents, give or take one, and the rest of the word is left as it was.
 */
export function acceptAccents(text: string, again: string): string | undefined {
  const [, before, , after] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/u.exec(text) ?? [];
  const letters = again.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (!hasAccents(letters) || /\s/u.test(letters)) return undefined;
  const allowed = letters.length >= 6 ? 1 : 0;
  if (distance(skeleton(text), skeleton(letters)) > allowed) return undefined;
  return `${before ?? ''}${letters}${after ?? ''}`;
}

const hasAccents = (text: string): boolean => /ß/u.test(text) || text.normalize('NFD') !== text;

/** The letters that must be changed, added or left out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const same = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(same, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
