import type { LabResult } from '../../documents/explanation.ts';
import { firstFrom } from '../../kernel/first-from.ts';
import type { ReadingRemark } from '../reading.ts';

/** Remarks on tests without a result, named as their rows are: "Lead, venous   Cancelled" speaks of lead. `rows` in the order of the text. */
export function namedByRows(remarks: readonly ReadingRemark[], rows: readonly LabResult[]): ReadingRemark[] {
  return remarks.map((remark) => {
    if (remark.kind !== 'pending_result' && remark.kind !== 'not_done') return remark;
    const [start, end] = remark.span;
    const row = rows[firstFrom(rows, ({ span }) => span[1] > start)];
    return row && row.span[0] < end ? { ...remark, name: row.name } : remark;
  });
}
