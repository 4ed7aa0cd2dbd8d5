import type { Language } from '../documents/explanation.ts';
import type { Run, Words } from './report-blocks.ts';
import type { NoteBook } from './report-notes.ts';
import type { Piece } from './sentences.ts';
import { textsIn } from './texts-in.ts';
import { languageOf } from './language-of.ts';

/** Text as a printer can take it: whole characters, single blanks, and nothing that only steers a screen. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();

export const plain = (text: string, look?: NonNullable<Run['look']>, lang?: Language): Words => {
  const tidied = tidy(text);
  return tidied === '' ? [] : [{ text: tidied, ...(lang && { lang }), ...(look && { look }) }];
};

/** The language of words of the document itself, where its explanation is told in another. */
export const printedIn = (language: Language): Language | undefined => (language === 'en' ? undefined : 'en');

/** A paragraph with the numbers of its footnotes, and what its general sentences come from, as on the screen. */
export const sourcedWords = (pieces: Piece[], language: Language, notes: NoteBook): Words =>
  pieces.flatMap((piece, index) => {
    const text = tidy(piece.text);
    const own = languageOf(piece, language);
    const lang = own === language ? undefined : own;
    const note = notes.numberOf(piece.sentence);
    const words: Words = text === '' ? [] : [{ text, ...(lang && { lang }), ...(note && { note }) }];
    return isLastGeneral(pieces, index)
      ? [...words, ...plain(textsIn(language).sources.general(sourcesOfRun(pieces, index)), 'aside')]
      : words;
  });

const isGeneral = (piece: Piece | undefined) => piece?.sentence?.basis === 'general';

// One mark for general sentences that follow each other, with where they come from.
const isLastGeneral = (pieces: Piece[], index: number) => isGeneral(pieces[index]) && !isGeneral(pieces[index + 1]);

function sourcesOfRun(pieces: Piece[], last: number): string[] {
  const start = pieces.slice(0, last).findLastIndex((piece) => !isGeneral(piece)) + 1;
  const named = pieces.slice(start, last + 1).flatMap(({ sentence }) => sentence?.source ?? []);
  return [...new Set(named)];
}
