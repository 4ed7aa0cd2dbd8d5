import type { DocumentKind } from '../document-kinds.ts';

/**
 * Words that tell what a document is, as phrases parted by semicolons with "(a|b)" for choices. `title`: what such a document calls
 * itself. `head`: what its head may say, and others' too. `body`: what its text says; `sure`: what settles it. Where two kinds claim a line, the first in
 * order is meant: the more particular kind stands first.
 */
export type KindWords = { kind: DocumentKind; title: string; head?: string; body?: string; sure?: string };
