import type { Language } from '../documents/explanation.ts';
import type { Piece } from './sentences.ts';

/**
 * The language of a stretch of an explanation. The built-in interpreter writes English, also where it speaks for a model; of what is
 * told in the same words each time, the piece itself knows.
 */
export function languageOf({ sentence, language: own }: Piece, language: Language): Language {
  if (own !== undefined || language === 'en') return own ?? 'en';
  return (sentence?.by ?? 'built-in') === 'built-in' ? 'en' : language;
}
