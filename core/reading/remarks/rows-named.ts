import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { ReadResult } from '../doubts/result-doubts.ts';
import { opensInCapital, hasLetter } from '../lines.ts';

const mostWords = 3;
const shortestName = 3;

/** The rows that a sentence names: as they are printed, or by another name or symbol of the test ("K", "Ca" for potassium and calcium). */
export function rowsNamedIn(
  words: string,
  rows: readonly ReadResult[],
  { findAnalyte }: Pick<Knowledge, 'findAnalyte'>,
): ReadResult[] {
  const lower = words.toLowerCase();
  const printed = rows.filter((row) => isPrintedIn(row, lower));
  const ids = analytesIn(words, findAnalyte);
  const byId = ids.size === 0 ? [] : rows.filter((row) => idsOf(row, findAnalyte).some((id) => ids.has(id)));
  return rows.filter((row) => printed.includes(row) || byId.includes(row));
}

/** A tube and what is in it are no results: "K-EDTA", "sodium heparin", "serum tube for potassium". */
const additive =
  /\b(?:K|Na|Li|potassium|sodium|lithium|calcium)[\d₂₃]*[- ](?:EDTA|citrate|heparin\w*|oxalate|fluoride)\b|\bha?emoglobin interference\b/gi;

function analytesIn(words: string, findAnalyte: Knowledge['findAnalyte']): ReadonlySet<string> {
  const tokens = words.replace(additive, ' ').match(/[\p{L}\d][\p{L}\d%+-]*/gu) ?? [];
  const ids = new Set<string>();
  tokens.slice(0, 80).forEach((first, at) => {
    for (let count = 1; count <= mostWords; count += 1) {
      const name = tokens.slice(at, at + count).join(' ');
      // A symbol stands in capitals.
      if (name.length < shortestName && !opensInCapital(name)) continue;
      const found = findAnalyte(name) ?? (count === 1 && first.length > 4 ? findAnalyte(`${first}s`) : undefined);
      if (found) ids.add(found.id);
    }
  });
  return ids;
}

/** "Calcium (adjusted)" is meant by "Ca" too. */
function idsOf({ analyte, name }: ReadResult, findAnalyte: Knowledge['findAnalyte']): string[] {
  const first = name.split(/[\s,(]+/)[0] ?? '';
  return [analyte, first.length < shortestName && !opensInCapital(first) ? null : findAnalyte(first)?.id].flatMap(
    (id) => id ?? [],
  );
}

function isPrintedIn({ name }: ReadResult, words: string): boolean {
  const bare = name.toLowerCase().replace(/[^\p{L}\d]+$/u, '');
  const at = bare.length < shortestName ? -1 : words.indexOf(bare);
  return at >= 0 && !hasLetter(words[at - 1] ?? '') && !hasLetter(words[at + bare.length] ?? '');
}
