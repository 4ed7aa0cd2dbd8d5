import type { LabResult } from '../../documents/explanation.ts';
import { firstFrom } from '../../kernel/first-from.ts';
import type { ReadingRemark } from '../reading.ts';
import { ofConfirmation } from './pending-results.ts';

/**
 * Remarks on tests without a result, named as their rows are: "Lead, venous   Cancelled" speaks of lead, and "Ferritin sent away. Result to
 * follow" of ferritin. `rows` in the order of the text.
 */
export function namedByRows(
  text: string,
  remarks: readonly ReadingRemark[],
  rows: readonly LabResult[],
): ReadingRemark[] {
  return remarks.map((remark) => {
    if (remark.kind !== 'pending_result' && remark.kind !== 'not_done') return remark;
    const [start, end] = remark.span;
    const row = rows[firstFrom(rows, ({ span }) => span[1] > start)];
    const lead = remark.name?.startsWith(ofConfirmation) === true ? ofConfirmation : '';
    if (row && row.span[0] < end) return { ...remark, name: `${lead}${row.name}` };
    const meant = /^results?$/i.test(remark.name ?? '') ? rowNamedIn(text, remark.span, rows) : undefined;
    return meant ? { ...remark, name: meant.name } : remark;
  });
}

const longestLine = 400;

function rowNamedIn(
  text: string,
  [start, end]: readonly [number, number],
  rows: readonly LabResult[],
): LabResult | undefined {
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - longestLine);
  const line = text.slice(from, end).toLowerCase();
  return rows.find(({ name }) => name.length > 2 && line.includes(name.toLowerCase()));
}
