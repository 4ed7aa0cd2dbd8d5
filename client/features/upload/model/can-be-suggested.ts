import { maxSuggestBytes } from '#core/documents/type-suggestion.ts';
import { mediaTypeOf } from './media-type-of.ts';

/** The others hold nothing that could be read without storing them, or are too large to be sent twice. */
export const canBeSuggested = (file: File): boolean =>
  ['application/pdf', 'text/plain'].includes(mediaTypeOf(file)) && file.size > 0 && file.size <= maxSuggestBytes;
