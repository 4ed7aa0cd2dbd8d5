import type { AnalyteEntry } from '../../knowledge/entries.ts';
import type { ReadResult } from '../../reading/doubts/result-doubts.ts';
import type { AdultVerdict } from './judging/adult-verdict.ts';
import type { BodySystem } from './judging/body-system.ts';
import type { Distance } from './judging/distance.ts';
import type { SampleProblem } from '../../reading/remarks/sample-problems.ts';

/**
 * Where a result stands for its reader.
 * `disputed`: mark and range contradict each other. `mismatched`: value and range are in different units. `impossible`: no living person
 * has it, or a point of it may be lost. `doubted`: by the laboratory itself. `uncertain`: neither yes nor no. `coded`: a code where words should be.
 * `elsewhere`: the report gives it in a note. `absent`, `found`: of what was looked for. `as_expected`: no numbers to be inside of. `limits_*`: by limits for adults, where no range is printed.
 */
export type Standing =
  | 'critical'
  | 'outside'
  | 'inside'
  | 'as_expected'
  | 'absent'
  | 'found'
  | 'limits_outside'
  | 'limits_inside'
  | 'limits_differ'
  | 'not_compared'
  | 'disputed'
  | 'mismatched'
  | 'impossible'
  | 'doubted'
  | 'uncertain'
  | 'elsewhere'
  | 'coded'
  | 'pending'
  | 'not_done'
  | 'culture'
  | 'sensitivity'
  | 'aside';

export type TestResult = {
  row: ReadResult;
  analyte: AnalyteEntry | undefined;
  name: string; // as it stands inside a sentence
  system: BodySystem;
  standing: Standing;
  direction: 'high' | 'low' | null;
  distance: Distance | null;
  verdicts: AdultVerdict[];
  problem: SampleProblem | null; // that the laboratory names
  isCancelled: boolean; // by the laboratory, which says not to use it or wants a new sample
};

/** What somebody is born with, and no good or bad result. */
export const isBloodType = ({ analyte }: { analyte: string | null }): boolean =>
  analyte === 'abo_group' || analyte === 'abo_rh' || analyte === 'rh_type';

const outside: ReadonlySet<Standing> = new Set(['critical', 'outside', 'found']);
const inside: ReadonlySet<Standing> = new Set(['inside', 'as_expected', 'absent']);

/** By the paper itself: outside its range, or found where it should not be. */
export const isOutside = ({ standing }: TestResult): boolean => outside.has(standing);
export const isInside = ({ standing }: TestResult): boolean => inside.has(standing);
export const byLimits = ({ standing }: TestResult): boolean => standing === 'limits_outside';
