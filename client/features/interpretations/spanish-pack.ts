import { noticePiece } from '#core/presenting/notice-piece.ts';
import { stillEnglish } from '#core/presenting/still-english.ts';
import { spanishTypeNames } from '#core/presenting/type-labels-es.ts';
import type { LanguagePack } from './language-pack.ts';
import { toldTexts } from './told-texts-es.ts';

export const spanishPack: LanguagePack = {
  texts: toldTexts,
  typeNames: spanishTypeNames,
  noticePiece: (notice) => noticePiece(notice, 'es'),
  stillEnglish,
};
