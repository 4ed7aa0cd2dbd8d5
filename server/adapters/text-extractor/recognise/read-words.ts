import type { Grey } from '../picture/grey.ts';
import type { LetterReader } from './letter-reader.ts';
import { readInk, type ReadWord } from './read-ink.ts';
import type { WordInk } from './segment-page.ts';
import { splitWords } from './split-words.ts';
import { tornNumbers } from './torn-numbers.ts';
import { joinInk } from './word-box.ts';

const weak = 0.5;

/**
 * Reads words one by one, raised marks apart; then numbers that were torn apart in one piece, and words that read badly, as single
 * letters and figures often do, once more with more paper around them.
 */
export async function readWords(
  page: Grey,
  words: readonly WordInk[],
  { reader, letter }: { reader: LetterReader; letter: number },
): Promise<ReadWord[]> {
  const read = await readInk(page, words, { reader });
  const whole = await joinTorn(page, read, { reader, letter });
  return (await readWeakAgain(page, whole, { reader, letter })).flatMap(splitWords);
}

async function joinTorn(
  page: Grey,
  read: readonly ReadWord[],
  { reader, letter }: { reader: LetterReader; letter: number },
): Promise<ReadWord[]> {
  const torn = tornNumbers(read, letter);
  const inks = torn.map((group) => joinInk(group.flatMap((index) => read[index]?.ink ?? [])));
  const whole = await readInk(page, inks, { reader });
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

async function readWeakAgain(
  page: Grey,
  read: readonly ReadWord[],
  { reader, letter }: { reader: LetterReader; letter: number },
): Promise<ReadWord[]> {
  const unsure = read.filter(({ ink, confidence }) => confidence < weak && ink.y1 - ink.y0 > letter * 0.5);
  const again = await readInk(
    page,
    unsure.map(({ ink }) => ink),
    { reader, margins: 'wide' },
  );
  const better = new Map<ReadWord, ReadWord>();
  unsure.forEach((word, index) => {
    const second = again[index];
    if (second && second.confidence > word.confidence) better.set(word, second);
  });
  return read.map((word) => better.get(word) ?? word);
}
