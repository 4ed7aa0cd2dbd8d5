import type { z } from 'zod';
import type { DocumentType } from '#core/documents/document-types.ts';
import { Explanation, type Notice, type ReadingNote } from '#core/documents/explanation.ts';
import type { DocumentLayout } from '#core/documents/page-layout.ts';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import type { Explainer } from '../../ports/explainer.ts';

/** An explanation without the text, which is stored beside it. */
export const StoredExplanation = Explanation.omit({ id: true, text: true });
export type StoredExplanation = z.infer<typeof StoredExplanation>;

/** False of one that was made before papers were told as stories: what is shown in its place is made anew from the text. */
export const hasStory = ({ story }: StoredExplanation): boolean => story !== undefined;

export type ToExplainAnew = {
  kept: StoredExplanation;
  owner: string;
  text: string;
  /** With the marked words at least. */
  layout: DocumentLayout;
  chosenType: DocumentType;
  /** What was noted when the file was read. */
  readingNotes: readonly string[];
  level?: ReadingLevel;
};

/** Tells what a document says once more: at another level, or after a correction. */
export function explainAnew(
  explainer: Explainer,
  { kept, readingNotes, owner, ...input }: ToExplainAnew,
): Promise<Explanation> {
  const notes = notesAmong(kept.notices).filter((note) => readingNotes.includes(note.text));
  return explainer.explain({ ...input, notes, source: kept.source, extractMs: kept.timings.extractMs }, { owner });
}

/** Those notices that may be notes about the file itself. */
const notesAmong = (notices: readonly Notice[]): ReadingNote[] =>
  notices.flatMap(({ kind, text }) => (kind === 'hard_to_read' || kind === 'incomplete' ? [{ kind, text }] : []));
