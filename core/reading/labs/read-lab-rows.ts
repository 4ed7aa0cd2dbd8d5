import type { LabResult } from '../../documents/explanation.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { coveredBy } from '../../kernel/covered-by.ts';
import { withContrast } from './contrast.ts';
import { withCriticalFlags } from './critical-results.ts';
import { withFormer } from './former-rows.ts';
import { onceEach } from './once-each.ts';
import { readZones } from './read-zones.ts';
import { finishRow } from './finish-row.ts';
import type { UnreadRow } from './unread-line.ts';
import { createReadingContext, type Medium } from './reading-context.ts';

/**
 * Every laboratory result in a canonical text, in order. A row is a name and a value, with comparator, unit, range and flag in any
 * order, in tables, lists, stacked lines or sentences. The status is computed from the printed range alone. Linear in the length.
 */
export function readLabRows(text: string, knowledge: Knowledge, medium: Medium = {}): LabResult[] {
  return readLabs(text, knowledge, medium).rows;
}

/** The same, with the tests of a recognised text whose numbers could not be read. */
export function readLabs(
  text: string,
  knowledge: Knowledge,
  medium: Medium = {},
): { rows: LabResult[]; unread: UnreadRow[] } {
  const context = createReadingContext(text, knowledge, medium);
  const { rows, unread, isReport } = readZones(context);
  const each = onceEach(withCriticalFlags(rows.map((draft) => finishRow(context, draft))), isReport);
  const found = withFormer(each, knowledge);
  const isRead = coveredBy(found.map(({ span }) => span));
  return {
    rows: isReport ? withContrast(found, knowledge) : found,
    // A name may stand over its number.
    unread: unread.filter(({ span }) => !isRead(span)),
  };
}
