import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { VisitQuestions } from '#core/taking-along/visit-questions.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { openVisitQuestions } from './sealed-questions.ts';
import type { VisitQuestionRepository } from './visit-questions.repository.ts';

export type GetVisitQuestionsDeps = ViewOwnRecordDeps & {
  visitQuestions: VisitQuestionRepository;
  keyRing: KeyRing;
};

/** What the owner keeps for a visit; the empty list where there is none. It stays readable whatever the plan. */
export async function getVisitQuestions(
  deps: GetVisitQuestionsDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<VisitQuestions> {
  const { visitQuestions, keyRing } = deps;
  const { ticket, key } = await viewOwnRecord(deps, actor, { ref, action: 'document.interpretation_viewed' });
  return openVisitQuestions(keyRing, key, await visitQuestions.find(ownerOf(actor), ticket));
}
