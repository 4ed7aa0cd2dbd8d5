import type { Grey } from '../picture/grey.ts';
import type { StripReading } from './decode-letters.ts';
import type { LetterReader } from './letter-reader.ts';
import { piecesOfWord, type WordPiece } from './raised-marks.ts';
import type { WordInk } from './segment-page.ts';
import { cutStrip } from './strip.ts';
import { joinPieces } from './join-pieces.ts';
import { tornNumbers } from './torn-numbers.ts';
import { cutBoxOf, joinInk } from './word-box.ts';

/** A word with its ink and what it says. `text` may be empty. */
export type ReadWord = { ink: WordInk; text: string; confidence: number; letters: StripReading['letters'] };

/** Reads words one by one, raised marks apart, then numbers that were torn apart once more in one piece. */
export async function readWords(
  page: Grey,
  words: readonly WordInk[],
  { reader, letter }: { reader: LetterReader; letter: number },
): Promise<ReadWord[]> {
  const read = await readInk(page, words, reader);
  const torn = tornNumbers(read, letter);
  const whole = await readInk(
    page,
    torn.map((group) => joinInk(group.flatMap((index) => words[index] ?? []))),
    reader,
  );
  const replaced = new Map<number, ReadWord | null>();
  torn.forEach((group, index) => {
    const again = whole[index];
    if (!again || again.text === '') return;
    group.forEach((each, place) => replaced.set(each, place === 0 ? again : null));
  });
  return read.flatMap((word, index) => {
    const other = replaced.get(index);
    return other === null ? [] : [other ?? word];
  });
}

async function readInk(page: Grey, words: readonly WordInk[], reader: LetterReader): Promise<ReadWord[]> {
  const pieces = words.map(piecesOfWord);
  const readings = await reader.read(pieces.flat().map(({ ink }) => cutStrip(page, cutBoxOf(ink))));
  let next = 0;
  return words.map((ink, index) => {
    const own = (pieces[index] ?? []).map((piece): [WordPiece, StripReading] => [
      piece,
      readings[next++] ?? { text: '', confidence: 0, letters: [] },
    ]);
    return { ink, ...joinPieces(own) };
  });
}
