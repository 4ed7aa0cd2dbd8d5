import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { TellingChoice } from '#core/documents/telling.ts';
import type { Reader } from '#core/kernel/actor.ts';
import type { Turns } from '#server/turns.ts';
import { viewOwnRecord, type ViewOwnRecordDeps } from '../documents/view-own-record.ts';
import { mustBeExplained } from '../tellings/open-reading.ts';
import { answerWithInterpretation, type OpenInterpretationDeps } from './open-interpretation.ts';

export type GetInterpretationDeps = OpenInterpretationDeps &
  ViewOwnRecordDeps & {
    /** For large ones. */
    inTurn: Turns;
  };

type Asked<Answer> = TellingChoice & { ref: DocumentRef; answer: (shown: Interpretation) => Answer };

/**
 * Answers with the stored explanation, or the same facts told at another level, in the words of a model as far as there are any. Throws
 * AppError('interpretation.not_found') while a document is being read, and when it could not be; for large ones also what `inTurn` throws.
 */
export async function getInterpretation<Answer>(
  deps: GetInterpretationDeps,
  reader: Reader,
  { ref, ...asked }: Asked<Answer>,
): Promise<Answer> {
  const action = 'document.interpretation_viewed';
  const record = await viewOwnRecord(deps, reader, { ref, action, check: mustBeExplained });
  return answerWithInterpretation(deps, reader, { ...asked, record });
}
