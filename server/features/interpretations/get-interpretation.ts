import { z } from 'zod';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { noTelling } from '#core/documents/telling.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { idOf } from '../documents/document-record.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { unpackMarked } from '../documents/layout/packed-layout.ts';
import { openLayout } from '../documents/layout/sealed-layout.ts';
import { Label, openPart } from '../documents/sealed-parts.ts';
import { explainAnew, StoredExplanation } from '../documents/stored-explanation.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { InterpretationRepository } from './interpretations.repository.ts';

export type GetInterpretationDeps = {
  documents: DocumentRepository;
  interpretations: InterpretationRepository;
  keyRing: KeyRing;
  explainer: Explainer;
};

/** The stored explanation, or the same facts told anew at another level. Throws AppError('interpretation.not_found') while a document is being read, and when it could not be. */
export async function getInterpretation(
  { documents, interpretations, keyRing, explainer }: GetInterpretationDeps,
  actor: Actor,
  { ref, level = 'standard' }: { ref: DocumentRef; level?: ReadingLevel | undefined },
): Promise<Interpretation> {
  const record = await getOwnRecord(documents, actor, ref);
  const stored = await interpretations.find(ownerOf(actor), record.ticket);
  if (stored === undefined) throw new AppError('interpretation.not_found');

  const open = <Shape extends z.ZodType>(part: 'label' | 'text' | 'explanation', sealed: Uint8Array, shape: Shape) =>
    openPart(keyRing, record.key, part, { sealed, shape });
  const { title, readingNotes } = await open('label', record.sealedLabel, Label);
  const text = await open('text', stored.sealedText, z.string());
  const kept = await open('explanation', stored.sealedExplanation, StoredExplanation);
  const toldAt = async (other: ReadingLevel): Promise<StoredExplanation> => {
    const layout = unpackMarked(await openLayout(keyRing, record.key, stored.sealedLayout));
    const chosenType = record.documentType;
    return explainAnew(explainer, { kept, text, layout, chosenType, readingNotes, level: other });
  };
  return {
    ...(level === 'standard' ? kept : await toldAt(level)),
    text,
    title,
    documentId: idOf(record),
    createdAt: stored.createdAt.toISOString(),
    feedback: stored.feedback,
    telling: noTelling('no_provider', { level, language: 'en' }),
  };
}
