import type { Feedback } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import type { InterpretationRepository } from './interpretations.repository.ts';

type GiveFeedbackDeps = { documents: DocumentRepository; interpretations: InterpretationRepository };

/** One opinion for each person and document. It can be changed, and null takes it back. */
export async function giveFeedback(
  { documents, interpretations }: GiveFeedbackDeps,
  actor: Actor,
  { ref, feedback }: { ref: DocumentRef; feedback: Feedback | null },
): Promise<{ feedback: Feedback | null }> {
  const { ticket } = await getOwnRecord(documents, actor, ref);
  if (feedback === null) {
    await interpretations.removeFeedback(ownerOf(actor), ticket);
  } else if (!(await interpretations.saveFeedback(ownerOf(actor), ticket, feedback))) {
    throw new AppError('interpretation.not_found');
  }
  return { feedback };
}
