import type { DocumentKind } from '../documents/document-kinds.ts';
import { linesOf, trimmed } from '../reading/lines.ts';
import { spanCover } from '../grounding/span-cover.ts';
import type { Context } from './explaining-context.ts';
import { quoted } from './quote.ts';
import { fromDocument, onlyOnce, type Said } from './said.ts';

const ofGenes =
  /^(?:final |overall |test )?(?:results?|gene|variants?|mutations?|classification|(?:also )?detected|fusion|zygosity)\s*[:=]\s*\S/i;

/** Lines that carry the result in kinds of papers that have no rows of numbers and no sentences about findings. */
const carrying: Partial<Record<DocumentKind, RegExp>> = {
  genetic_test: ofGenes,
  molecular_pathology: ofGenes,
  vaccination_record: /\b(?:over)?due\b(?!\s+to\b)/i,
};

const most = 6;

/** What such lines say, in the words of the document. */
export function labelledResults({ reading }: Context): Said[] {
  const form = carrying[reading.documentKind];
  if (form === undefined) return [];
  const isRow = spanCover(reading.labResults.map(({ span }) => span));
  const said = linesOf(reading.text).flatMap((line) => {
    const { text, span } = trimmed(reading.text, line.span);
    const quote = form.test(text) && !isRow(span) ? quoted(text, 16) : undefined;
    return quote === undefined ? [] : [fromDocument(`Printed: ${quote}.`, [span])];
  });
  return onlyOnce(said).slice(0, most);
}
