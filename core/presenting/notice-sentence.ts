import type { Notice, Sentence } from '../documents/explanation.ts';

/** A notice as a sentence of the document, so that it has its source too. */
export const sentenceOf = ({ text, spans }: Notice): Sentence => ({
  ...{ section: 'interpretation', text, spans, basis: 'document' },
});
