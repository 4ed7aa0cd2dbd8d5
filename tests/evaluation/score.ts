import type { Explain } from '#core/explaining/explain-document.ts';
import type { Explanation } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import type { Corpus, Outcome } from './case.ts';
import { mergeMeasured, type Counts, type Measured, type Miss } from './measures/count.ts';
import { measureFindings } from './measures/findings.ts';
import { measureGrounding } from './measures/grounding.ts';
import { measureKinds } from './measures/kinds.ts';
import { measureMedicines } from './measures/medicines.ts';
import { readingEase, type ReadingEase } from './measures/reading-ease.ts';
import { measureRows } from './measures/rows.ts';
import { measureNotices, measureSaid, measureScales } from './measures/said.ts';
import { measureSections } from './measures/sections.ts';
import { measureAmbiguous, measureTerms } from './measures/terms.ts';

const measures: readonly ((outcome: Outcome) => Measured)[] = [
  measureKinds,
  measureRows,
  measureSections,
  measureFindings,
  measureMedicines,
  measureTerms,
  measureAmbiguous,
  measureScales,
  measureNotices,
  measureSaid,
  measureGrounding,
];

export type CorpusScore = {
  name: string;
  documents: number;
  withoutText: number;
  printedHere: number;
  rowsNotPrinted: number;
  counts: Counts;
  ease: ReadingEase;
  msPerDocument: number;
  misses: (Miss & { id: string })[];
};

const source = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;

/** Reads every document of a corpus and measures what came of it. */
export function scoreCorpus(
  { name, cases, withoutText, printedHere, rowsNotPrinted }: Corpus,
  explain: Explain,
): CorpusScore {
  const outcomes = cases.map(({ id, text, expected }): Outcome => {
    const started = performance.now();
    const explanation = read(explain, text, `${name}: ${id}`);
    const ms = performance.now() - started;
    const asksTerms = expected.terms !== undefined || expected.ambiguous !== undefined;
    const detailed = asksTerms ? read(explain, text, `${name}: ${id}`, 'detailed') : explanation;
    return { id, expected, explanation, allTerms: detailed.medicalTerminology, ms };
  });
  const each = outcomes.map((outcome) => ({
    id: outcome.id,
    ...mergeMeasured(measures.map((measure) => measure(outcome))),
  }));
  return {
    name,
    documents: cases.length,
    withoutText,
    printedHere,
    rowsNotPrinted,
    counts: mergeMeasured(each).counts,
    ease: readingEase(outcomes),
    msPerDocument: outcomes.reduce((sum, { ms }) => sum + ms, 0) / outcomes.length,
    misses: each.flatMap(({ id, misses }) => misses.map((miss) => ({ id, ...miss }))),
  };
}

function read(explain: Explain, text: string, where: string, level: ReadingLevel = 'standard'): Explanation {
  try {
    return explain({ text, source, level });
  } catch (cause) {
    throw new Error(`${where} could not be explained`, { cause });
  }
}
