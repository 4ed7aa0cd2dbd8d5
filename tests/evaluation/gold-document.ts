import { z } from 'zod';
import { documentKinds, isDocumentKind } from '#core/documents/document-kinds.ts';
import { DocumentType } from '#core/documents/document-types.ts';
import { Assertion, Comparator, LabFlag, Notice, Side } from '#core/documents/explanation.ts';

const Phrase = z.string().min(1);

export const GoldRow = z.strictObject({
  name: Phrase,
  value: Phrase,
  comparator: Comparator.optional(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  flag: LabFlag,
  previous: z.array(Phrase).optional(),
  optional: z.boolean().optional(),
});

export type GoldRow = z.infer<typeof GoldRow>;

/**
 * `text` names the finding in the document's own words; `also` are other words of the document for the same finding. `within` is a
 * longer piece of the document that says which occurrence is meant. `or` are assertions that are as right. What is `optional` neither
 * wins nor loses.
 */
export const GoldFinding = z.strictObject({
  text: Phrase,
  also: z.array(Phrase).optional(),
  within: Phrase.optional(),
  concept: Phrase,
  assertion: Assertion,
  or: z.array(Assertion).optional(),
  side: Side.optional(),
  severity: Phrase.optional(),
  optional: z.boolean().optional(),
});
export type GoldFinding = z.infer<typeof GoldFinding>;

const GoldMedicine = z.strictObject({
  name: Phrase,
  strength: Phrase.nullable(),
  instructions: Phrase.optional(),
  optional: z.boolean().optional(),
});

const Regex = Phrase.refine(isRegex);

/** The facts of one document of the gold set. gold/README.md says how they are found. */
export const GoldDocument = z
  .strictObject({
    kind: z.string().refine(isDocumentKind),
    kindOr: z.array(z.string().refine(isDocumentKind)).optional(),
    type: DocumentType,
    rows: z.array(GoldRow),
    sections: z.array(Phrase),
    optionalSections: z.array(Phrase).optional(),
    findings: z.array(GoldFinding),
    medications: z.array(GoldMedicine),
    terms: z.array(Phrase),
    scales: z.array(z.strictObject({ scale: Phrase, value: Phrase })).optional(),
    notices: z.array(Notice.shape.kind).optional(),
    mustSay: z.array(Regex).optional(),
    mustNotSay: z.array(Regex).optional(),
  })
  .refine(({ kind, type }) => isDocumentKind(kind) && documentKinds[kind].type === type, 'type is not that of kind');
export type GoldDocument = z.infer<typeof GoldDocument>;

function isRegex(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}
