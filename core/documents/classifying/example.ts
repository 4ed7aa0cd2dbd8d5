import type { DocumentKind } from '../document-kinds.ts';

/** A short document as a clinic would print it, and what it is. Written for these tests; no person in it exists. */
export type Example = { what: string; kind: DocumentKind; text: string };

/** One document a row: what it is in words, its kind, its lines. */
export const example = (what: string, kind: DocumentKind, ...lines: string[]): Example => ({
  what,
  kind,
  text: lines.join('\n'),
});
