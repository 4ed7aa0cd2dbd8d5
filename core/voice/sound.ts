/**
 * How a word sounds, roughly: consonants alone, those that recognisers confuse taken as one (m and n, b and p, d and t, v and f, g and k).
 * "high per tension" and "hypertension" sound alike.
 */
export function soundOf(words: string): string {
  let sound = words.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (const [spelling, heard] of spellings) sound = sound.replace(spelling, heard);
  const first = /^[aeiou]/.test(sound) ? 'a' : '';
  return first + sound.replace(/(?!^)h|[aeiouwy]/g, '').replace(/(.)\1+/g, '$1');
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/[ae]{2}|oe/g, 'e'],
  [/^(?:k(?=n)|w(?=r)|p(?=[sn]))/, ''],
  [/ph/g, 'f'],
  [/igh/g, 'i'],
  [/tch|sh|[tsc]ion|ch(?=[ei])/g, 'x'],
  [/dge?|j/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|[cqg]/g, 'k'],
  [/x/g, 'ks'],
  [/m/g, 'n'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/v/g, 'f'],
];

/** Letters to add, drop, change or swap with their neighbour until one word is the other. `enough` ends the count early. */
export function editDistance(one: string, other: string, enough = Infinity): number {
  if (Math.abs(one.length - other.length) >= enough) return enough;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (beforeLast[at - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) >= enough) return enough;
    beforeLast = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
