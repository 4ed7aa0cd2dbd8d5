import { describe, expect, test } from 'vitest';
import type { DocumentLayout } from '../documents/page-layout.ts';
import { textAt, type Span } from '../kernel/span.ts';
import { correctWord, type Corrected } from './correct-word.ts';
import { laidOut, wordsOf } from './layout.test-helper.ts';

const report = `Hb        l2.9     g/dL
Sodium    1 40     mmol/L
---
Ferritin  980      ng/mL`;

const at = '2026-11-21T10:00:00.000Z';

function setup(written = report) {
  const { text, layout } = laidOut(written);
  const spanOf = (words: string): Span => [text.indexOf(words), text.indexOf(words) + words.length];
  const correct = (words: string, to: string) => correctWord(text, layout, { span: spanOf(words), text: to, at });
  return { text, layout, spanOf, correct };
}

function made(result: ReturnType<typeof correctWord>): Corrected {
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const wordAt = ({ pages }: DocumentLayout, [start, end]: Span) =>
  pages.flatMap(({ words }) => words).find(({ span }) => span[0] === start && span[1] === end);

test('puts what was written in the place of a word and says where it stands', () => {
  const { correct, text } = setup();

  const { text: now, span } = made(correct('l2.9', '12.95'));

  expect(now).toBe(text.replace('l2.9', '12.95'));
  expect(textAt(now, span)).toBe('12.95');
});

test('everything behind it is found where it went, on its own page and on the next', () => {
  const { correct } = setup();

  const { text, layout } = made(correct('l2.9', '12.95 *'));

  expect(wordsOf(text, layout)).toEqual(
    ['Hb', '12.95 *', 'g/dL', 'Sodium', '1', '40', 'mmol/L', 'Ferritin', '980', 'ng/mL'], //
  );
  expect(textAt(text, layout.pages[1]?.span ?? [0, 0])).toBe('Ferritin  980      ng/mL');
  expect(textAt(text, layout.pages[0]?.span ?? [0, 0])).toMatch(/^Hb.*\nSodium.*mmol\/L$/);
});

test('the word keeps its box, its confidence and its doubt, and tells what was read and when it was corrected', () => {
  const { text, layout, spanOf } = setup();
  const span = spanOf('l2.9');
  const word = wordAt(layout, span);
  if (word !== undefined) word.doubt = { reason: 'differs', other: '12.9' };

  const corrected = made(correctWord(text, layout, { span, text: '12.9', at }));

  expect(wordAt(corrected.layout, corrected.span)).toEqual({
    ...word,
    span: corrected.span,
    corrected: { read: 'l2.9', at },
  });
});

describe('provenance', () => {
  const later = '2026-11-22T10:00:00.000Z';

  test('stays what the machine had read after a second correction', () => {
    const { correct } = setup();
    const once = made(correct('l2.9', '12.8'));

    const twice = made(correctWord(once.text, once.layout, { span: once.span, text: '12.95', at: later }));

    expect(wordAt(twice.layout, twice.span)?.corrected).toEqual({ read: 'l2.9', at: later });
  });

  test('stays when a word is corrected back, which confirms it', () => {
    const { correct, text } = setup();
    const once = made(correct('l2.9', '12.9'));

    const back = made(correctWord(once.text, once.layout, { span: once.span, text: 'l2.9', at: later }));

    expect(back.text).toBe(text);
    expect(wordAt(back.layout, back.span)?.corrected).toEqual({ read: 'l2.9', at: later });
  });

  test('is kept by a word that was confirmed as it stands', () => {
    const { correct, text } = setup();

    const confirmed = made(correct('980', '980'));

    expect(confirmed.text).toBe(text);
    expect(wordAt(confirmed.layout, confirmed.span)?.corrected).toEqual({ read: '980', at });
  });
});

describe('several words', () => {
  test('become one where the machine had cut a word', () => {
    const { correct } = setup();

    const { text, layout, span } = made(correct('1 40', '140'));

    expect(wordAt(layout, span)).toMatchObject({ corrected: { read: '1 40', at } });
    expect(wordsOf(text, layout)).toContain('140');
  });

  test('that become one have the box around them and the lower confidence', () => {
    const { text, layout, spanOf } = setup();
    const [first, second] = [wordAt(layout, spanOf('1')), wordAt(layout, spanOf('40'))];
    if (first !== undefined) Object.assign(first, { box: [0.1, 0.2, 0.15, 0.3], confidence: 0.4 });
    if (second !== undefined) Object.assign(second, { box: [0.16, 0.19, 0.2, 0.29], confidence: null });

    const corrected = made(correctWord(text, layout, { span: spanOf('1 40'), text: '140', at }));

    expect(wordAt(corrected.layout, corrected.span)).toMatchObject({ box: [0.1, 0.19, 0.2, 0.3], confidence: 0.4 });
  });

  test('as many as before keep their columns, and each its own provenance', () => {
    const { correct } = setup();

    const { text, layout, span } = made(correct('l2.9     g/dL', '12.9 g/l'));

    expect(textAt(text, span)).toBe('12.9     g/l');
    expect(layout.pages[0]?.words.slice(1, 3).map(({ corrected }) => corrected?.read)).toEqual(['l2.9', 'g/dL']);
  });

  test('written for one stay in its box', () => {
    const { text, layout } = laidOut('CRP 3mg/L');

    const corrected = made(correctWord(text, layout, { span: [4, 9], text: '3 mg/L', at }));

    expect(corrected.text).toBe('CRP 3 mg/L');
    expect(wordsOf(corrected.text, corrected.layout)).toEqual(['CRP', '3 mg/L']);
  });
});

test.each<[string, Span]>([
  ['begins inside a word', [11, 14]],
  ['ends inside a word', [10, 12]],
  ['begins in a gap', [9, 14]],
  ['ends in a gap', [10, 15]],
  ['is empty', [10, 10]],
  ['is reversed', [14, 10]],
  ['holds no word', [4, 6]],
  ['goes over the end of a line', [19, 30]],
  ['goes over the end of a page', [43, 59]],
  ['stands behind the text', [1000, 1004]],
  ['is huge', [0, 1e9]],
  ['stands before the text', [-4, 2]],
])('a span that %s is misplaced', (_what, span) => {
  const { text, layout } = setup();
  expect(correctWord(text, layout, { span, text: 'x', at })).toEqual({ fault: 'misplaced' });
});

test('a text without pages has no words to correct', () => {
  expect(correctWord('CRP 3', { pages: [] }, { span: [0, 3], text: 'x', at })).toEqual({ fault: 'misplaced' });
});

test.each([
  ['nothing', ''],
  ['spaces', '  \u00a0 '],
  ['hidden characters', '\u200b\u00ad'],
  ['two lines', '12.9\ng/dL'],
  ['two lines of an old machine', '12.9\rg/dL'],
  ['a line separator', '12.9\u2028'],
  ['a next line', '12.9\u0085'],
  ['a tabulator', '12.9\tg/dL'],
  ['a NUL', '12.9\u0000'],
  ['an escape', '\u001b[31m'],
  ['half a surrogate', '12.9\ud800'],
  ['81 characters', 'x'.repeat(81)],
])('%s cannot be written', (_what, written) => {
  const { correct } = setup();
  expect(correct('l2.9', written)).toEqual({ fault: 'unusable' });
});

test('80 characters can be written', () => {
  const { correct } = setup();
  expect(made(correct('l2.9', 'x'.repeat(80))).text).toContain('x'.repeat(80));
});

test.each([
  ['spaces around it', ' 12.9 ', '12.9'],
  ['a space of its own kind', '12.9\u00a0g', '12.9 g'],
  ['a letter in two parts', 'u\u0308', 'ü'],
  ['marks that nobody sees', '\u202e12.9\u200b', '12.9'],
])('what was written with %s takes the form of the text', (_what, written, stands) => {
  const { correct } = setup();
  const { text, span } = made(correct('l2.9', written));
  expect(textAt(text, span)).toBe(stands);
});

test('a mark that would melt with the letter before it cannot be written', () => {
  const text = '<5';
  const layout = laidOut(text).layout;
  const [word] = layout.pages[0]?.words ?? [];
  const words = [
    { ...word, span: [0, 1] },
    { ...word, span: [1, 2] },
  ];
  const parted = { pages: layout.pages.map((page) => ({ ...page, words })) } as DocumentLayout;

  expect(correctWord(text, parted, { span: [1, 2], text: '\u0338', at })).toEqual({ fault: 'unusable' });
});
