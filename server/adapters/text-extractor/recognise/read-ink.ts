import type { Grey } from '../picture/grey.ts';
import type { StripReading } from './decode-letters.ts';
import { joinPieces } from './join-pieces.ts';
import type { LetterReader } from './letter-reader.ts';
import { piecesOfWord, type WordPiece } from './raised-marks.ts';
import type { WordInk } from './segment-page.ts';
import { cutStrip } from './strip.ts';
import { cutBoxOf, type Margins } from './word-box.ts';

/** A word with its ink and what it says. `text` may be empty. */
export type ReadWord = StripReading & { ink: WordInk };

/** Reads words one by one, raised marks apart. */
export async function readInk(
  page: Grey,
  words: readonly WordInk[],
  { reader, margins = 'usual' }: { reader: LetterReader; margins?: Margins },
): Promise<ReadWord[]> {
  const pieces = words.map(piecesOfWord);
  const readings = await reader.read(pieces.flat().map(({ ink }) => cutStrip(page, cutBoxOf(ink, margins))));
  let next = 0;
  return words.map((ink, index) => {
    const own = (pieces[index] ?? []).map((piece): [WordPiece, StripReading] => [
      piece,
      readings[next++] ?? { text: '', confidence: 0, letters: [] },
    ]);
    return { ink, ...joinPieces(own) };
  });
}
