import { expect, test } from 'vitest';
import { factsOf } from '../explaining/testing/facts.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { statementOf } from '../statements/testing/statement-of.ts';
import { asDecision, closingOf, openingOf, openingOfAnswers, openingOfMedicines } from './frame.ts';
import type { StorySentence } from './story.ts';

const setup = (kind: PaperKind) => ({
  opening: openingOf(kind, factsOf('text').reading({})).map(({ text }) => text),
  closing: (hasNext: boolean) => closingOf(kind, hasNext).map(({ text }) => text),
});

test('a list of medicines says how many it names, each once', () => {
  const { medication, reading } = factsOf('Aspirin 81 mg\nAspirin 81 mg\nMetformin 500 mg');
  const aspirin = medication('Aspirin 81 mg', { name: 'Aspirin', generic: 'aspirin' });
  const metformin = medication('Metformin 500 mg', { name: 'Metformin', generic: 'metformin' });

  const [opening] = openingOf('medicines', reading({ medications: [aspirin, aspirin, metformin] }));

  expect(opening?.text).toBe('The list names two medicines.');
});

test('a paper that tells of nothing but medicines says so', () => {
  const { medication, reading } = factsOf('Start aspirin 81 mg');
  const facts = reading({ medications: [medication('aspirin 81 mg', { name: 'aspirin', generic: 'aspirin' })] });
  const medicine: StorySentence = { part: 'medicines', text: 'New: aspirin 81 mg.', spans: [], basis: 'document' };

  expect(openingOfMedicines([medicine], facts).map(({ text }) => text)).toEqual([
    'This paper names one medicine. See below what it says of each.',
  ]);
  expect(openingOfMedicines([medicine, { ...medicine, part: 'bottom_line' }], facts)).toEqual([]);
  expect(openingOfMedicines([], facts)).toEqual([]);
});

test.each<PaperKind>(['lab', 'imaging', 'clinic'])('a paper of kind %s opens with its own words', (kind) => {
  expect(setup(kind).opening).toEqual([]);
});

test('a page with nothing but answers says that it gives no diagnosis', () => {
  const symptom = statementOf('No cough.', { role: 'symptoms' });

  expect(openingOfAnswers([symptom]).map(({ text }) => text)).toEqual([
    'This page tells only answers to questions about symptoms. It gives no diagnosis and no plan.',
  ]);
  expect(openingOfAnswers([symptom, statementOf('Gout.', { role: 'conclusion' })])).toEqual([]);
});

test('says that a paper names no next step where none is told', () => {
  expect(setup('imaging').closing(false)[0]).toMatch(/no next step/);
  expect(setup('imaging').closing(true)).toEqual([]);
});

test.each<PaperKind>(['lab', 'medicines'])('asks nothing more of a paper of kind %s', (kind) => {
  expect(setup(kind).closing(false)).toEqual([]);
});

test('is no word of the paper', () => {
  for (const { basis, spans } of openingOf('medicines', factsOf('text').reading({}))) {
    expect(basis).toBe('general');
    expect(spans).toEqual([]);
  }
});

test.each([
  ['You are not to be revived or given a breathing tube.', 'done'],
  ['See the lung doctor in 2 weeks.', 'next_steps'],
] as const)('"%s" is told in the part %s', (text, part) => {
  expect(asDecision({ part: 'next_steps', text, spans: [], basis: 'document' }).part).toBe(part);
});
