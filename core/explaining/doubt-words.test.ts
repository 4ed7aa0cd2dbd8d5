import { describe, expect, test } from 'vitest';
import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { RowPart } from '../reading/doubts/row-parts.ts';
import { criticalCard, criticalIfRightCard } from './fixed-texts.ts';
import { labListSentences } from './lab-lists.ts';
import { labCaution, labSentence } from './lab-sentences.ts';
import { disputeQuestion, notices } from './notices.ts';
import { partsOf } from './document-parts.ts';
import { laboratoryMessages } from '../story/laboratory/laboratory-messages.ts';
import { sayLaboratory } from '../story/laboratory/say-laboratory.ts';
import { personOf } from '../story/person.ts';
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
});

describe('a critical number that may be misread', () => {
  const only = critical('K', doubt('number'));

  test('is to be checked against the paper', () => {
    expect(labCaution(only).map((said) => said.text)).toEqual([
      'If the paper shows the same number, it is one that labs tell a doctor about at once.',
    ]);
  });

  test('gives the card for a number to be checked', () => {
    expect(notices(reading({ labResults: [only] }), partsOf([]))[0]?.text).toBe(criticalIfRightCard);
  });

  test('weakens nothing beside one that is certain', () => {
    const facts = reading({ labResults: [only, critical('Na')] });

    expect(notices(facts, partsOf([]))[0]?.text).toBe(criticalCard);
  });

  test.each([
    ['alone, sends to the doctor if it is right', [only], /^If the number for k.* right/i],
    ['beside one that is certain, holds back nothing', [only, critical('Na')], /^Call the doctor/],
  ])('%s', (_case, labResults, first) => {
    const told = laboratoryMessages(reading({ labResults }), tinyKnowledge, personOf('')).map((message) =>
      sayLaboratory(message, personOf('')),
    );

    expect(told[0]).toMatchObject({ part: 'bottom_line', text: expect.stringMatching(first) });
  });
});

test('a mark that disagrees may be misread too', () => {
  expect(disputeQuestion(inside('K', { ...doubt('mark'), printedFlag: 'H', conflict: true }))).toBe(
    'K (6.9) is marked "H", but the printed range is 3.5-5.1. Which one is correct? The row was hard to read, so please check it against the paper first.',
  );
});
