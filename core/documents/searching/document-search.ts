import { z } from 'zod';
import { DocumentListItem, DocumentListQuery } from '../medical-document.ts';

export const longestSearch = 200; // letters

/** Sent in a body, so that no word of it stands in an address or a log. */
export const DocumentSearchBody = z.strictObject({
  words: z.string().max(longestSearch),
  type: DocumentListQuery.shape.type,
});
export type DocumentSearchBody = z.infer<typeof DocumentSearchBody>;

/** A part of the words around a hit, and whether it is what was looked for. */
export const ExcerptPart = z.object({ text: z.string(), isHit: z.boolean() });
export type ExcerptPart = z.infer<typeof ExcerptPart>;

export const FoundIn = z.enum(['title', 'kind', 'text']);
export type FoundIn = z.infer<typeof FoundIn>;

/** A document that has every word in its title, its kind or its text, taken together. */
export const FoundDocument = z.object({
  document: DocumentListItem,
  foundIn: z.array(FoundIn),
  /** Null where nothing was found in its text. */
  excerpt: z.array(ExcerptPart).nullable(),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

export const DocumentSearch = z.object({
  /** The newest first. */
  found: z.array(FoundDocument),
  /** How many were found, also where fewer are given. */
  count: z.number().int(),
  /** How many were looked through, of how many: the newest first, for as long as one search may take. */
  searched: z.number().int(),
  of: z.number().int(),
});
export type DocumentSearch = z.infer<typeof DocumentSearch>;
