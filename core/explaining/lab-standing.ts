import { isWorded } from '../reading/labs/wording.ts';
import type { ReadResult } from '../reading/doubts/result-doubts.ts';

import { farthestFirst } from './lab-order.ts';
import { wordResultOf } from '../story/laboratory/judging/word-results.ts';
import { isBloodType } from '../story/laboratory/test-result.ts';
import { isSensitivity } from '../story/laboratory/cultures/sensitivities.ts';

/**
 * Where a result stands for its reader. `disputed`: the range says inside, the printed mark says otherwise, so neither is claimed;
 * what the range puts outside stays outside, whatever its mark, for marks of machine exports are not always true.
 * `expected`: what the report expects, though it prints no numbers to be inside of.
 * `sensitivity`: whether a medicine stops a germ, which is no amount of anything.
 * `pending`: not ready when the report was written, or not done at all. `unclear`: a range is printed, but the value cannot be held against it.
 */
export type LabStanding =
  'critical' | 'outside' | 'disputed' | 'inside' | 'expected' | 'no_range' | 'pending' | 'unclear' | 'sensitivity';

/** Called off, or with too little of the sample: no result will come of it. */
export const isNotDone = ({ value }: Pick<ReadResult, 'value'>): boolean => wordResultOf(value) === 'not_done';

const marksLow = /^\W*(?:l+|low|↓+|critical low)\W*$/i;
const marksHigh = /^\W*(?:h+|high|↑+|critical high)\W*$/i;

/** The mark says the other way round: one of both is wrong, and we cannot know which. */
const isOpposed = ({ flag, printedFlag }: ReadResult): boolean =>
  printedFlag !== null &&
  ((flag.endsWith('high') && marksLow.test(printedFlag)) || (flag.endsWith('low') && marksHigh.test(printedFlag)));

/** Looked for after an overdose: their printed range is that of people who take them, and "less than" is as it should be in all others. */
const overdoseScreens: ReadonlySet<string> = new Set(['acetaminophen', 'salicylate']);

const isNothingFound = ({ analyte, comparator, flag, printedFlag }: ReadResult): boolean =>
  analyte !== null &&
  overdoseScreens.has(analyte) &&
  (comparator === '<' || comparator === '<=') &&
  flag === 'low' &&
  printedFlag === null;

export function standingOf(row: ReadResult): LabStanding {
  const { flag, conflict, range, value } = row;
  const words = wordResultOf(value);
  if (words === 'pending' || words === 'not_done') return 'pending';
  const isAnswer = words !== 'other' && flag === 'unknown';
  if (words === 'uncertain' || words === 'none' || isAnswer) return 'unclear';
  if (isSensitivity(row)) return 'sensitivity';
  if (isOpposed(row)) return 'disputed';
  if (isNothingFound(row) || row.comparison === 'impossible' || row.comparison === 'lost_point') return 'unclear';
  switch (flag) {
    case 'critical_low':
    case 'critical_high':
      return 'critical';
    case 'low':
    case 'high':
    case 'abnormal':
      return 'outside';
    case 'normal':
      if (conflict) return 'disputed';
      return range !== null && (range.low !== null || range.high !== null) ? 'inside' : 'expected';
    case 'unknown':
      return range === null && row.step === undefined && !isBloodType(row) && !isWorded(row.value)
        ? 'no_range'
        : 'unclear';
  }
}

export type LabGroups = Record<LabStanding, ReadResult[]>;

export function groupLabs(rows: readonly ReadResult[]): LabGroups {
  const groups: LabGroups = {
    critical: [],
    outside: [],
    disputed: [],
    inside: [],
    expected: [],
    no_range: [],
    pending: [],
    unclear: [],
    sensitivity: [],
  };
  for (const row of rows) groups[standingOf(row)].push(row);
  return { ...groups, outside: farthestFirst(groups.outside) };
}
