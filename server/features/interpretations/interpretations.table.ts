import type { Generated } from 'kysely';
import type { Feedback } from '#core/documents/interpretation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';

/** The explanation of a document without its text, which stands in document_texts. */
export type InterpretationsTable = { ticket: string; sealed_explanation: Buffer; created_at: Generated<Date> };

export type FeedbackTable = { ticket: string; person: string; feedback: Feedback; changed_at: Generated<Date> };

/** The same as it is made when it is first asked for: at other levels, and with a story where the one above has none. `made_from` is the digest of the sealed explanation that it goes with. */
export type LevelExplanationsTable = {
  ticket: string;
  level: ReadingLevel;
  made_from: Buffer;
  sealed_explanation: Buffer;
};

export type InterpretationTables = {
  interpretations: InterpretationsTable;
  level_explanations: LevelExplanationsTable;
  feedback: FeedbackTable;
};
