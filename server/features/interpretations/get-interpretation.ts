import { z } from 'zod';
import { Explanation } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { idOf } from '../documents/document-record.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { Label, openPart } from '../documents/sealed-parts.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { InterpretationRepository } from './interpretations.repository.ts';

export type GetInterpretationDeps = {
  documents: DocumentRepository;
  interpretations: InterpretationRepository;
  keyRing: KeyRing;
};

const StoredExplanation = Explanation.omit({ id: true, text: true });

/** Throws AppError('interpretation.not_found') while a document is being read, and when it could not be. */
export async function getInterpretation(
  { documents, interpretations, keyRing }: GetInterpretationDeps,
  actor: Actor,
  { ref }: { ref: DocumentRef },
): Promise<Interpretation> {
  const owner = ownerOf(actor);
  const record = await getOwnRecord(documents, actor, ref);
  const stored = await interpretations.find(owner, record.ticket);
  const sealedText = await documents.findText(owner, ref);
  if (stored === undefined || sealedText === undefined) throw new AppError('interpretation.not_found');

  const open = <Shape extends z.ZodType>(part: 'label' | 'text' | 'explanation', sealed: Uint8Array, shape: Shape) =>
    openPart(keyRing, record.key, part, { sealed, shape });
  return {
    ...(await open('explanation', stored.sealedExplanation, StoredExplanation)),
    text: await open('text', sealedText, z.string()),
    title: (await open('label', record.sealedLabel, Label)).title,
    documentId: idOf(record),
    createdAt: stored.createdAt.toISOString(),
    feedback: stored.feedback,
  };
}
