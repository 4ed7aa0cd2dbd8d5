import type { DocumentType } from '../documents/document-types.ts';
import type { Explanation, Notice, ReadingNote, TextSource } from '../documents/explanation.ts';
import type { DocumentLayout } from '../documents/page-layout.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { canonicalText } from '../reading/canonical-text.ts';
import { clearEnough } from '../reading/doubts/page-words.ts';
import { readDocument } from '../reading/read-document.ts';
import { explainReading } from './explain-reading.ts';
import { hardToReadCard } from './fixed-texts.ts';
import { rememberedKnowledge } from './remembered-knowledge.ts';

export type ExplainInput = {
  text: string;
  source: TextSource;
  chosenType?: DocumentType;
  notes?: readonly ReadingNote[]; // what the reader of the file has to tell
  layout?: DocumentLayout; // where the words stand on the pages, and which of them may be wrong
  level?: ReadingLevel; // standard where none is asked for
  extractMs?: number; // what it took to get the text out of the file
  now?: () => number; // milliseconds, for the timings only
};

/** The explainer with its knowledge at hand, as those who store or print explanations are given it. */
export type Explain = (input: ExplainInput) => Explanation;

/** From the text of a document to everything that is shown of it. */
export function explainDocument(input: ExplainInput, allKnowledge: Knowledge): Explanation {
  const knowledge = rememberedKnowledge(allKnowledge);
  const { source, chosenType, notes = [], level = 'standard', layout, extractMs = 0, now = Date.now } = input;
  const started = now();
  const text = canonicalText(input.text);
  const reading = readDocument(text, knowledge, {
    ...(chosenType && { chosenType }),
    onPages: layout !== undefined && layout.pages.length > 0,
    recognised: source.ocr,
  });
  const read = now();
  const explained = explainReading(reading, knowledge, { level, layout, recognised: source.ocr });
  const { documentType, documentKind, sections, labResults, medications, findings, identifiers } = reading;
  return {
    text: reading.text,
    source,
    documentType,
    documentKind,
    sections,
    labResults,
    medications,
    findings,
    identifiers,
    ...explained,
    notices: withNotes(explained.notices, notes, source),
    engine: 'built-in',
    timings: { extractMs, readMs: read - started, explainMs: now() - read },
  };
}

/** What is to be told of the file; that all of it was hard to read only where nothing tells which words. */
function withNotes(notices: readonly Notice[], notes: readonly ReadingNote[], { confidence }: TextSource): Notice[] {
  const told = [...notices, ...notes.map((note) => ({ ...note, spans: [] }))];
  const isTold = told.some(({ kind }) => kind === 'hard_to_read');
  return confidence !== null && confidence < clearEnough && !isTold
    ? [...told, { kind: 'hard_to_read', text: hardToReadCard, spans: [] }]
    : told;
}
