import type { Kysely } from 'kysely';
import type { Feedback } from '#core/documents/interpretation.ts';
import type { Database } from '#server/db/database.ts';

/** An explanation with what it explains, all of one moment: a correction changes them together. */
export type StoredInterpretation = {
  sealedExplanation: Uint8Array;
  sealedText: Uint8Array;
  sealedLayout: Uint8Array | null;
  createdAt: Date;
  feedback: Feedback | null;
};

export type InterpretationRepository = ReturnType<typeof createInterpretationRepository>;

/** Explanations of one owner's documents, and what people said of them. */
export function createInterpretationRepository(db: Kysely<Database>) {
  const ofOwner = (owner: string, ticket: string) =>
    db
      .selectFrom('interpretations')
      .innerJoin('documents', 'documents.ticket', 'interpretations.ticket')
      .where('documents.owner', '=', owner)
      .where('documents.deleted_at', 'is', null)
      .where('documents.stage', '=', 'explained')
      .where('interpretations.ticket', '=', ticket);

  return {
    /** With the feedback that this owner gave. */
    async find(owner: string, ticket: string): Promise<StoredInterpretation | undefined> {
      const row = await ofOwner(owner, ticket)
        .innerJoin('document_texts', 'document_texts.ticket', 'interpretations.ticket')
        .leftJoin('feedback', (join) =>
          join.onRef('feedback.ticket', '=', 'interpretations.ticket').on('feedback.person', '=', owner),
        )
        .select([
          'sealed_explanation',
          'sealed_text',
          'sealed_layout',
          'interpretations.created_at',
          'feedback.feedback',
        ])
        .executeTakeFirst();
      return (
        row && {
          sealedExplanation: row.sealed_explanation,
          sealedText: row.sealed_text,
          sealedLayout: row.sealed_layout,
          createdAt: row.created_at,
          feedback: row.feedback,
        }
      );
    },

    /** One opinion for each person and document: a later one replaces it. False when there is nothing to judge. */
    async saveFeedback(owner: string, ticket: string, feedback: Feedback): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('feedback')
        .columns(['ticket', 'person', 'feedback'])
        .expression((builder) =>
          ofOwner(owner, ticket).select([
            'interpretations.ticket',
            builder.cast<string>(builder.val(owner), 'text').as('person'),
            builder.cast<Feedback>(builder.val(feedback), 'text').as('feedback'),
          ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['ticket', 'person']).doUpdateSet({ feedback, changed_at: new Date() }),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async removeFeedback(owner: string, ticket: string): Promise<void> {
      await db.deleteFrom('feedback').where('ticket', '=', ticket).where('person', '=', owner).execute();
    },
  };
}
