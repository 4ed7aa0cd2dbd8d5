import type { DocumentKind } from '../document-kinds.ts';
import words from './kind-words.json' with { type: 'json' };

/**
 * Words that tell what a document is, with "(a|b)" for choices. `title`: what such a document calls itself. `head`: what its head may say, and
 * others' too. `body`: what its text says; `sure`: what settles it.
 */
type KindWords = {
  title: readonly string[];
  head?: readonly string[];
  body?: readonly string[];
  sure?: readonly string[];
};

/** Every kind with its words. Of two kinds that one line names, the earlier is meant: a note of an X-ray of a fall is a note. */
export const kinds = Object.entries<KindWords>(words satisfies Partial<Record<DocumentKind, KindWords>>).map(
  ([kind, wordsOfKind]) => ({ kind: kind as DocumentKind, ...wordsOfKind }),
);
