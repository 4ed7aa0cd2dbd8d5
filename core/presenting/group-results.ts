import type { LabResult } from '../documents/explanation.ts';
import { labStatus } from './lab-words.ts';

type ResultGroup = 'outside' | 'in-range' | 'unknown';
const order: ResultGroup[] = ['outside', 'in-range', 'unknown'];

/** Results to talk about first, critical ones ahead; within a group they stay as the report prints them. */
export function groupResults(results: LabResult[]): { group: ResultGroup; results: LabResult[] }[] {
  return order
    .map((group) => ({ group, results: results.filter((result) => groupOf(result) === group) }))
    .map(({ group, results: members }) => ({ group, results: members.toSorted(criticalFirst) }))
    .filter(({ results: members }) => members.length > 0);
}

function groupOf(result: LabResult): ResultGroup {
  const status = labStatus(result);
  // Where the printed mark and the range disagree, the result is one to talk about whatever its number says.
  if (status === 'critical' || result.conflict) return 'outside';
  return status;
}

const criticalFirst = (a: LabResult, b: LabResult) => rank(a) - rank(b);
const rank = (result: LabResult) => (labStatus(result) === 'critical' ? 0 : 1);
