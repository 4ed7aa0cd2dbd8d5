import type { Language } from '../documents/explanation.ts';
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
export const heading = (text: string): Said => ({ text, spoken: `${text}.` });
/** Is said, and stands nowhere. */
export const opening = (spoken: string): Said => ({ text: '', spoken });

/** Sentence by sentence. Spanish words stay as they are, for a voice of their own language. */
export const sayText = (text: string, language: Language = 'en'): Said[] =>
  breathsOf(text).map((breath) => {
    if (language !== 'en') return { text: breath, spoken: breath, language };
    return { text: breath, spoken: spokenWords(breath) };
  });

export const sayPieces = (pieces: readonly Piece[], language: Language): Said[] =>
  pieces.flatMap((piece) => sayText(piece.text, languageOf(piece, language)));

/** With some words ahead that stand nowhere: "Next step: …". They are English, so Spanish words follow them in a breath of their own. */
export function introduced(intro: string, said: Said[]): Said[] {
  const [first, ...more] = said;
  if (first === undefined) return [];
  if (first.language !== undefined) return [opening(`${intro}:`), ...said];
  return [{ ...first, spoken: `${intro}: ${first.spoken}` }, ...more];
}

// The built-in interpreter writes English, also where it speaks for a model.
const languageOf = ({ sentence }: Piece, language: Language): Language =>
  (sentence?.by ?? 'built-in') === 'built-in' ? 'en' : language;
