import type { Language } from '../documents/explanation.ts';
import type { Run, Words } from './report-blocks.ts';
import type { NoteBook } from './report-notes.ts';
import type { Piece } from './sentences.ts';
import { texts } from './texts.ts';

/** Text as a printer can take it: whole characters, single blanks, and nothing that only steers a screen. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export const plain = (text: string, look?: NonNullable<Run['look']>): Words => {
  const tidied = tidy(text);
  return tidied === '' ? [] : [{ text: tidied, ...(look && { look }) }];
};

/** A paragraph with the numbers of its footnotes, and what its general sentences come from, as on the screen. */
export const sourcedWords = (pieces: Piece[], language: Language, notes: NoteBook): Words =>
  pieces.flatMap((piece, index) => {
    const text = tidy(piece.text);
    const lang = languageOf(piece, language);
    const note = notes.numberOf(piece.sentence);
    const words: Words = text === '' ? [] : [{ text, ...(lang && { lang }), ...(note && { note }) }];
    return isLastGeneral(pieces, index)
      ? [...words, ...plain(texts.sources.general(sourcesOfRun(pieces, index)), 'aside')]
      : words;
  });

// The built-in interpreter writes English, also where it speaks for a model.
const languageOf = ({ sentence }: Piece, language: Language): Language | undefined =>
  language === 'en' || (sentence?.by ?? 'built-in') === 'built-in' ? undefined : language;

const isGeneral = (piece: Piece | undefined) => piece?.sentence?.basis === 'general';

// One mark for general sentences that follow each other, with where they come from.
const isLastGeneral = (pieces: Piece[], index: number) => isGeneral(pieces[index]) && !isGeneral(pieces[index + 1]);

function sourcesOfRun(pieces: Piece[], last: number): string[] {
  const start = pieces.slice(0, last).findLastIndex((piece) => !isGeneral(piece)) + 1;
  const named = pieces.slice(start, last + 1).flatMap(({ sentence }) => sentence?.source ?? []);
  return [...new Set(named)];
}
