import { z } from 'zod';
import { Engine, Explanation, Language } from './explanation.ts';
import { ReadingLevel } from './reading-level.ts';

/** What changes of an explanation when somebody else tells the same facts, or tells them in another language. */
export const Told = Explanation.pick({
  summary: true,
  interpretation: true,
  medicalTerminology: true,
  actionItems: true,
  keyFindings: true,
  recommendations: true,
  sentences: true,
  story: true,
  readingGrade: true,
  engine: true,
  language: true,
  writing: true,
});
export type Told = z.infer<typeof Told>;

/** Which words are asked for. The built-in interpreter tells every level, in English. */
export const TellingChoice = z.object({ level: ReadingLevel.default('standard'), language: Language.default('en') });
export type TellingChoice = z.infer<typeof TellingChoice>;

/** `none`: no model was asked. `failed`: every model was, and the built-in words stay. */
export const TellingStage = z.enum(['none', 'waiting', 'writing', 'done', 'failed']);
export type TellingStage = z.infer<typeof TellingStage>;

/** Why no model tells it. The client has words for every one. */
export const WhyNoModel = z.enum([
  'no_provider',
  'no_consent',
  'document_private',
  'nothing_to_tell', // what is not medical or could not be read is never sent
  'budget_spent',
  'key_refused',
  'no_model',
  'unavailable',
  'ungrounded', // too much of what the models wrote did not stand in the document
]);
export type WhyNoModel = z.infer<typeof WhyNoModel>;

/**
 * Where the telling of a document stands; one event of GET /api/interpretations/{ref}/events, whole each time, so that any event can be
 * the first. `told` is everything to show in place of the built-in words, from the first sentence that was kept.
 */
export const Telling = z.object({
  level: ReadingLevel,
  language: Language,
  stage: TellingStage,
  engine: Engine.nullable(),
  /** Grows with every change; the id of the event. */
  revision: z.number(),
  told: Told.nullable(),
  reason: WhyNoModel.nullable(),
});
export type Telling = z.infer<typeof Telling>;

/** A telling without its words. */
export const TellingState = Telling.omit({ told: true });
export type TellingState = z.infer<typeof TellingState>;

/** Nothing was asked of a model. */
export const noTelling = (reason: WhyNoModel, { level, language }: TellingChoice): TellingState => ({
  level,
  language,
  stage: 'none',
  engine: null,
  revision: 0,
  reason,
});
