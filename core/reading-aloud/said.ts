import type { Language } from '../documents/explanation.ts';
import { languageOf } from '../presenting/language-of.ts';
import type { Piece } from '../presenting/sentences.ts';
import { breathsOf } from './breaths.ts';
import { spokenWords } from './spoken-words.ts';

/** What is said in one breath, before it has its part of the page. */
export type Said = {
  text: string;
  spoken: string;
  /** What it tells of, where its text does not name it. */
  of?: string;
  language?: Language;
};

/** Stands on the page as it is said. */
export const heading = (text: string, language: Language = 'en'): Said => ({
  ...{ text, spoken: `${text}.` },
  ...spokenIn(language),
});
/** Is said, and stands nowhere. */
export const opening = (spoken: string, language: Language = 'en'): Said => ({
  ...{ text: '', spoken },
  ...spokenIn(language),
});

// English where it is not said.
export const spokenIn = (language: Language): Pick<Said, 'language'> => (language === 'en' ? {} : { language });

/** Sentence by sentence. Spanish words stay as they are, for a voice of their own language. */
export const sayText = (text: string, language: Language = 'en'): Said[] =>
  breathsOf(text).map((breath) => {
    if (language !== 'en') return { text: breath, spoken: breath, language };
    return { text: breath, spoken: spokenWords(breath) };
  });

export const sayPieces = (pieces: readonly Piece[], language: Language): Said[] =>
  pieces.flatMap((piece) => sayText(piece.text, languageOf(piece, language)));

/** With some words ahead that stand nowhere: "Next step: …". Words of another language follow them in a breath of their own. */
export function introduced(intro: string, said: Said[], language: Language): Said[] {
  const [first, ...more] = said;
  if (first === undefined) return [];
  if ((first.language ?? 'en') !== language) return [opening(`${intro}:`, language), ...said];
  return [{ ...first, spoken: `${intro}: ${first.spoken}` }, ...more];
}
