import type { LabResult } from '../../documents/explanation.ts';
import { touchedBy } from '../../kernel/items-in-span.ts';
import type { Span } from '../../kernel/span.ts';
import type { ReadingRemark } from '../reading.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { touching } from '../../kernel/touching.ts';
import { crisisSentences } from './crisis.ts';
import { criticalCalls } from './critical-calls.ts';
import { instructionLines } from './instruction-lines.ts';
import { missingPages } from './missing-pages.ts';
import { hasFinal, isEarly } from './stages.ts';
import { testsNotDone } from './not-done.ts';
import { ofConfirmation, pendingResults } from './pending-results.ts';
import { secondPatients } from './several-patients.ts';

/** What the reader should be told about the document as a whole. */
export function readRemarks(text: string, sections: readonly DocumentSection[]): ReadingRemark[] {
  return [
    ...crisisSentences(text, sections).map((span): ReadingRemark => ({ kind: 'crisis', span })),
    ...instructionLines(text).map((span): ReadingRemark => ({ kind: 'instruction_in_document', span })),
    ...criticalCalls(text).map((span): ReadingRemark => ({ kind: 'critical_result', span })),
    ...withoutResult(text),
    ...missingPages(text).map((span): ReadingRemark => ({ kind: 'missing_pages', span })),
    ...secondPatients(text).map((span): ReadingRemark => ({ kind: 'several_patients', span })),
  ];
}

/** A test without a result is told once, however its line says so. */
function withoutResult(text: string): ReadingRemark[] {
  const isFinal = hasFinal(text);
  const isOpen = ({ span }: ReadingRemark & { span: Span }): boolean =>
    !isFinal || !isEarly(lineUpTo(text, span, longestLead));
  const pending = pendingResults(text).filter(isOpen);
  const isTold = touching(pending.map(({ span }) => span));
  return [...pending, ...testsNotDone(text).filter((remark) => isOpen(remark) && !isTold(remark.span))];
}

/** "PRELIMINARY: identification to follow": what a "FINAL: ..." has answered. */
const longestLead = 60;
const longestLine = 400;
const lineUpTo = (text: string, [start, end]: Span, most: number): string =>
  text.slice(Math.max(text.lastIndexOf('\n', start) + 1, start - most), end);

/** Remarks on tests without a result, named as their rows are: "Lead, venous   Cancelled" is of lead. `rows` in the order of the text. */
export function namedByRows(
  text: string,
  remarks: readonly ReadingRemark[],
  rows: readonly LabResult[],
): ReadingRemark[] {
  return remarks.map((remark) => {
    if (remark.kind !== 'pending_result' && remark.kind !== 'not_done') return remark;
    const [row] = touchedBy(rows, remark.span);
    const lead = remark.name?.startsWith(ofConfirmation) === true ? ofConfirmation : '';
    if (row) return { ...remark, name: `${lead}${row.name}` };
    const meant = /^results?$/i.test(remark.name ?? '') ? rowNamedIn(text, remark.span, rows) : undefined;
    return meant ? { ...remark, name: meant.name } : remark;
  });
}

function rowNamedIn(text: string, span: Span, rows: readonly LabResult[]): LabResult | undefined {
  const line = lineUpTo(text, span, longestLine).toLowerCase();
  return rows.find(({ name }) => name.length > 2 && line.includes(name.toLowerCase()));
}
