import { describe, expect, test } from 'vitest';
import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import type { RowPart } from '../reading/doubts/row-parts.ts';
import { criticalCard, criticalIfRightCard } from './fixed-texts.ts';
import { disputeQuestion, notices } from './notices.ts';
import { partsOf } from './document-parts.ts';
import { laboratoryMessages } from '../story/laboratory/laboratory-messages.ts';
import { sayLaboratory } from '../story/laboratory/saying/say-laboratory.ts';
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
const inside = (name: string, facts: Partial<ReadResult> = {}) => row(name, { flag: 'normal', ...facts });
const critical = (name: string, facts: Partial<ReadResult> = {}) => row(name, { flag: 'critical_high', ...facts });

describe('a critical number that may be misread', () => {
  const only = critical('K', doubt('number'));

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
