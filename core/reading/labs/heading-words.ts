import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { printedDate } from './dates.ts';
import type { Role } from './header.ts';
import headings from './heading-words.json' with { type: 'json' };
import { wordsOf } from './phrases.ts';

/** The role of each heading over the columns of laboratory tables. What two roles have, the first of the file has. */
const roles = new Map<string, Role>();
for (const [role, list] of Object.entries(headings satisfies Partial<Record<Role, readonly string[]>>))
  for (const heading of expandPhrases(list)) {
    const key = keyOfHeading(heading);
    if (!roles.has(key)) roles.set(key, role as Role);
  }

/** The letters and digits of a heading, in small letters. */
export function keyOfHeading(heading: string): string {
  return wordsOf(heading).join(' ');
}

/** "Previous 02-Jul-2024", "Range from our lab", "Normal for adults": what a heading says of whose or when its column is. */
const furtherBehind = new RegExp(
  String.raw`\s(?:${printedDate}|\(?(?:from|at|in|by|for|used)\s[\p{L}'’ -]{2,40}\)?)$`,
  'iu',
);

export function roleOfHeading(heading: string): Role | undefined {
  const role = roles.get(keyOfHeading(heading));
  return (
    role ?? (furtherBehind.test(heading) ? roles.get(keyOfHeading(heading.replace(furtherBehind, ''))) : undefined)
  );
}

/** Every heading that is known, by its letters and digits, with what stands under it. */
export const headingRoles: ReadonlyMap<string, Role> = roles;

const firstWords: ReadonlySet<string> = new Set([...roles.keys()].map((key) => key.split(' ')[0] ?? ''));

const mostWords = 5;
const wordAt = /[\p{L}\d#]{1,30}/uy;
const gapAt = / ?[-/.('’&]? ?/y;

/** The longest heading that begins at a place. One blank at most parts its words. */
export function longestHeading(text: string, place: number): { role: Role; length: number } | undefined {
  let longest: { role: Role; length: number } | undefined;
  let end = place;
  for (let count = 0; count < mostWords; count += 1) {
    wordAt.lastIndex = end;
    const word = wordAt.exec(text);
    if (!word || (count === 0 && !firstWords.has(word[0].toLowerCase()))) break;
    end += word[0].length;
    const role = roles.get(keyOfHeading(text.slice(place, end)));
    if (role) longest = { role, length: end + (text[end] === ')' ? 1 : 0) - place };
    gapAt.lastIndex = end;
    end += gapAt.exec(text)?.[0].length ?? 0;
  }
  return longest;
}
