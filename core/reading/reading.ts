import type { DocumentKind } from '../documents/document-kinds.ts';
import type { DocumentType } from '../documents/document-types.ts';
import type { Finding, Identifier, LabResult, Medication, Section } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';

/** A request or follow-up that the report itself makes ("repeat CT in 12 months"). */
export type ReportedRecommendation = { text: string; span: Span };

/** Something the reader should be told about the document as a whole. */
export type ReadingRemark =
  | { kind: 'instruction_in_document'; span: Span } // a line that tries to command whoever reads it
  | { kind: 'pending_result'; name: string; span: Span }
  | { kind: 'several_patients'; span: Span }
  | { kind: 'crisis'; span: Span }; // suicidal or self-harm mention that is not negated

/** The facts of one document, before any words about them. Every span points into `text`. */
export type Reading = {
  text: string;
  documentType: DocumentType;
  documentKind: DocumentKind;
  sections: Section[];
  labResults: LabResult[];
  medications: Medication[];
  findings: Finding[];
  identifiers: Identifier[];
  recommendations: ReportedRecommendation[];
  remarks: ReadingRemark[];
};
