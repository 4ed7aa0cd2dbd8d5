import type { LabResult } from '../../documents/explanation.ts';
import type { ToldDirection } from '../told/directions.ts';
import { subjectsOf } from '../told/subjects.ts';
import type { Told } from '../told/told-sentence.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { DirectionWord } from '../wording/direction-words.ts';
import type { Case, Check } from './check.ts';
import { holdsPrinted } from './printed-direction.ts';
import { polarityOf } from './polarity.ts';

/** High, low and normal are what value and range say; positive and negative what the result says. */
export const directions: Check = (one) => {
  const { told, evidence } = one;
  const faults = new Set<VerifyFault>();
  for (const direction of claimedDirections(told)) {
    const subjects = subjectsOf(told, direction.first, direction.last);
    const rows = subjects.length > 0 ? subjects.flatMap(({ rows: own }) => own) : evidence.rows;
    const isPolar = direction.kind === 'positive' || direction.kind === 'negative';
    if (isPolar && subjects.length === 0) continue;
    if (rows.length === 0) {
      if (!isPolar && !holdsPrinted(direction, one)) faults.add('direction');
      continue;
    }
    if (!holdsOf(direction, rows, one, subjects.length > 1 || subjects.length === 0))
      faults.add(isPolar ? 'negation' : 'direction');
  }
  return [...faults];
};

/** Asking whether a value is high claims nothing; "Why is my potassium high?" claims it. */
function claimedDirections({ directions: all, isQuestion, text }: Told): readonly ToldDirection[] {
  return isQuestion && asksWhether.test(text) ? [] : all;
}

const asksWhether =
  /^\W*(?:(?:is|are|was|were|do|does|did|could|can|should|would|will|might|may|has|have|how|at what|what (?:is|are|would|should|does it mean if|happens if|number|level|range)|ask|¿(?:es|está|debo|debería|puede|podría|hay))\b)/i;

type Verdict = 'yes' | 'no' | 'open';

/** Of several rows that a sentence names, what it says must be so of all of them; of rows it only rests on, of one. */
function holdsOf(direction: ToldDirection, rows: readonly LabResult[], one: Case, isOfMany: boolean): boolean {
  const isNamed = one.told.analytes.length > 0;
  const verdicts = rows.map((row) => verdictOf(direction, row));
  if (verdicts.every((verdict) => verdict === 'open')) return holdsPrinted(direction, one);
  if (!isNamed && direction.kind !== 'normal') return verdicts.includes('yes');
  if (!isOfMany) return verdicts.includes('yes');
  return verdicts.every((verdict) => verdict !== 'no');
}

const flagsOf: Readonly<Partial<Record<DirectionWord, readonly LabResult['flag'][]>>> = {
  high: ['high', 'critical_high'],
  low: ['low', 'critical_low'],
  normal: ['normal'],
  outside: ['high', 'low', 'critical_high', 'critical_low', 'abnormal'],
};

function verdictOf({ kind, isTurned }: ToldDirection, row: LabResult): Verdict {
  if (kind === 'positive' || kind === 'negative') return polarVerdict(kind, isTurned, row);
  if (kind === 'rising' || kind === 'falling') return changeVerdict(kind, row);
  const flags = flagsOf[kind];
  if (flags === undefined || row.flag === 'unknown') return 'open';
  if (row.flag === 'abnormal' && kind !== 'normal' && kind !== 'outside') return 'open';
  return flags.includes(row.flag) !== isTurned ? 'yes' : 'no';
}

function polarVerdict(kind: 'positive' | 'negative', isTurned: boolean, row: LabResult): Verdict {
  const own = polarityOf(row);
  if (own === undefined) return 'open';
  return (own === kind) !== isTurned ? 'yes' : 'no';
}

function changeVerdict(kind: 'rising' | 'falling', { value, previous }: LabResult): Verdict {
  const [now, before] = [Number.parseFloat(value), Number.parseFloat(previous ?? '')];
  if (Number.isNaN(now) || Number.isNaN(before)) return 'no';
  return (kind === 'rising' ? now > before : now < before) ? 'yes' : 'no';
}
