import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { withContrast } from './contrast.ts';
import { withCriticalFlags } from './critical-results.ts';
import { withFormer } from './former-rows.ts';
import { onceEach } from './once-each.ts';
import { readZones } from './read-zones.ts';
import { finishRow } from './finish-row.ts';
import { createReadingContext, type Medium } from './reading-context.ts';

/**
 * Every laboratory result in a canonical text, in order. A row is a name and a value, with comparator, unit, range and flag in any
 * order, in tables, lists, stacked lines or sentences. The status is computed from the printed range alone. Linear in the length.
 */
export function readLabRows(text: string, knowledge: Knowledge, medium: Medium = {}): LabResult[] {
  const context = createReadingContext(text, knowledge, medium);
  const { rows, isReport } = readZones(context);
  const each = onceEach(withCriticalFlags(rows.map((draft) => finishRow(context, draft))), isReport);
  const found = withFormer(each, knowledge);
  return isReport ? withContrast(found, knowledge) : found;
}
