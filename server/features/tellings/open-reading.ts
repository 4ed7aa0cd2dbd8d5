import { z } from 'zod';
import type { Explanation } from '#core/documents/explanation.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { unpackMarked } from '../documents/layout/packed-layout.ts';
import { openLayout } from '../documents/layout/sealed-layout.ts';
import { Label, openPart } from '../documents/sealed-parts.ts';
import type { LevelExplanations } from '../interpretations/level-explanations.ts';
import { explainAnew, hasStory, StoredExplanation } from '../documents/stored-explanation.ts';
import type { SealedReading } from './telling-work.repository.ts';

export type OpenReadingDeps = { keyRing: KeyRing; explainer: Explainer; levels: LevelExplanations };

/** Throws AppError('interpretation.not_found') while there is nothing to open. */
export function mustBeExplained({ stage }: Pick<DocumentRecord, 'stage'>): void {
  if (stage !== 'explained') throw new AppError('interpretation.not_found');
}

/**
 * A document as the built-in interpreter explains it at one level. Another level than the stored one is made when it is first asked for,
 * and so is the stored one where it was made before papers were told as stories.
 */
export async function openReading(
  { keyRing, explainer, levels }: OpenReadingDeps,
  record: DocumentRecord,
  { reading, level }: { reading: SealedReading; level: ReadingLevel },
): Promise<{ title: string; explanation: Explanation }> {
  const { key, owner, sealedLabel, documentType: chosenType } = record;
  const { title, readingNotes } = await openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label });
  const text = await openPart(keyRing, key, 'text', { sealed: reading.sealedText, shape: z.string() });
  const { sealedExplanation } = reading;
  const openKept = () => openPart(keyRing, key, 'explanation', { sealed: sealedExplanation, shape: StoredExplanation });
  const stored = level === 'standard' ? await openKept() : undefined;
  if (stored && hasStory(stored)) return { title, explanation: { ...stored, text } };

  const explanation = await levels.find({ record, level, sealedExplanation }, async () => {
    const kept = stored ?? (await openKept());
    const layout = unpackMarked(await openLayout(keyRing, key, reading.sealedLayout));
    const anew = { kept, owner, text, layout, chosenType, readingNotes, level };
    const { text: _text, ...made } = await explainAnew(explainer, anew);
    return made;
  });
  return { title, explanation: { ...explanation, text } };
}
