import type { DocumentKind } from '../documents/document-kinds.ts';
import type { DocumentType } from '../documents/document-types.ts';
import type { Finding, Identifier, Medication, Section } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { ReadResult } from './doubts/result-doubts.ts';
import type { Amendment } from './sections/amendment.ts';
import type { UnreadRow } from './labs/unread-line.ts';
import type { ScaleId } from '../knowledge/scale-data.ts';

/** A request or follow-up that the report itself makes ("repeat CT in 12 months"). */
export type ReportedRecommendation = { text: string; span: Span };

/** Something the reader should be told about the document as a whole. */
export type ReadingRemark =
  | { kind: 'instruction_in_document'; span: Span } // a line that tries to command whoever reads it
  | { kind: 'pending_result'; name: string; span: Span }
  | { kind: 'not_done'; name: string | null; span: Span } // a test that was called off, or had too little of the sample
  | { kind: 'critical_result'; span: Span } // the document itself calls a result critical
  | { kind: 'several_patients'; span: Span }
  | { kind: 'missing_pages'; span: Span } // the document says that there is more of it
  | { kind: 'crisis'; span: Span }; // suicidal or self-harm mention that is not negated

/** A place on a scale that the document states: "BI-RADS category 4A" is { scale: 'bi_rads', value: '4a' }.  */
export type ScaleReading = { scale: ScaleId; value: string; span: Span };

/**
 * What the document does with a medicine, in its word ("STOP", "increased"). `span` is the span of the medicine in `medications`;
 * `isBeside`: the word stands further on, and the medicine is listed as it was before.
 */
/** What the cells of a table say of a medicine beside how it is taken: the dose of before, the reason. */
export type MedicineRow = { span: Span; remarks: string[] };

export type MedicationChange = {
  span: Span;
  kind:
    | 'new'
    | 'increased'
    | 'decreased'
    | 'changed'
    | 'stopped'
    | 'held'
    | 'resumed'
    | 'continued'
    | 'past' // taken before
    | 'there' // given in the hospital
    | 'before'; // in the list of home, where the paper has one for going home too
  text: string;
  isBeside?: true;
};

/** The facts of one document, before any words about them. Every span points into `text`. */
export type Reading = {
  text: string;
  documentType: DocumentType;
  documentKind: DocumentKind;
  recognisedKind: DocumentKind; // by its words alone, whatever type a person chose
  sections: Section[];
  labResults: ReadResult[];
  unreadRows?: UnreadRow[]; // tests of a recognised table whose numbers could not be read
  medications: Medication[];
  medicineRows?: MedicineRow[]; // of those medicines that stand in a table
  medicationChanges?: MedicationChange[]; // of those medicines with which the document says what to do
  findings: Finding[];
  scales: ScaleReading[];
  identifiers: Identifier[];
  recommendations: ReportedRecommendation[];
  remarks: ReadingRemark[];
  amendment?: Amendment; // what was written into it after its first version
};
