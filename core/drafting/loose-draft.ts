import { z } from 'zod';
import type { DraftSentence } from './draft.ts';

const highestNumber = 1_000_000;
const mostQuotes = 8;
const longestQuote = 600;

/** Numbers of lines as models write them: what cannot be one is left out. */
const LineNumbers = z
  .array(z.unknown())
  .catch([])
  .transform((numbers) => [...new Set(numbers.filter(isNumber))].slice(0, 200));

const isNumber = (number: unknown): number is number =>
  typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= highestNumber;

/** Quotes as models write them, a single one without its list too. */
const Quotes = z
  .union([z.string().transform((quote): unknown[] => [quote]), z.array(z.unknown())])
  .catch([])
  .transform((quotes: unknown[]) =>
    quotes
      .filter((quote): quote is string => typeof quote === 'string' && quote.trim() !== '')
      .slice(0, mostQuotes)
      .map((quote) => quote.slice(0, longestQuote)),
  );

const Words = z.string().refine((text) => text.trim() !== '');

/** A sentence of a model without a grammar: its words are needed, all else has a meaning where it is missing. */
export const LooseSentence = z.object({
  lines: LineNumbers,
  quotes: Quotes,
  general_fact: z.number().int().min(0).max(highestNumber).catch(0),
  text: Words,
}) satisfies z.ZodType<DraftSentence>;

export const LooseTerm = z.object({ term: Words, definition: Words });
