import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import type { Reader } from '#core/kernel/actor.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { mustBeExplained } from '../tellings/open-reading.ts';
import { openInterpretation, type OpenInterpretationDeps } from './open-interpretation.ts';

export type GetInterpretationDeps = OpenInterpretationDeps & ViewOwnRecordDeps;

/**
 * The stored explanation, or the same facts told anew at another level, in the words of a model as far as there are any. Throws
 * AppError('interpretation.not_found') while a document is being read, and when it could not be.
 */
export async function getInterpretation(
  deps: GetInterpretationDeps,
  reader: Reader,
  { ref, ...choice }: TellingChoice & { ref: DocumentRef },
): Promise<Interpretation> {
  const action = 'document.interpretation_viewed';
  const record = await viewOwnRecord(deps, reader, { ref, action, check: mustBeExplained });
  return openInterpretation(deps, reader, { ...choice, record });
}
