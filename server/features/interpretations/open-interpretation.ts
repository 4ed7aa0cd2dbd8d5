import type { Explanation } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Telling, TellingChoice } from '#core/documents/telling.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { idOf, type DocumentRecord } from '../documents/document-record.ts';
import { orderForOwner, type OrderForOwnerDeps } from '../health-profile/order-for-owner.ts';
import { seenByShare, type SeenByShareDeps } from '../shares/seen-by-share.ts';
import { findTelling, type FindTellingDeps } from '../tellings/find-telling.ts';
import { openReading, type OpenReadingDeps } from '../tellings/open-reading.ts';
import type { InterpretationRepository } from './interpretations.repository.ts';

export type OpenInterpretationDeps = FindTellingDeps &
  OpenReadingDeps &
  OrderForOwnerDeps &
  SeenByShareDeps & {
    interpretations: InterpretationRepository;
    /** False where nothing is shown but what a provider wrote. */
    builtIn: boolean;
  };

/**
 * The explanation of a document that is explained, as this reader is shown it. Whoever asks for it writes down that it was given out. Throws
 * AppError('interpretation.not_found') where there is none to be shown.
 */
export async function openInterpretation(
  deps: OpenInterpretationDeps,
  reader: Reader,
  { record, ...choice }: TellingChoice & { record: DocumentRecord },
): Promise<Interpretation> {
  const { interpretations, builtIn } = deps;
  const stored = await interpretations.find(ownerOf(reader), record.ticket);
  if (stored === undefined) throw new AppError('interpretation.not_found');

  const { title, explanation } = await openReading(deps, record, { reading: stored, level: choice.level });
  const { told, ...telling } = await findTelling(deps, record, { ...choice, explanation });
  // What is not medical is told so in fixed words, by nobody.
  const isShown = builtIn || telling.stage === 'done' || telling.reason === 'nothing_to_tell';
  if (!isShown) throw new AppError('interpretation.not_found');
  const shown = inWordsOf(told, explanation);
  const questionOrder = await orderForOwner(deps, reader, shown.actionItems);
  return {
    ...shown,
    title,
    documentId: idOf(record),
    createdAt: stored.createdAt.toISOString(),
    // What its owner thinks of it is theirs.
    feedback: reader.kind === 'recipient' ? null : stored.feedback,
    telling,
    ...(questionOrder && { questionOrder }),
    ...(await seenByShare(deps, reader)),
  };
}

const inWordsOf = (told: Telling['told'], explanation: Explanation): Explanation => ({ ...explanation, ...told });
