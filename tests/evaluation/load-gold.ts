import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText } from '#core/reading/canonical-text.ts';
import type { LabFlag } from '#core/documents/explanation.ts';
import type { Case, Corpus, Expected, ExpectedMedicine, ExpectedRow } from './case.ts';
import { GoldDocument, type GoldRow } from './gold-document.ts';

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
    printedHere: 0,
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

function expectedOf(gold: GoldDocument): Expected {
  const {
    kind,
    kindOr = [],
    type,
    sections,
    optionalSections = [],
    findings,
    terms,
    scales = [],
    notices = [],
    mustSay = [],
    mustNotSay = [],
  } = gold;
  return {
    kinds: [kind, ...kindOr],
    type,
    rows: listed(gold.rows, expectedRow),
    medications: listed(gold.medications, expectedMedicine),
    sections: { listed: sections, optional: optionalSections, isComplete: true },
    ...{ findings, terms, scales, notices, mustSay, mustNotSay },
  };
}

const listed = <Gold extends { optional?: boolean | undefined }, Fact>(
  all: readonly Gold[],
  make: (gold: Gold) => Fact,
) => ({
  listed: all.filter(({ optional }) => optional !== true).map(make),
  optional: all.filter(({ optional }) => optional === true).map(make),
  isComplete: true,
});

function expectedRow({ low, high, flag, comparator, previous = [], name, value, unit }: GoldRow): ExpectedRow {
  const range = low === null && high === null ? null : { low, high };
  return {
    name,
    value,
    unit,
    loinc: null,
    comparator: comparator ?? null,
    range,
    flags: [flag, ...alsoRight(flag, range === null)],
    previous,
  };
}

/** A value told as critical is also high or low, and what is above its range is abnormal. "Negative" with no range printed may be left open. */
function alsoRight(flag: LabFlag, isWithoutRange: boolean): LabFlag[] {
  if (flag === 'high') return ['critical_high'];
  if (flag === 'low') return ['critical_low'];
  if (flag === 'abnormal') return ['high', 'low'];
  return flag === 'normal' && isWithoutRange ? ['unknown'] : [];
}

const expectedMedicine = ({ name, strength, instructions }: GoldDocument['medications'][number]): ExpectedMedicine => ({
  name,
  strength,
  ...(instructions !== undefined && { instructions }),
});
