import type { LexiconEntry } from './entries.ts';
import type { Token } from './tokens.ts';

type Part = { word: string } | { slot: string };

/** A clause with slots. `key` is its longest literal word, by which it is found; `literals` is how many it has. */
export type Pattern = { entry: LexiconEntry; parts: readonly Part[]; key: string; literals: number };

export function createPattern(entry: LexiconEntry, form: string, tokens: (text: string) => Token[]): Pattern {
  const parts = form.split(/(\{\w+\})/).flatMap((piece): Part[] =>
    /^\{\w+\}$/.test(piece)
      ? [{ slot: piece.slice(1, -1) }]
      : tokens(piece)
          .filter(({ text }) => text !== '-')
          .map(({ lower }) => ({ word: lower })),
  );
  const words = parts.flatMap((part) => ('word' in part ? [part.word] : []));
  const key = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  return { entry, parts, key, literals: words.length };
}

const longestClause = 80;
/** No slot is filled by more words than these: longer ones are sentences of their own. */
const longestSlot = 40;

/** The tokens that fill each slot when the pattern covers all of them; a slot ends at the first place where what follows it fits. */
export function fitPattern(pattern: Pattern, tokens: readonly Token[]): Map<string, readonly Token[]> | undefined {
  if (tokens.length > longestClause) return undefined;
  const filled = new Map<string, readonly Token[]>();
  return fit(pattern, tokens, { part: 0, at: 0 }, filled) ? filled : undefined;
}

function fit(
  pattern: Pattern,
  tokens: readonly Token[],
  place: { part: number; at: number },
  filled: Map<string, readonly Token[]>,
): boolean {
  const part = pattern.parts[place.part];
  if (part === undefined) return place.at === tokens.length;
  if ('word' in part) {
    // A hyphen inside a form counts as a space.
    const at = tokens[place.at]?.text === '-' && place.at > 0 ? place.at + 1 : place.at;
    return tokens[at]?.lower === part.word && fit(pattern, tokens, { part: place.part + 1, at: at + 1 }, filled);
  }
  const isLast = place.part === pattern.parts.length - 1;
  const most = Math.min(tokens.length, place.at + longestSlot);
  for (let end = isLast ? tokens.length : place.at + 1; end <= most; end += 1) {
    const slot = tokens.slice(place.at, end);
    if (!isFilledBy(pattern.entry.slots?.[part.slot], slot)) continue;
    if (isLast && end - place.at > longestSlot) return false;
    filled.set(part.slot, slot);
    if (isLast) return slot.length > 0;
    if (fit(pattern, tokens, { part: place.part + 1, at: end }, filled)) return true;
  }
  return false;
}

const isFilledBy = (kind: 'number' | 'any' | undefined, slot: readonly Token[]): boolean =>
  slot.length > 0 && (kind !== 'number' || (slot.length === 1 && slot[0]?.kind === 'number'));
