import type { Generated } from 'kysely';
import type { Feedback } from '#core/documents/interpretation.ts';

/** The explanation of a document without its text, which stands in document_texts. */
export type InterpretationsTable = { ticket: string; sealed_explanation: Buffer; created_at: Generated<Date> };

export type FeedbackTable = { ticket: string; person: string; feedback: Feedback; changed_at: Generated<Date> };

export type InterpretationTables = { interpretations: InterpretationsTable; feedback: FeedbackTable };
