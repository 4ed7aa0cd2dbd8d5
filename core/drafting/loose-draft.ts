import { z } from 'zod';
import { DraftDirection, DraftPresence, DraftStatus, type DraftSentence } from './draft.ts';
import { Importance } from '../documents/explanation.ts';

const highestLine = 1_000_000;

/** Numbers of lines as models write them: what cannot be one is left out. */
const LineNumbers = z
  .array(z.unknown())
  .catch([])
  .transform((numbers) => [...new Set(numbers.filter(isLineNumber))].slice(0, 200));

const isLineNumber = (number: unknown): number is number =>
  typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= highestLine;

/** A sentence of a model without a grammar: its words are needed, all else has a meaning where it is missing. */
export const LooseSentence = z.object({
  t: z.string().refine((text) => text.trim() !== ''),
  s: LineNumbers,
  q: z.string().catch(''),
  d: DraftDirection.catch('none'),
  p: DraftPresence.catch('none'),
}) satisfies z.ZodType<DraftSentence>;

export const LooseFinding = z.object({ sent: LooseSentence, status: DraftStatus.catch('unclear') });

export const LooseTerm = z.object({
  term: z.string().refine((text) => text.trim() !== ''),
  definition: z.string().refine((text) => text.trim() !== ''),
  importance: Importance.catch('low'),
});
