import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { ExplainedTerm, Sentence } from '#core/documents/explanation.ts';
import { outcomeOf } from '../testing.ts';
import { papersOf, tellingSetsIn } from './load-telling-sets.ts';
import { quotePlace } from './quote-places.ts';
import { scorePaper, scoreTelling } from './score-telling.ts';
import type { KeyMessage } from './telling-record.ts';
import { tellingsTable } from './tellings-table.ts';
import { isRawQuotation, plainWordsOf, toldTwice } from './told-words.ts';

const text = 'Small left pleural\n   effusion. See Dr. Ray in 2 weeks. No pneumothorax.';

const told = (words: string, place: string, more: Partial<Sentence> = {}): Sentence => {
  const span = quotePlace(place, text);
  if (span === undefined) throw new Error(`"${place}" is not in the text`);
  return { section: 'interpretation', text: words, spans: [span], basis: 'document', ...more };
};
const message = (weight: KeyMessage['weight'], ...quotes: string[]): KeyMessage => ({
  text: 'A message.',
  weight,
  quotes,
});

const effusion = message(3, 'left pleural effusion');
const visit = message(2, 'See Dr. Ray');

function setup(messages: KeyMessage[], sentences: Sentence[], medicalTerminology: ExplainedTerm[] = []) {
  const { explanation } = outcomeOf(text, {}, { sentences, medicalTerminology });
  return scorePaper({ id: 'a', text, messages }, explanation);
}

describe('what is reached', () => {
  test('counts the weight of messages into whose words a shown sentence points, across the lines of the paper', () => {
    const { counts, misses } = setup([effusion, visit], [told('There is fluid around the left lung.', 'effusion')]);

    expect(counts['reached']).toEqual({ hit: 3, of: 5 });
    expect(counts['must messages reached']).toEqual({ hit: 1, of: 1 });
    expect(misses).toEqual([]);
  });

  test.each([
    ['a question', { section: 'question' as const }],
    ['general words', { basis: 'general' as const, spans: [] }],
  ])('is not what %s says', (_what, more) => {
    const { counts, misses } = setup([effusion], [told('What of the fluid around the lung?', 'effusion', more)]);

    expect(counts['reached']).toEqual({ hit: 0, of: 3 });
    expect(misses).toEqual([{ id: 'a', what: 'not reached', text: effusion.text }]);
  });

  test('cannot be a message whose words are not in the paper, and that is said', () => {
    const { counts, misses } = setup([message(1, 'right effusion')], [told('Fluid.', text)]);

    expect(counts['reached']).toEqual({ hit: 0, of: 1 });
    expect(misses).toEqual([{ id: 'a', what: 'quote not in the paper', text: 'right effusion' }]);
  });
});

describe('how it is told', () => {
  test.each([
    ['See “See Dr. Ray in 2 weeks.”', true],
    ['The paper says "Small left pleural effusion".', true],
    ['It says “No pneumothorax”.', false],
    ['It says “words of somebody else entirely”.', false],
    ['See Dr. Ray in 2 weeks.', false],
  ])('%j is a raw quotation: %j', (words, expected) => {
    expect(isRawQuotation({ text: words }, text)).toBe(expected);
  });

  test('counts words as plain that people know, that stand in brackets behind plain ones, and that are explained', () => {
    const sentences = [{ text: 'Fluid around the lung (pleural effusion).' }, { text: 'A thoracentesis was done.' }];
    const term = { term: 'Thoracentesis', definition: 'x', importance: 'high' as const, spans: [] };

    expect(plainWordsOf(sentences, [])).toEqual({ plain: 9, all: 10 });
    expect(plainWordsOf(sentences, [term])).toEqual({ plain: 10, all: 10 });
  });

  test('finds a sentence that says once more what one before it says', () => {
    const again = { text: 'You see Dr. Ray in 2 weeks.' };

    expect(toldTwice([{ text: 'See Dr. Ray in 2 weeks.' }, { text: 'Your doctor is a woman.' }, again])).toEqual([
      again,
    ]);
  });

  test.each([
    ['another number', 'See Dr. Ray in 2 weeks.', 'See Dr. Ray in 3 weeks.'],
    ['another side', 'The left knee is swollen and sore.', 'The right knee is swollen and sore.'],
    ['the opposite', 'No fluid is seen around the lung.', 'Fluid is seen around the lung.'],
  ])('takes %s for something else', (_what, one, two) => {
    expect(toldTwice([{ text: one }, { text: two }])).toEqual([]);
  });

  test('counts words and terms of each paper', () => {
    const { counts } = setup(
      [effusion],
      [told('There is fluid.', 'effusion'), told('Why?', 'effusion', { section: 'question' })],
    );

    expect(counts['words a paper']).toEqual({ hit: 4, of: 1 });
    expect(counts['terms a paper']).toEqual({ hit: 0, of: 1 });
  });
});

describe('sets of papers', () => {
  const line = JSON.stringify({ id: 7, type: 'letter', text, messages: [effusion] });

  test('are the files of lines of a folder', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'letters.jsonl'), `${line}\n\n`);
    writeFileSync(join(folder, 'README.md'), 'Not one.');
    mkdirSync(join(folder, 'more'));

    expect(tellingSetsIn(folder)).toEqual([{ name: 'letters', papers: [{ id: '7', text, messages: [effusion] }] }]);
  });

  test.each([
    '{',
    JSON.stringify({ id: 'a', text }),
    JSON.stringify({ id: 'a', text, messages: [{ ...effusion, weight: 4 }] }),
  ])('are refused with the place of a line that is none: %j', (broken) => {
    expect(() => papersOf(`${line}\n${broken}`, 'letters.jsonl')).toThrow(/^letters\.jsonl, line 2: /);
  });

  test('make a table with a column each', () => {
    const { explanation } = outcomeOf(text, {}, { sentences: [told('There is fluid.', 'effusion')] });
    const papers = [{ id: 'a', text, messages: [effusion, visit] }];
    const table = tellingsTable([scoreTelling({ name: 'letters', papers }, () => explanation)]);

    expect(table).toMatch(/\| +\| letters \|/);
    expect(table).toMatch(/\| reached +\| 0\.600 +\|/);
    expect(table).toMatch(/\| words a paper +\| 3 +\|/);
  });
});
