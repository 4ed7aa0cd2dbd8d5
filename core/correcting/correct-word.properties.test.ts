import { expect, test } from 'vitest';
import type { DocumentLayout, PageWord } from '../documents/page-layout.ts';
import { textAt, type Span } from '../kernel/span.ts';
import { canonicalText } from '../reading/canonical-text.ts';
import { correctWord } from './correct-word.ts';
import { laidOut, wordsOf } from './layout.test-helper.ts';

const runs = 300;
const stock = ['Hb', '12.9', 'g/dL', '<0.01', '10⁹/L', 'µmol/L', '(3.5-5.1)', 'größe', '𝛃', 'H', '*', '≥5', 'e\u0301x'];
const gaps = [' ', '  ', '      ', '\n', '\n\n', '\n---\n'];

/** Whole numbers below `below`, the same ones for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}

function setup(seed: number) {
  const below = numbersFrom(seed);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => items[below(items.length)] as Item;
  const written = Array.from({ length: 2 + below(40) }, () => canonicalText(pick(stock)) + pick(gaps)).join('');
  const { text, layout } = laidOut(written.trim());

  /** Neighbouring words of one line, and something to write in their place. */
  const anyCorrection = (now: string, pages: DocumentLayout['pages']) => {
    const { words } = pick(pages.filter((page) => page.words.length > 0));
    const from = below(words.length);
    let to = from;
    while (to + 1 < words.length && below(3) === 0 && !now.slice(...between(words, from, to + 1)).includes('\n'))
      to += 1;
    const text = Array.from({ length: 1 + below(3) }, () => canonicalText(pick(stock))).join(' ');
    return { from, to, words, span: between(words, from, to), text, at: `2026-11-21T10:00:0${below(10)}.000Z` };
  };
  return { text, layout, anyCorrection };
}

const between = (words: readonly PageWord[], from: number, to: number): Span => [
  words[from]?.span[0] ?? 0,
  words[to]?.span[1] ?? 0,
];

function correct(...args: Parameters<typeof correctWord>) {
  const result = correctWord(...args);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const spaceless = (text: string): string => text.replace(/\s+/g, ' ');

test(`of ${runs} texts corrected five times over, every span cuts out the word it did before`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { anyCorrection, ...start } = setup(seed);
    let { text, layout } = start;
    for (let turn = 0; turn < 5; turn += 1) {
      const correction = anyCorrection(text, layout.pages);
      const { words, from, to } = correction;
      const before = layout.pages.flatMap((page) =>
        page.words === words ? [...words.slice(0, from), ...words.slice(to + 1)] : page.words,
      );
      const expected = before.map(({ span }) => textAt(text, span));

      const corrected = correct(text, layout, correction);

      const isWritten = ({ span }: PageWord) => span[0] >= corrected.span[0] && span[1] <= corrected.span[1];
      const others = corrected.layout.pages.flatMap((page) => page.words.filter((word) => !isWritten(word)));
      expect(
        others.map(({ span }) => textAt(corrected.text, span)),
        `seed ${seed}`,
      ).toEqual(expected);
      expect(spaceless(textAt(corrected.text, corrected.span)), `seed ${seed}`).toBe(correction.text);
      expect(canonicalText(corrected.text), `seed ${seed}`).toBe(corrected.text);
      ({ text, layout } = corrected);
    }
  }
});

test(`of ${runs} texts, a correction and what stood there before give the same text, and the words know what was read`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { text, layout, anyCorrection } = setup(seed);
    const correction = anyCorrection(text, layout.pages);
    const stood = textAt(text, correction.span);
    if (stood.length > 80) continue;

    const once = correct(text, layout, correction);
    const back = correct(once.text, once.layout, { span: once.span, text: stood, at: correction.at });

    expect(back.text, `seed ${seed}`).toBe(text);
    const marked = back.layout.pages.flatMap((page) => page.words.filter((word) => word.corrected !== undefined));
    const read = marked.map((word) => word.corrected?.read).join(' ');
    expect(spaceless(read), `seed ${seed}`).toBe(spaceless(stood));
  }
});

test(`of ${runs} texts, every page still holds its own words and no other`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { text, layout, anyCorrection } = setup(seed);

    const corrected = correct(text, layout, anyCorrection(text, layout.pages));

    for (const page of corrected.layout.pages) {
      const held = wordsOf(corrected.text, { pages: [page] });
      expect(spaceless(textAt(corrected.text, page.span)).trim(), `seed ${seed}`).toBe(held.join(' '));
    }
  }
});

test(`of ${runs} spans chosen blindly, each corrects whole words or is refused`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { text, layout } = setup(seed);
    const below = numbersFrom(seed + 1000);
    const span: Span = [below(text.length + 4) - 2, below(text.length + 4) - 2];
    const borders = layout.pages.flatMap((page) => page.words.map((word) => word.span));

    const result = correctWord(text, layout, { span, text: 'x', at: '' });

    const isOnBorders = borders.some(([start]) => start === span[0]) && borders.some(([, end]) => end === span[1]);
    if (!('fault' in result)) expect(isOnBorders && span[0] < span[1], `seed ${seed}`).toBe(true);
    else if (isOnBorders && span[0] < span[1]) expect(textAt(text, span), `seed ${seed}`).toContain('\n');
  }
});
