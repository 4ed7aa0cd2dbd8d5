import { z } from 'zod';
import { Language } from '#core/documents/explanation.ts';
import { ReadingLevel } from '#core/documents/reading-level.ts';
import { defineQueue } from '#server/jobs/queue.ts';

/** One telling: whose document, how hard, and in which language. */
const TellingRef = z.object({ ticket: z.uuid(), level: ReadingLevel, language: Language });
export type TellingRef = z.infer<typeof TellingRef>;

/** A queue of its own, so that nobody's document waits to be read because others are told. */
export const tellDocumentQueue = defineQueue({
  name: 'tell-document',
  payload: TellingRef,
  maxSeconds: 30 * 60,
  onePer: ({ ticket, level, language }) => `${ticket} ${level} ${language}`,
});
