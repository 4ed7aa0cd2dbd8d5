import type { Generated } from 'kysely';

export type VisitQuestionTables = {
  visit_questions: { ticket: string; sealed_questions: Buffer; changed_at: Generated<Date> };
};
