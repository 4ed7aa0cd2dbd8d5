import { expect, test } from 'vitest';
import { firstInstruction, homeInstructions } from './home-instructions.ts';
import { factsOf } from './testing/facts.ts';

const text = `What was found
* Sore ear
Activity
Some itching is normal for a few days. Keep the cut dry for two days. Do not rub the ear. No swimming for 3 weeks.
Driving: not until you can turn your head.
This will be checked at your clinic visit on 9 May. The ear drum was whole.
Follow up
Dr. Lee in 4 weeks.
`;

const said = (kind: 'discharge_instructions' | 'discharge_summary' = 'discharge_instructions') => {
  const { reading, section } = factsOf(text);
  const sections = [
    section('what was found', 'What was found\n* Sore ear'),
    section('follow up', 'Follow up\nDr. Lee in 4 weeks.'),
  ];
  return homeInstructions(reading({ documentKind: kind, sections }), [], 'document');
};

test('tells what a sheet says to do, to leave and where to go, and nothing that only tells', () => {
  expect(said().map((one) => one.text)).toEqual([
    'The document says to keep the cut dry for two days.',
    'The document says not to rub the ear.',
    'The document says: "No swimming for 3 weeks".',
    'The document says: "Driving: not until you can turn your head".',
    'The document says: "This will be checked at your clinic visit on 9 May".',
    'The document says: "Dr. Lee in 4 weeks".',
  ]);
});

test('leaves papers of other kinds to their plans', () => {
  expect(said('discharge_summary')).toEqual([]);
});

test('takes what limits for the first instruction', () => {
  const drink = { text: 'The document says to drink.', spans: [], basis: 'document' as const };
  const instructions = said();

  expect(firstInstruction([drink, ...instructions])).toBe(instructions[0]);
  expect(firstInstruction([drink])).toBe(drink);
});
