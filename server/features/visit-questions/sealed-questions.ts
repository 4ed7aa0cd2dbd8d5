import { VisitQuestions } from '#core/taking-along/visit-questions.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { DocumentKey, KeyRing } from '../../ports/key-ring.ts';

const context = { part: 'visit-questions' };

export const noVisitQuestions: VisitQuestions = { questions: [] };

export const sealVisitQuestions = (
  keyRing: KeyRing,
  key: DocumentKey,
  questions: VisitQuestions,
): Promise<Uint8Array> => keyRing.encrypt(key, context, Buffer.from(JSON.stringify(questions)));

/** The empty list where nothing was kept. Throws AppError('storage.damaged') when the bytes do not open, or open as something else. */
export async function openVisitQuestions(
  keyRing: KeyRing,
  key: DocumentKey,
  sealed: Uint8Array | undefined,
): Promise<VisitQuestions> {
  if (sealed === undefined) return noVisitQuestions;
  const plain = await keyRing.decrypt(key, context, sealed);
  const parsed = VisitQuestions.safeParse(JSON.parse(Buffer.from(plain).toString()));
  if (!parsed.success) throw new AppError('storage.damaged', { cause: parsed.error });
  return parsed.data;
}
