import type { Explanation } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Telling, TellingChoice } from '#core/documents/telling.ts';
import { lineOf, ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Turns } from '#server/turns.ts';
import { idOf, type DocumentRecord } from '../documents/document-record.ts';
import { orderForOwner, type OrderForOwnerDeps } from '../health-profile/order-for-owner.ts';
import { seenByShare, type SeenByShareDeps } from '../shares/seen-by-share.ts';
import { findTelling, type FindTellingDeps } from '../tellings/find-telling.ts';
import { openReading, type OpenReadingDeps } from '../tellings/open-reading.ts';
import type { InterpretationRepository, StoredInterpretation } from './interpretations.repository.ts';

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
  asked: Asked,
): Promise<Interpretation> {
  return openStored(deps, reader, { ...asked, stored: await findStored(deps, reader, asked) });
}

type Asked = TellingChoice & { record: DocumentRecord };

/** More than this, sealed, are some megabytes when it is written out, and ten times as much in memory until then. In bytes. */
const large = 64 * 1024;

/**
 * Opens the explanation, and gives what is answered with it. Of large ones the next is opened when one was answered. Throws as
 * `openInterpretation` does, and what `inTurn` throws.
 */
export async function answerWithInterpretation<Answer>(
  { inTurn, ...deps }: OpenInterpretationDeps & { inTurn: Turns },
  reader: Reader,
  asked: Asked & { answer: (shown: Interpretation) => Answer },
): Promise<Answer> {
  const stored = await findStored(deps, reader, asked);
  const open = async () => asked.answer(await openStored(deps, reader, { ...asked, stored }));
  return stored.sealedExplanation.length > large ? inTurn(lineOf(reader), open) : open();
}

async function findStored(
  { interpretations }: OpenInterpretationDeps,
  reader: Reader,
  { record }: Asked,
): Promise<StoredInterpretation> {
  const stored = await interpretations.find(ownerOf(reader), record.ticket);
  if (stored === undefined) throw new AppError('interpretation.not_found');
  return stored;
}

async function openStored(
  deps: OpenInterpretationDeps,
  reader: Reader,
  { record, stored, level, language }: Asked & { stored: StoredInterpretation },
): Promise<Interpretation> {
  const choice = { level, language };
  const { builtIn } = deps;
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
