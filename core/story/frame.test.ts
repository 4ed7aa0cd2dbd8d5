import { expect, test } from 'vitest';
import type { StoryPart } from '../documents/explanation.ts';
import { factsOf } from '../explaining/testing/facts.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { closingOf, openingOf } from './frame.ts';

const setup = (kind: PaperKind) => ({
  opening: openingOf(kind, factsOf('text').reading({})).map(({ text }) => text),
  closing: (...parts: StoryPart[]) =>
    closingOf(
      kind,
      parts.map((part) => ({ part, text: 'Rest.', spans: [[0, 1]], basis: 'document' })),
    ).map(({ text }) => text),
});

test('a list of medicines says how many it names, each once', () => {
  const { medication, reading } = factsOf('Aspirin 81 mg\nAspirin 81 mg\nMetformin 500 mg');
  const aspirin = medication('Aspirin 81 mg', { name: 'Aspirin', generic: 'aspirin' });
  const metformin = medication('Metformin 500 mg', { name: 'Metformin', generic: 'metformin' });

  const [opening] = openingOf('medicines', reading({ medications: [aspirin, aspirin, metformin] }));

  expect(opening?.text).toBe('The list names two medicines.');
});

test.each<PaperKind>(['lab', 'imaging', 'clinic'])('a paper of kind %s opens with its own words', (kind) => {
  expect(setup(kind).opening).toEqual([]);
});

test('says that a paper names no next step where none is told', () => {
  expect(setup('imaging').closing('bottom_line', 'found')[0]).toMatch(/no next step/);
  expect(setup('imaging').closing()[0]).toMatch(/no next step/);
});

test.each<StoryPart>(['next_steps', 'when_to_get_help'])('says no such thing where %s are told', (part) => {
  expect(setup('imaging').closing('found', part)).toEqual([]);
});

test('says of an operation that it names no next step only where no statement is one', () => {
  expect(closingOf('operative', [], [{ role: 'done' }])[0]?.text).toMatch(/no next step/);
  expect(closingOf('operative', [], [{ role: 'next_step' }])).toEqual([]);
});

test.each<PaperKind>(['lab', 'medicines'])('asks nothing more of a paper of kind %s', (kind) => {
  expect(setup(kind).closing()).toEqual([]);
});

test('is no word of the paper', () => {
  for (const { basis, spans } of openingOf('medicines', factsOf('text').reading({}))) {
    expect(basis).toBe('general');
    expect(spans).toEqual([]);
  }
});
