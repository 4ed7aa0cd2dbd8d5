import { z } from 'zod';
import type { Feedback } from '#core/documents/interpretation.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import type { PackedLayout } from '../documents/layout/packed-layout.ts';
import { openLayout } from '../documents/layout/sealed-layout.ts';
import { openPart } from '../documents/sealed-parts.ts';
import { StoredExplanation } from '../documents/stored-explanation.ts';
import { openOrTell, type ExportDeps, type RunningExport } from './running-export.ts';

/** What was read in a document, as far as it opens. Nothing of a document that was not read. */
export type ReadingParts = {
  text?: string | undefined;
  layout?: PackedLayout | undefined;
  kept?: StoredExplanation | undefined;
  explainedAt: string | null;
  feedback: Feedback | null;
};

type Which = { record: DocumentRecord; what: (part: string) => string };

export async function openReadingParts(
  { interpretations, keyRing }: ExportDeps,
  running: RunningExport,
  { record: { key, ticket }, what }: Which,
): Promise<ReadingParts> {
  const stored = await interpretations.find(running.owner, ticket);
  if (stored === undefined) return { explainedAt: null, feedback: null };
  const { sealedText, sealedLayout, sealedExplanation, createdAt, feedback } = stored;
  return {
    explainedAt: createdAt.toISOString(),
    feedback,
    text: await openOrTell(running, what('text'), () =>
      openPart(keyRing, key, 'text', { sealed: sealedText, shape: z.string() }),
    ),
    layout:
      sealedLayout === null
        ? undefined
        : await openOrTell(running, what('layout'), () => openLayout(keyRing, key, sealedLayout)),
    kept: await openOrTell(running, what('explanation'), () =>
      openPart(keyRing, key, 'explanation', { sealed: sealedExplanation, shape: StoredExplanation }),
    ),
  };
}
