import { expect, test } from 'vitest';
import { tinyKnowledge } from '../explaining/testing/tiny-knowledge.ts';
import { smallLexicon } from '../simplifying/testing/small-lexicon.ts';
import { statementsOf } from '../statements/testing/statement-of.ts';
import type { PartPlan } from './outlines.ts';
import { personOf } from './person.ts';
import { createSpeaker } from './speaker.ts';
import { tellPart } from './tell-part.ts';

function setup(given: Parameters<typeof statementsOf>, plan: Partial<PartPlan> = {}) {
  const used = new Set<number>();
  const speaker = createSpeaker('clinic', { ...tinyKnowledge, lexicon: smallLexicon() }, personOf(''));
  const statements = statementsOf(...given);
  const tell = (more: Partial<PartPlan> = {}) =>
    tellPart({ part: 'found', roles: ['finding'], most: 9, ...plan, ...more }, statements, used, speaker);
  const told = tell();
  return { told, texts: told.map(({ text }) => text), used: [...used], statements, tell };
}

test('tells what was chosen, each sentence tied to its words', () => {
  const { told, statements, used } = setup([{ text: 'No edema.' }, { text: 'The knee is sore.' }]);

  expect(told).toEqual([
    { part: 'found', text: 'There is no swelling.', spans: [statements[0]?.span], basis: 'document' },
    { part: 'found', text: 'The knee is sore.', spans: [statements[1]?.span], basis: 'document' },
  ]);
  expect(used).toEqual([0, 1]);
});

test('tells nothing again in a later part', () => {
  const { tell } = setup([{ text: 'The knee is sore.' }]);

  expect(tell({ part: 'normal' })).toEqual([]);
});

test('tells what is printed twice once, with both places', () => {
  const { told, statements } = setup([
    { text: 'There is a contusion of the knee.' },
    { text: 'Contusion of the knee.' },
  ]);

  expect(told).toHaveLength(1);
  expect(told[0]?.spans).toEqual(statements.map(({ span }) => span));
});

test('leaves out what cannot be made plain, unless it must be told', () => {
  const given = [{ text: 'Zorbal quixotomy with hyperfrabulosis.' }];

  expect(setup(given).texts).toEqual([]);
  expect(setup(given, { isMust: true }).texts).toHaveLength(1);
});

test('lists signs to look for, and nothing else, under their lead', () => {
  const sign = (text: string) => ({ text, role: 'warning_sign' as const });
  const { texts } = setup([sign('Chest pain.'), sign('Knee review only if worse.')], {
    part: 'when_to_get_help',
    roles: ['warning_sign'],
    list: 'Get medical help soon for:',
  });

  expect(texts).toEqual(['Get medical help soon for: chest pain.', 'Knee review only if worse.']);
});

const list: Partial<PartPlan> = { list: 'Earlier health problems:', roles: ['past'], part: 'why' };
const past = (text: string) => ({ text, role: 'past' as const });

test('joins what is no sentence under one lead', () => {
  const { told, statements } = setup([past('Hypertension.'), past('Sore knees.')], list);

  expect(told.map(({ text }) => text)).toEqual(['Earlier health problems: high blood pressure; sore knees.']);
  expect(told[0]?.spans).toEqual(statements.map(({ span }) => span));
});

test('tells sentences of a list as such', () => {
  const { texts } = setup([past('Sore knees.'), past('She was treated for a bad cough.')], list);

  expect(texts[0]).toBe('Earlier health problems: sore knees.');
  expect(texts[1]).toMatch(/treated for a bad cough/);
});

test('keeps the denial of what is listed', () => {
  expect(setup([past('No hypertension.'), past('Sore knees.')], list).texts.join(' ')).toMatch(
    /no high blood pressure/i,
  );
});

test('keeps capitals that are no beginning', () => {
  expect(setup([past('HIV infection.'), past('Sore knees.')], list).texts[0]).toContain('HIV');
});

test('never tells a leaning sentence without the one it leans on', () => {
  const { texts } = setup([
    { text: 'Signed by Dr. Low.', role: 'furniture' },
    { text: 'It is large.' },
    { text: 'The knee is sore.' },
  ]);

  expect(texts).toEqual(['The knee is sore.']);
});

test('has nothing to tell of nothing', () => {
  expect(setup([]).told).toEqual([]);
});

test('a problem named with its number is tied to the place where it stands', () => {
  const { told, statements } = setup(
    [
      { text: 'Diabetes type 2.', role: 'conclusion' },
      { text: 'Repeat the test in a month.', role: 'next_step', topic: 'Diabetes type 2' },
    ],
    { part: 'next_steps', roles: ['next_step'], isMust: true },
  );

  expect(told[0]?.spans).toEqual([statements[0]?.span, statements[1]?.span]);
});

test('tells what is surely no sentence only where it must be told', () => {
  const { texts, statements } = setup([
    { text: 'The knee is sore.' },
    { text: 'It was will swollen knee of of pain.' },
  ]);

  expect(statements).toHaveLength(2);
  expect(texts).toEqual(['The knee is sore.']);
});

test('keeps what may never come under its lead, a sentence too', () => {
  const { texts } = setup([{ text: 'You feel much worse.', role: 'warning_sign' as const, topic: 'Call 000 if' }], {
    part: 'when_to_get_help',
    roles: ['warning_sign'],
    list: 'Get medical help soon for:',
  });

  expect(texts).toEqual(['Call 000 if you feel much worse.']);
});
