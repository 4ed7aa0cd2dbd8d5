import type { LabResult } from '#core/documents/explanation.ts';
import type { ExpectedRow, Outcome } from '../case.ts';
import { nothingMeasured, ratioOf, type Measured, type Miss } from './count.ts';
import { matchRows } from './match-rows.ts';
import { sameUnit, sameValue } from './same.ts';

type FoundPair = { expected: ExpectedRow; read: LabResult };

/**
 * Lab rows. Recall is of the rows expected; precision is of the rows read. Where the facts are known to be incomplete, a row that is
 * not among them but whose name and value are printed on one line is counted as unlisted, neither right nor wrong. Values, units,
 * ranges and flags are counted among the rows found, where they are known.
 */
export function measureRows({ expected, explanation: { text, labResults } }: Outcome): Measured {
  if (expected.rows === undefined) return nothingMeasured;
  const { listed, optional = [], isComplete } = expected.rows;
  const { pairs, extra: others } = matchRows(listed, labResults);
  const { extra } = matchRows(optional, others);
  const found = pairs.flatMap(({ expected: row, read }) => (read === undefined ? [] : [{ expected: row, read }]));
  const unlisted = isComplete ? [] : extra.filter((row) => isPrinted(row, text));
  const wrong = extra.filter((row) => !unlisted.includes(row));
  const details = detailsOf(found);
  return {
    counts: {
      'rows recall': { hit: found.length, of: listed.length },
      'rows precision': { hit: found.length, of: found.length + wrong.length },
      'rows unlisted': { hit: unlisted.length, of: labResults.length },
      ...details.counts,
    },
    misses: [
      ...pairs.filter(({ read }) => read === undefined).map((pair) => miss('row missed', describe(pair.expected), '-')),
      ...wrong.map((row) => miss('row invented', '-', describe(row))),
      ...details.misses,
    ],
  };
}

const checks: Record<string, { isKnown: (row: ExpectedRow) => boolean; isRight: (pair: FoundPair) => boolean }> = {
  'values exact': {
    isKnown: () => true,
    isRight: ({ expected, read }) =>
      sameValue(expected.value, read.value) &&
      (expected.comparator === undefined || expected.comparator === read.comparator),
  },
  'units exact': {
    isKnown: ({ unit }) => unit !== undefined,
    isRight: ({ expected, read }) => sameUnit(expected.unit, read.unit),
  },
  'ranges exact': {
    isKnown: ({ range }) => range !== undefined,
    isRight: ({ expected: { range }, read }) =>
      (range?.low ?? null) === (read.range?.low ?? null) && (range?.high ?? null) === (read.range?.high ?? null),
  },
  'flags right': {
    isKnown: ({ flags }) => flags !== undefined,
    isRight: ({ expected, read }) => expected.flags?.includes(read.flag) === true,
  },
};

function detailsOf(found: readonly FoundPair[]): Measured {
  const counts: Measured['counts'] = {};
  const misses: Miss[] = [];
  for (const [name, { isKnown, isRight }] of Object.entries(checks)) {
    const known = found.filter(({ expected }) => isKnown(expected));
    counts[name] = ratioOf(known.map(isRight));
    for (const pair of known.filter((each) => !isRight(each))) {
      misses.push(miss(name, describe(pair.expected), describe(pair.read)));
    }
  }
  const abnormal = found.filter(({ expected }) => expected.flags !== undefined && isAbnormal(expected.flags));
  const withPrevious = found.filter(({ expected }) => expected.previous.length > 0);
  counts['abnormal told as normal'] = ratioOf(abnormal.map(({ read }) => read.flag === 'normal'));
  counts['previous taken as current'] = ratioOf(withPrevious.map(isPreviousTaken));
  return { counts, misses };
}

const isAbnormal = (flags: readonly string[]): boolean => !flags.includes('normal') && !flags.includes('unknown');

const isPreviousTaken = ({ expected, read }: FoundPair): boolean =>
  !sameValue(expected.value, read.value) && expected.previous.some((value) => sameValue(value, read.value));

/** Whether the name and the value of a row stand together in one line. */
function isPrinted({ name, value }: LabResult, text: string): boolean {
  return text.split('\n').some((line) => line.includes(name) && line.includes(value));
}

const miss = (measure: string, expected: string, got: string): Miss => ({ measure, expected, got });

function describe(row: ExpectedRow | LabResult): string {
  const flag = 'flag' in row ? row.flag : row.flags?.join(' or ');
  const range = row.range ? `[${row.range.low ?? ''} - ${row.range.high ?? ''}]` : '';
  return [row.name, '=', row.comparator, row.value, row.unit, range, flag].filter((part) => part).join(' ');
}
