import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText } from '#core/reading/canonical-text.ts';
import type { LabFlag } from '#core/documents/explanation.ts';
import type { Case, Corpus, Expected } from './case.ts';
import { GoldDocument } from './gold-document.ts';

export const goldHalves = ['development', 'first-contact'] as const;
export type GoldHalf = (typeof goldHalves)[number];

/** One half of the gold set: each <name>.txt with its facts in <name>.json beside it. */
export function loadGold(half: GoldHalf): Corpus {
  const folder = join(import.meta.dirname, 'gold', half);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return {
    name: `gold ${half}`,
    cases: names.sort().map((name) => loadCase(folder, name)),
    withoutText: 0,
    rowsNotPrinted: 0,
  };
}

function loadCase(folder: string, name: string): Case {
  const text = canonicalText(readFileSync(join(folder, name), 'utf8'));
  const facts: unknown = JSON.parse(readFileSync(join(folder, name.replace(/txt$/, 'json')), 'utf8'));
  const id = name.replace(/\.txt$/, '');
  const parsed = GoldDocument.safeParse(facts);
  if (!parsed.success) throw new Error(`${id}: ${parsed.error.message}`);
  return { id, text, expected: expectedOf(parsed.data) };
}

/** What a critical limit is, is for the program's own table to say: a value told as critical is also high or low. */
const alsoRight: Partial<Record<LabFlag, LabFlag>> = { high: 'critical_high', low: 'critical_low' };

function expectedOf(gold: GoldDocument): Expected {
  const { kind, type, sections, findings, terms, scales = [], notices = [], mustSay = [], mustNotSay = [] } = gold;
  const rows = gold.rows.map(({ low, high, flag, comparator = null, previous = [], ...row }) => ({
    ...row,
    loinc: null,
    comparator,
    range: low === null && high === null ? null : { low, high },
    flags: [flag, ...(alsoRight[flag] === undefined ? [] : [alsoRight[flag]])],
    previous,
  }));
  const medications = gold.medications.map(({ instructions, ...medicine }) => ({
    ...medicine,
    ...(instructions !== undefined && { instructions }),
  }));
  return {
    kind,
    type,
    rows: { listed: rows, isComplete: true },
    medications: { listed: medications, isComplete: true },
    sections: { listed: sections, isComplete: true },
    ...{ findings, terms, scales, notices, mustSay, mustNotSay },
  };
}
