import type { DocumentKind } from '../documents/document-kinds.ts';
import { linesOf, trimmed } from '../reading/lines.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import type { Context } from './explaining-context.ts';
import { quoted } from './quote.ts';
import { fromDocument, onlyOnce, type Said } from './said.ts';
import { listOf } from './wording.ts';

const ofGenes =
  /^(?:final |overall |test )?(?:results?|gene|variants?|mutations?|classification|(?:also )?detected|fusion|zygosity)\s*[:=]\s*\S/i;

/** Lines that carry the result in kinds of papers that have no rows of numbers and no sentences about findings. */
const carrying: Partial<Record<DocumentKind, RegExp>> = {
  genetic_test: ofGenes,
  molecular_pathology: ofGenes,
  vaccination_record: /\b(?:over)?due\b(?!\s+to\b)/i,
};

const most = 6;

/** The same in a sentence or two: "The report prints: "Gene: BRCA2" and "Zygosity: …"." */
export function labelledSentences(context: Context): Said[] {
  const entries = labelledResults(context);
  return Array.from({ length: Math.ceil(entries.length / 2) }, (_, at) => entries.slice(at * 2, at * 2 + 2)).map(
    (few) =>
      fromDocument(
        `The ${context.word} prints: ${listOf(few.map(({ text }) => text.slice('Printed: '.length, -1)))}.`,
        few.flatMap(({ spans }) => spans),
      ),
  );
}

/** What such lines say, each for itself, in the words of the document. */
export function labelledResults({ reading }: Context): Said[] {
  const form = carrying[reading.documentKind];
  if (form === undefined) return [];
  const isRow = coveredBy(reading.labResults.map(({ span }) => span));
  const said = linesOf(reading.text).flatMap((line) => {
    const { text, span } = trimmed(reading.text, line.span);
    const quote = form.test(text) && !isRow(span) ? quoted(text, 16) : undefined;
    return quote === undefined ? [] : [fromDocument(`Printed: ${quote}.`, [span])];
  });
  return onlyOnce(said).slice(0, most);
}
