import type { Explanation } from '#core/documents/explanation.ts';

/** What is not medical has nothing that a model could say better, and is never sent. */
export const isWorthTelling = ({ documentKind }: Pick<Explanation, 'documentKind'>): boolean =>
  documentKind !== 'not_medical';
