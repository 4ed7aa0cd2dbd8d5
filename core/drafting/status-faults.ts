import type { z } from 'zod';
import type { Explanation, LabFlag } from '../documents/explanation.ts';
import type { VerifyFault } from '../grounding/verify-sentence.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import type { DraftStatus } from './draft.ts';

type Status = z.infer<typeof DraftStatus>;

/** What a model may call a result of each computed flag. Where nothing was computed nothing can be held against it. */
const allowed: Record<LabFlag, readonly Status[]> = {
  normal: ['normal', 'unclear'],
  low: ['abnormal', 'unclear'],
  high: ['abnormal', 'unclear'],
  abnormal: ['abnormal', 'unclear'],
  critical_low: ['critical', 'abnormal'],
  critical_high: ['critical', 'abnormal'],
  unknown: ['normal', 'abnormal', 'unclear'],
};

/** Holds the status of a finding against the flags of the rows that it stands on; of several rows one must agree. */
export function statusFaults(
  status: Status,
  spans: readonly Span[],
  { labResults }: Pick<Explanation, 'labResults'>,
): VerifyFault[] {
  const rows = labResults.filter(({ span }) => spans.some((one) => overlaps(one, span)));
  const isRight = rows.some(({ flag, conflict }) => conflict || allowed[flag].includes(status));
  return rows.length === 0 || isRight ? [] : ['direction'];
}
