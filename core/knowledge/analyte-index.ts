import { analyteKey, hasWord, isRemark, splitName, withoutWord } from './analyte-key.ts';
import { isPlainWord } from '../simplifying/plain-words.ts';
import type { AnalyteEntry } from './entries.ts';

export type AnalyteIndex = {
  find(printedName: string, unit?: string): AnalyteEntry | undefined;
  get(id: string): AnalyteEntry;
};

export function createAnalyteIndex(entries: readonly AnalyteEntry[]): AnalyteIndex {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // Thousands of names: their keys are made when the first one is looked up, not at the start.
  let keys: ReadonlyMap<string, AnalyteEntry> | undefined;
  let everyday: ReadonlySet<string> | undefined;
  const atKey = (key: string) => (keys ??= byAnalyteKey(entries)).get(key);
  const shareOf = (entry: AnalyteEntry) => (entry.percent === undefined ? undefined : byId.get(entry.percent));
  const findKey = (key: string) => atKey(key) ?? findShare(key) ?? findWithoutTotal(key);
  // "Neutrophils %" is the share of what "Neutrophils" counts.
  const findShare = (key: string) => {
    const whole = hasWord(key, 'percent') ? atKey(withoutWord(key, 'percent')) : undefined;
    return whole && shareOf(whole);
  };
  // "Calcium, Total" is calcium, while "Bilirubin, Total" has an entry of its own and was found before.
  const findWithoutTotal = (key: string) => (hasWord(key, 'total') ? atKey(withoutWord(key, 'total')) : undefined);
  // Printed names that were found come again in other documents. What was not found may be anything, and is not kept.
  const found = new Map<string, AnalyteEntry>();
  const findPrinted = (printedName: string): AnalyteEntry | undefined => {
    const known = found.get(printedName) ?? findName(printedName, findKey);
    if (known !== undefined && found.size < mostKept) found.set(printedName, known);
    return known;
  };

  return {
    find(printedName, unit) {
      if ((everyday ??= everydayWords(entries)).has(printedName)) return undefined;
      const entry = findPrinted(printedName.slice(0, longestName));
      return (entry && unit?.trim() === '%' ? shareOf(entry) : undefined) ?? entry;
    },
    get(id) {
      const entry = byId.get(id);
      if (!entry) throw new Error(`No analyte has the id ${id}.`);
      return entry;
    },
  };
}

/** "I got 10 minutes", "fit": names in capitals (GOT, FIT) that are everyday words in small letters, and name nothing there. */
const everydayWords = (entries: readonly AnalyteEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .flatMap(({ name, also }) => [name, ...also])
      .filter((name) => /^\p{Lu}{3,4}$/u.test(name) && isPlainWord(name))
      .map((name) => name.toLowerCase()),
  );

function byAnalyteKey(entries: readonly AnalyteEntry[]): ReadonlyMap<string, AnalyteEntry> {
  const byKey = new Map<string, AnalyteEntry>();
  const folds = new Map<string, string>();
  for (const entry of entries) {
    for (const name of [entry.name, ...entry.also]) {
      const key = analyteKey(name, folds);
      if (!byKey.has(key)) byKey.set(key, entry);
    }
  }
  return byKey;
}

// Printed names are short; anything longer is a sentence.
const longestName = 160;
const mostKept = 4096;

type FindKey = (key: string) => AnalyteEntry | undefined;

/**
 * A name in brackets must agree with the one outside, or be a mere remark: "ALT (SGPT)" is ALT, "Glucose (CSF)" is not glucose,
 * and "Propionylcarnitine (C3)" is not complement C3: short names are too common to be found in brackets alone.
 */
function findName(printedName: string, findKey: FindKey): AnalyteEntry | undefined {
  const whole = findKey(analyteKey(printedName));
  const { outer, inner } = splitName(printedName);
  if (whole || inner.length === 0) return whole;
  const named = findKey(analyteKey(outer));
  const bracketed = inner.map((words) => findKey(analyteKey(words))).find((entry) => entry !== undefined);
  if (named && bracketed) return named.id === bracketed.id || named.percent === bracketed.id ? bracketed : undefined;
  if (named) return inner.every(isRemark) ? named : undefined;
  return isRemark(outer) && inner.every((words) => words.length > 2) ? bracketed : undefined;
}
