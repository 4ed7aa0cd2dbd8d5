import type { Personal } from '../personal.ts';

/** "Abdirahman Sheikh Mohamud": two names with one word with a capital between them are one. */
export function joinedAcross(text: string, found: readonly Personal[]): Personal[] {
  const all: Personal[] = [];
  for (const next of found) {
    const last = all.at(-1);
    const between = last && text.slice(last.span[1], next.span[0]);
    const isInside = between !== undefined && (between.length < 3 || text[next.span[0] - between.length - 1] !== '.');
    if (last && isName(last) && isName(next) && isInside && isBetween(between))
      all[all.length - 1] = { kind: 'person', span: [last.span[0], next.span[1]] };
    else all.push(next);
  }
  return all;
}

const isName = ({ kind }: Personal): boolean => kind === 'person' || kind === 'other';

const isBetween = (words: string): boolean => /^ (?:\p{Lu}\p{Ll}{2,11} |\p{Lu}\.? )?$/u.test(words);
