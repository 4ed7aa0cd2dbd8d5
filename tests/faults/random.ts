/** Chances from a seed: the same seed gives the same ones, in the same order. */
export type Random = {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  isTrue(chance: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  letters(count: number): string;
  /** Chances of their own for a purpose, which others that are drawn meanwhile do not move. */
  branch(purpose: string): Random;
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
  return {
    next,
    between,
    pick,
    isTrue: (chance) => next() < chance,
    letters: (count) => Array.from({ length: count }, () => pick([...alphabet])).join(''),
    branch: (purpose) => createRandom(`${seed}/${purpose}`),
  };
}

/** FNV-1a over the characters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
