import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';

/** Signs that recognition takes for one another wherever they stand in a name. */
const confused: Partial<Record<string, readonly string[]>> = {
  '8': ['B'],
  '0': ['O'],
  '1': ['l', 'I'],
  '5': ['S'],
  '.': [','],
  '!': ['l'],
};

const letters = 'abcdefghijklmnopqrstuvwxyzäöüéßµ';
const shortestName = 6;
const longestName = 60;
/** Short words and numbers of a name tell tests apart ("B6", "C4", "IgM"): only in a word this long is any letter taken for misread. */
const longEnough = 5;

/**
 * The test that a recognised name means when one of its letters was misread: "Cholesterot", "Vitamin 812". Undefined when none is
 * one letter away, or more than one.
 */
export function findMisread(
  { findAnalyte }: Pick<Knowledge, 'findAnalyte'>,
  name: string,
  unit?: string,
): AnalyteEntry | undefined {
  if (name.length > longestName || (name.match(/[\p{L}015]/gu)?.length ?? 0) < shortestName) return undefined;
  const found = new Map<string, AnalyteEntry>();
  for (const form of formsOf(name)) {
    const entry = findAnalyte(form, unit);
    if (entry !== undefined) found.set(entry.id, entry);
    if (found.size > 1) return undefined;
  }
  const [only] = found.values();
  return only;
}

function* formsOf(name: string): Generator<string> {
  const inLongWord = placesInLongWords(name);
  for (let at = 0; at < name.length; at += 1) {
    const sign = name[at] ?? '';
    const others = confused[sign] ?? (inLongWord.has(at) ? [...letters] : []);
    for (const other of others)
      if (other !== sign.toLowerCase()) yield `${name.slice(0, at)}${other}${name.slice(at + 1)}`;
  }
}

function placesInLongWords(name: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { index, 0: word } of name.matchAll(/\p{L}+/gu))
    if (word.length >= longEnough) for (let at = index; at < index + word.length; at += 1) places.add(at);
  return places;
}
