import { expect, test } from 'vitest';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { heartArteries } from './heart-arteries.ts';

const setup = (...texts: string[]) =>
  heartArteries(statementsOf(...texts.map((text) => ({ text, role: 'finding' as Statement['role'] })))).map(
    ({ text }) => text,
  );

test.each([
  ['The LAD has a 90% proximal stenosis.', 'The front left heart artery (LAD) was narrowed by 90%.'],
  ['Right coronary artery: 100% occlusion.', 'The right heart artery (RCA) was fully blocked (100%).'],
  ['The RCA has a 70% to 80% mid lesion.', 'The right heart artery (RCA) was narrowed by 70% to 80%.'],
  [
    'The circumflex has 40% mid and 60% distal stenoses.',
    'The heart artery around the left side (circumflex) was narrowed by 40% in one place and by 60% in another.',
  ],
  ['LAD shows mild luminal irregularities.', 'The front left heart artery (LAD) had only slight changes.'],
])('"%s" is told as "%s"', (text, said) => {
  expect(setup(text)).toEqual([said]);
});
test('tells the arteries without a narrowing in one sentence', () => {
  expect(setup('The left main is normal.', 'The RCA is free of significant disease.')).toEqual([
    'No important narrowing was found in the main left heart artery (left main) or the right heart artery (RCA).',
  ]);
});
test('does not call an artery clear that is narrowed elsewhere', () => {
  expect(setup('The LAD has a 70% stenosis.', 'The rest of the LAD is normal.', 'LAD: 70% stenosis.')).toEqual([
    'The front left heart artery (LAD) was narrowed by 70%.',
  ]);
});
test('does not call an artery clear that has slight changes', () => {
  expect(setup('The RCA has mild luminal irregularities.', 'The RCA is without significant disease.')).toEqual([
    'The right heart artery (RCA) had only slight changes.',
  ]);
});

test.each([
  'The diagonal branch of the LAD has a 90% stenosis.',
  'The vein graft to the RCA has a 50% lesion.',
  'The LAD stenosis was reduced from 90% to 0%.',
  'The LAD and the RCA have 50% lesions.',
  'The left main is normal but calcified.',
  'Left ventricular ejection fraction was 40%.',
])('"%s" is left to its own words', (text) => {
  expect(setup(text)).toEqual([]);
});
