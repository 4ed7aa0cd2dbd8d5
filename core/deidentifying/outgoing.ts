import { z } from 'zod';
import { Identifier } from '../documents/explanation.ts';
import { Span } from '../kernel/span.ts';

/** What stands in the place of something personal: `[PERSON_1]`, or `[DAY +3]` for a date three days after the first. */
export const MaskToken = z.object({
  token: z.string(),
  kind: Identifier.shape.kind,
  /** The words it stands for, as first printed. */
  original: z.string(),
  /** Where they stand in the canonical text. */
  spans: z.array(Span),
  /** The words at each span, where they are not printed alike: "Maria Lopez", "LOPEZ". */
  forms: z.array(z.string()).optional(),
});
export type MaskToken = z.infer<typeof MaskToken>;

/** A line of the document as it may leave the machine. `number` counts the lines of the canonical text from 1. */
export const OutgoingLine = z.object({ number: z.number(), text: z.string() });
export type OutgoingLine = z.infer<typeof OutgoingLine>;

/** All of a document that is sent to a provider: the lines that are needed, with what is personal masked. */
export const Outgoing = z.object({
  lines: z.array(OutgoingLine),
  tokens: z.array(MaskToken),
  /** How many lines that are not empty stay here: headers, footers, who and where. */
  leftOut: z.number(),
});
export type Outgoing = z.infer<typeof Outgoing>;
