import type { Kysely } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { VisitQuestions } from '#core/taking-along/visit-questions.ts';
import type { Database } from '#server/db/database.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { requirePlan } from '../plans/require-plan.ts';
import type { GetVisitQuestionsDeps } from './get-visit-questions.ts';
import { sealVisitQuestions } from './sealed-questions.ts';

export type SaveVisitQuestionsDeps = GetVisitQuestionsDeps & { db: Kysely<Database> };

/**
 * Keeps a list for a visit in place of the one before. Throws AppError('auth.required') or 'plan.needs_basic' where the plan has none; an
 * empty list may always be kept, since it takes away what is there.
 */
export async function saveVisitQuestions(
  { db, documents, visitQuestions, keyRing }: SaveVisitQuestionsDeps,
  actor: Actor,
  { ref, questions }: VisitQuestions & { ref: DocumentRef },
): Promise<VisitQuestions> {
  const { ticket, key } = await getOwnRecord(documents, actor, ref);
  if (questions.length > 0) await requirePlan(db, actor, 'providerQuestions');

  const sealed = await sealVisitQuestions(keyRing, key, { questions });
  if (!(await visitQuestions.save(ownerOf(actor), ticket, sealed))) throw new AppError('document.not_found');
  return { questions };
}
