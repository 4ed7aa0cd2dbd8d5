import { z } from 'zod';
import { StoryPart, type Engine } from '../documents/explanation.ts';

/**
 * A sentence as a model writes it, its evidence before its words. Everything is required and nothing has limits, so that every provider's
 * grammar can follow it; line numbers may be wrong in any way a number can be, and are checked where they are used.
 */
export const DraftSentence = z.object({
  lines: z.array(z.number()).describe('The numbers of the lines of the document that the sentence rests on.'),
  quotes: z
    .array(z.string())
    .describe(
      'Exact copies, letter by letter, of the words in these lines that say it: one for each place it rests on. Empty for general knowledge.',
    ),
  general_fact: z
    .number()
    .describe('The number of the general fact that the sentence is taken from; 0 where it is none of them.'),
  text: z.string().describe('One plain sentence about one thing.'),
});
export type DraftSentence = z.infer<typeof DraftSentence>;

export const DraftTerm = z.object({
  term: z.string().describe('A medical word or abbreviation exactly as the document prints it.'),
  definition: z.string().describe('What it means, in one or two plain sentences that say nothing about this person.'),
});
export type DraftTerm = z.infer<typeof DraftTerm>;

/** What a model answers of one point of the checklist. */
export const ChecklistAnswer = z.object({
  number: z.number().describe('The number of the point in the checklist.'),
  answer: z
    .enum(['told', 'not_in_document'])
    .describe('told: a sentence above tells it. not_in_document: the document does not say so.'),
});
export type ChecklistAnswer = z.infer<typeof ChecklistAnswer>;

/** What a model writes sentences for: the parts of the story, and the questions. */
export const DraftPart = z.enum([...StoryPart.options, 'questions']);
export type DraftPart = z.infer<typeof DraftPart>;

const sentences = z.array(DraftSentence);

/** The answer of a model that explains a document: its story in parts, in the order in which they are read. */
export const Draft = z.object({
  ...(Object.fromEntries(DraftPart.options.map((part) => [part, sentences])) as Record<DraftPart, typeof sentences>),
  terms: z.array(DraftTerm),
  checklist: z.array(ChecklistAnswer),
});
export type Draft = z.infer<typeof Draft>;

/**
 * One finished piece of a draft, in the order written. `by`: who wrote it, where another one wrote the rest. `isSecond`: it was written
 * when the model was asked once more.
 */
export type DraftItem =
  | { part: DraftPart; sentence: DraftSentence; by?: Engine; isSecond?: true }
  | { part: 'terms'; term: DraftTerm }
  | { part: 'checklist'; answer: ChecklistAnswer };

/** The answer of a model to a question about a document. `found` is false where the document does not say. */
export const AnswerDraft = z.object({ found: z.boolean(), sentences });
export type AnswerDraft = z.infer<typeof AnswerDraft>;
