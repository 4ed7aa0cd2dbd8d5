import { describe, expect, test } from 'vitest';
import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { RowPart } from '../reading/doubts/row-parts.ts';
import { criticalCard, criticalIfRightCard, seekHelpIfRight, seekHelpToday } from './fixed-texts.ts';
import { labListSentences, namesWithDirection } from './lab-lists.ts';
import { labCaution, labSentence } from './lab-sentences.ts';
import { labSummary } from './lab-summary.ts';
import { disputeQuestion, notices } from './notices.ts';
import { partsOf } from './document-parts.ts';
import { recommendations } from './recommendations.ts';
import { contextOf } from './explaining-context.ts';
import { aboutRow } from './row-questions.ts';
import { factsOf, range } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const text = 'K 6.9 3.5-5.1';
const { lab, reading } = factsOf(text);
const row = (name: string, facts: Partial<ReadResult>): ReadResult => ({
  ...lab(text, { name, value: '6.9', range: range(3.5, 5.1, '3.5-5.1'), ...facts }),
  ...(facts.doubt === undefined ? {} : { doubt: facts.doubt }),
});
const doubt = (...parts: RowPart[]) => ({ doubt: { parts, spans: [], otherNumbers: [] } });
const high = (name: string, facts: Partial<ReadResult> = {}) => row(name, { flag: 'high', ...facts });
const inside = (name: string, facts: Partial<ReadResult> = {}) => row(name, { flag: 'normal', ...facts });
const critical = (name: string, facts: Partial<ReadResult> = {}) => row(name, { flag: 'critical_high', ...facts });
const message = (...rows: ReadResult[]) => labSummary(rows, tinyKnowledge).map((said) => said.text);

test.each<[string, RowPart[], string]>([
  ['nothing', [], ''],
  ['the number', ['number'], ' This number was hard to read: please check it against the paper.'],
  ['the number and more', ['unit', 'number'], ' This number was hard to read: please check it against the paper.'],
  ['the unit', ['unit'], ' Its unit was hard to read: please check it against the paper.'],
  ['the range', ['range'], ' The printed range was hard to read: please check it against the paper.'],
  ['the mark', ['mark'], ' The mark beside it was hard to read: please check it against the paper.'],
  ['the name', ['name'], ' The name of this test was hard to read: please check it against the paper.'],
  ['the earlier number', ['previous'], ' The earlier number was hard to read: please check it against the paper.'],
  ['several parts', ['unit', 'range'], ' This result was hard to read: please check it against the paper.'],
])('the sentence about a row says what of it was hard to read: %s', (_case, parts, expected) => {
  const facts = parts.length === 0 ? {} : doubt(...parts);

  expect(labSentence(high('K', facts)).text).toBe(`K was 6.9. That is above the printed range of 3.5-5.1.${expected}`);
});

describe('a list of results', () => {
  test('marks the doubtful name', () => {
    expect(
      labListSentences([inside('A'), inside('B', doubt('number'))], 'Inside', 'Also').map((said) => said.text),
    ).toEqual(['Inside: A and B (hard to read).']);
  });

  test('marks it beside its direction', () => {
    expect(namesWithDirection([high('A', doubt('number')), high('B')], 4)).toBe('A (high, hard to read) and B (high)');
  });
});

test.each<[string, ReadResult[], string[]]>([
  [
    'good news',
    [inside('A'), inside('B', doubt('number'))],
    ['The report lists two results, and all are inside the printed range, but one was hard to read.'],
  ],
  [
    'good news about one result',
    [inside('A', doubt('unit'))],
    ['The report lists one result, and it is inside the printed range, but it was hard to read.'],
  ],
  [
    'results outside the range',
    [inside('A', doubt('number')), high('B', doubt('number')), high('C')],
    [
      'The report lists three results, two of them hard to read.',
      'Two results are outside the printed range: B (high, hard to read) and C (high).',
    ],
  ],
  [
    'results of which some have no range',
    [inside('A', doubt('number')), row('B', { range: null })],
    [
      'The report lists two results, one of them hard to read.',
      'One has a range we could compare with, and none is outside it, but it was hard to read.',
    ],
  ],
])('the message never leaves a doubt out: %s', (_case, rows, expected) => {
  expect(message(...rows).slice(0, -1)).toEqual(expected);
});

describe('a critical number that may be misread', () => {
  const only = critical('K', doubt('number'));

  test('is to be checked first, with what to do if it is right', () => {
    expect(message(only)).toEqual([
      'K was 6.9. That is above the printed range of 3.5-5.1. This number was hard to read: please check it against the paper.',
      'If the paper shows the same number and it is new, call your doctor today.',
    ]);
    expect(labCaution(only).map((said) => said.text)).toEqual([
      'If the paper shows the same number, it is one that labs tell a doctor about at once.',
    ]);
  });

  test('gives the card and the advice for a number to be checked', () => {
    const facts = reading({ labResults: [only] });

    expect(notices(facts, partsOf([]))[0]?.text).toBe(criticalIfRightCard);
    expect(recommendations(facts, 'report')[0]?.text).toBe(seekHelpIfRight);
  });

  test('weakens nothing beside one that is certain', () => {
    const facts = reading({ labResults: [only, critical('Na')] });

    expect(message(only, critical('Na'))[0]).toBe('Na was 6.9. That is above the printed range of 3.5-5.1.');
    expect(message(only, critical('Na')).at(-1)).toBe('If this result is new, call your doctor today.');
    expect(notices(facts, partsOf([]))[0]?.text).toBe(criticalCard);
    expect(recommendations(facts, 'report')[0]?.text).toBe(seekHelpToday);
  });
});

test('a question says that its number may be misread', () => {
  const context = contextOf(reading({ labResults: [] }), tinyKnowledge);

  expect(aboutRow(high('Zinc', doubt('number')), context)[0]?.text).toBe(
    'My Zinc was 6.9, if it was read correctly. What could make it high?',
  );
});

test('a mark that disagrees may be misread too', () => {
  expect(disputeQuestion(inside('K', { ...doubt('mark'), printedFlag: 'H', conflict: true }))).toBe(
    'K (6.9) is marked "H", but the printed range is 3.5-5.1. Which one is correct? The row was hard to read, so please check it against the paper first.',
  );
});
