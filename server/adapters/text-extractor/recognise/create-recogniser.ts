import type { PageProblem } from '#core/documents/page-layout.ts';
import type { Word } from '../layout/geometry.ts';
import type { Grey } from '../picture/grey.ts';
import type { PreparedPicture } from '../picture/prepare-picture.ts';
import { turnPicture } from '../picture/turn-picture.ts';
import { checkNumbers } from './check-numbers.ts';
import { markCovered } from './covered-words.ts';
import { markFaint } from './faint-ink.ts';
import { createLanguageReader, type LanguageReader } from './language-reader.ts';
import { createLetterReader, type LetterReader } from './letter-reader.ts';
import { problemOfPage } from './page-problem.ts';
import { pageWords } from './page-words.ts';
import { readAccents } from './read-accents.ts';
import type { ReadWord } from './read-ink.ts';
import { readWords } from './read-words.ts';
import { segmentPage } from './segment-page.ts';
import { markUnlikeRanges } from './unlike-range.ts';
import { hasUnknownLetters } from './unknown-letters.ts';
import { isUpsideDown } from './upside-down.ts';

/** Words in pixels of `shown`, which was turned by `turn` when the page stood on its head. A page with a problem has no words. */
export type RecognisedPage = { words: Word[]; shown: Grey; turn: 0 | 180; problem: PageProblem | null };

export type Recogniser = { read(prepared: PreparedPicture): Promise<RecognisedPage>; close(): Promise<void> };

/** Loads the models; throws a ModelFileError when they are missing or changed. Reads one page at a time. */
export async function createRecogniser(): Promise<Recogniser> {
  const letters = await createLetterReader();
  const languages = createLanguageReader();
  return {
    read: (prepared) => readPage(prepared, letters, languages),
    close: async () => {
      await Promise.all([letters.close(), languages.close()]);
    },
  };
}

async function readPage(
  prepared: PreparedPicture,
  reader: LetterReader,
  languages: LanguageReader,
): Promise<RecognisedPage> {
  const { page, shown, turn, segmentation } = await upright(prepared, reader);
  const { words: cut, letter } = segmentation;
  const read = await readWords(page, cut, { reader, letter });
  const problem = hasUnknownLetters(read) ? 'unknown_letters' : problemOfPage(shareOfClear(read, letter), prepared);
  if (problem !== null) return { words: [], shown, turn, problem };
  const sure = markFaint(page, await checkNumbers(page, read, reader));
  const checked = markCovered(page, sure, segmentation.threshold);
  const words = markUnlikeRanges(pageWords(await readAccents(page, checked, languages)));
  return { words, shown, turn, problem };
}

async function upright({ page, shown }: PreparedPicture, reader: LetterReader) {
  const segmentation = segmentPage(page);
  if (!(await isUpsideDown(page, segmentation.words, reader))) return { page, shown, turn: 0 as const, segmentation };
  const turned = turnPicture(page, 180);
  return { page: turned, shown: turnPicture(shown, 180), turn: 180 as const, segmentation: segmentPage(turned) };
}

/** Only ink as high as a letter counts: dashes, dots and stains say nothing about a page. */
function shareOfClear(words: readonly ReadWord[], letter: number): { cut: number; clear: number } {
  const counted = words.filter(({ ink }) => ink.y1 - ink.y0 > letter * 0.6);
  const clear = counted.filter(({ text, confidence }) => confidence > 0.5 && /[\p{L}\p{N}]/u.test(text));
  return { cut: counted.length, clear: clear.length };
}
