import { describe, expect, test } from 'vitest';
import { textAt } from '#core/kernel/span.ts';
import { canonicalText } from '#core/reading/canonical-text.ts';
import { documentText } from './document-text.ts';
import type { Word } from './layout/geometry.ts';
import { wordsAt } from './layout/layout.test-helper.ts';
import type { PageReading } from './page-reading.ts';

const page = (words: Word[], over: Partial<PageReading> = {}): PageReading => ({
  kind: 'scan',
  width: 500,
  height: 240,
  turn: 0,
  words,
  picture: null,
  problem: null,
  ...over,
});

describe('documentText', () => {
  test('keeps rows, parts pages by a blank line and says which part of the text a page is', () => {
    const { text, layout } = documentText([
      page([...wordsAt(0, [0, 'Sodium'], [20, '133']), ...wordsAt(1, [0, 'Calcium'], [20, '9.1'])]),
      page([], { kind: 'blank' }),
      page(wordsAt(0, [0, 'Comment'])),
    ]);
    expect(text).toBe('Sodium              133\nCalcium             9.1\n\nComment');
    expect(layout.pages.map(({ number, span }) => [number, textAt(text, span)])).toEqual([
      [1, 'Sodium              133\nCalcium             9.1'],
      [2, ''],
      [3, 'Comment'],
    ]);
  });

  test('says that a word whose place is no number stands nowhere', () => {
    const words = wordsAt(0, [0, 'Sodium'], [20, '133']).map((word, at) => (at === 1 ? { ...word, x1: NaN } : word));
    const boxes = documentText([page(words)]).layout.pages[0]?.words.map(({ box }) => box);
    expect(boxes?.at(-1)).toEqual([0, 0, 0, 0]);
  });

  test('gives boxes as shares of the page, and keeps confidence and doubt', () => {
    const word: Word = {
      text: '1.2',
      x0: 50,
      x1: 100,
      y0: 60,
      y1: 300,
      confidence: 0.4,
      doubt: { reason: 'differs', other: '7.2' },
    };
    expect(documentText([page([word])]).layout.pages[0]?.words).toEqual([
      { span: [0, 3], box: [0.1, 0.25, 0.2, 1], confidence: 0.4, doubt: { reason: 'differs', other: '7.2' } },
    ]);
  });

  test('a printed word has no confidence', () => {
    expect(documentText([page(wordsAt(0, [0, 'Hb']))]).layout.pages[0]?.words[0]?.confidence).toBeNull();
  });

  test('puts what stands at an angle after the text of its page', () => {
    const { text, layout } = documentText([
      page(wordsAt(0, [0, 'Sodium'], [20, '133']), {
        asides: [wordsAt(4, [3, 'RECEIVED Friday']), wordsAt(5, [3, 'Ward 4'])],
      }),
    ]);
    expect(text).toBe('Sodium              133\n\nRECEIVED Friday\nWard 4');
    expect(layout.pages[0]?.words).toHaveLength(6);
  });

  test('says why a page could not be read, and that a picture of another was made', () => {
    const { layout } = documentText([
      page([], { problem: 'blurred' }),
      page(wordsAt(0, [0, 'Hb']), { picture: new Uint8Array([1]) }),
    ]);
    expect(layout.pages.map(({ problem, hasPicture }) => [problem, hasPicture])).toEqual([
      ['blurred', false],
      [null, true],
    ]);
  });
});

/** A small generator of its own, so that a failing seed can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

const alphabet = [
  ...'abÄ1.9-⁹²µ%/()<≤Ω',
  'e\u0301',
  '\u00ad',
  '\u200b',
  '\ufb01',
  '\ud83d',
  '😀',
  '\u0301',
  '\u0085',
  '\u00a0',
];

function randomPages(seed: number): PageReading[] {
  const next = random(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const word = (): Word => {
    const [x0, y0] = [next() * 500, next() * 240];
    const text = Array.from({ length: 1 + below(8) }, () => alphabet[below(alphabet.length)]).join('');
    return { text, x0, x1: x0 + 1 + next() * 60, y0, y1: y0 + 4 + next() * 12 };
  };
  const words = (most: number) => Array.from({ length: below(most) }, word);
  return Array.from({ length: 1 + below(3) }, () => page(words(60), { asides: [words(3)] }));
}

describe('wherever words stand', () => {
  test.each(Array.from({ length: 60 }, (_, index) => [index + 1]))('their places hold them (seed %i)', (seed) => {
    const pages = randomPages(seed);
    const { text, layout } = documentText(pages);
    expect(canonicalText(text)).toBe(text);
    layout.pages.forEach(({ words }, index) => {
      const expected = pages[index]?.words.concat(pages[index].asides?.flat() ?? []) ?? [];
      const wanted = expected.flatMap((word) => canonicalText(word.text).match(/\S+/gu) ?? []);
      expect(words.map(({ span }) => textAt(text, span)).toSorted()).toEqual(wanted.toSorted());
    });
  });

  test.each(Array.from({ length: 20 }, (_, index) => [index + 1]))('no two places overlap (seed %i)', (seed) => {
    const spans = documentText(randomPages(seed)).layout.pages.flatMap(({ words }) => words.map(({ span }) => span));
    const ordered = spans.toSorted((a, b) => a[0] - b[0]);
    expect(ordered.filter(([start], index) => index > 0 && start <= (ordered[index - 1]?.[1] ?? 0))).toEqual([]);
  });
});
