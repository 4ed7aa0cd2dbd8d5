import type { Language, Notice } from '#core/documents/explanation.ts';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { sentenceOf } from '#core/presenting/notice-sentence.ts';
import type { SameShape } from '#core/presenting/same-shape.ts';
import type { Piece } from '#core/presenting/sentences.ts';
import { englishTypeNames, type TypeNames } from '#core/presenting/type-label.ts';
import { toldTexts } from './told-texts.ts';

export type ToldTexts = SameShape<typeof toldTexts>;

/** What a page needs of one language to show an explanation that is told in it. */
export type LanguagePack = {
  texts: ToldTexts;
  typeNames: TypeNames;
  noticePiece: (notice: Notice) => Piece;
  /** What is in English all the same, and why; undefined where nothing is. */
  stillEnglish: (shown: Interpretation, english: ReadonlySet<string>) => string | undefined;
};

const english: LanguagePack = {
  texts: toldTexts,
  typeNames: englishTypeNames,
  noticePiece: (notice) => ({ text: notice.text, sentence: sentenceOf(notice), language: 'en' }),
  stillEnglish: () => undefined,
};

const packs: Partial<Record<Language, LanguagePack>> = { en: english };

/** Fetches what a page needs of a language, before words of that language are shown. */
export async function loadPack(language: Language): Promise<void> {
  if (language === 'es') packs.es ??= (await import('./spanish-pack.ts')).spanishPack;
}

export const packOf = (language: Language): LanguagePack => packs[language] ?? english;
