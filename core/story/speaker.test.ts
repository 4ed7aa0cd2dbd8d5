import { expect, test } from 'vitest';
import { tinyKnowledge } from '../explaining/testing/tiny-knowledge.ts';
import type { Span } from '../kernel/span.ts';
import { createLexicon, type Lexicon } from '../simplifying/lexicon.ts';
import { smallLexicon } from '../simplifying/testing/small-lexicon.ts';
import type { PaperKind } from '../statements/base-role.ts';
import type { Statement } from '../statements/statement.ts';
import { statementOf } from '../statements/testing/statement-of.ts';
import { personOf, type Person } from './person.ts';
import { createSpeaker } from './speaker.ts';

type Given = { kind?: PaperKind; person?: Partial<Person>; lexicon?: Lexicon };

function setup({ kind = 'clinic', person = {}, lexicon = smallLexicon() }: Given = {}) {
  const knowledge = { ...tinyKnowledge, lexicon };
  const speaker = createSpeaker(kind, knowledge, { ...personOf(''), ...person });
  return {
    speaker,
    say: (text: string, more: Partial<Statement> = {}, section?: string) =>
      speaker.say(statementOf(text, more), section),
  };
}

test('says a statement in plain words, as its role asks for', () => {
  const { say } = setup({ kind: 'imaging' });

  expect(say('Small left pleural effusion.')).toBe('There is a small amount of fluid around the left lung.');
  expect(say('No edema.', { role: 'conclusion' })).toBe('There is no swelling.');
});

test.each([
  ['patient', 'You have swelling.'],
  ['parent', 'Your child has swelling.'],
  ['family', 'Your family member has swelling.'],
] as const)('speaks to the %s', (addressee, said) => {
  expect(setup({ person: { addressee } }).say('The patient has edema.')).toBe(said);
});

test('tells a name in brackets where it is first told', () => {
  const { say } = setup({ kind: 'imaging' });

  expect(say('Cardiomegaly.')).toContain('(cardiomegaly)');
  expect(say('Cardiomegaly.')).not.toContain('(cardiomegaly)');
});

test('explains a hard word that nothing replaced, once', () => {
  const { say } = setup({ lexicon: createLexicon([]) });

  expect(say('She has hypertension.')).toContain('(high blood pressure)');
  expect(say('The hypertension was treated.')).not.toContain('(');
});

test.each(['denied', 'possible', 'risk'] as const)('explains what is %s by no words that are certain', (certainty) => {
  const { say } = setup({ lexicon: createLexicon([]) });

  expect(say('She has no hypertension.', { certainty })).not.toContain('(');
});

test.each<[string, Partial<Statement>, string]>([
  ['None', { heading: 'comparison' }, 'There were no earlier pictures to compare with.'],
  ['None.', { heading: 'complications', role: 'done' }, 'There were no complications.'],
  ['nil', { label: 'Complications', role: 'done' }, 'There were no complications.'],
  ['None known.', { heading: 'allergies', role: 'allergy' }, 'The paper says that there are no allergies.'],
  ['Nil known', { heading: 'allergies', role: 'allergy' }, 'The paper says that there are no allergies.'],
  ['None', { heading: 'medications', role: 'medicine' }, 'The paper says that there are no medicines.'],
])('says what an empty answer means: "%s" in %j', (text, more, said) => {
  expect(setup().say(text, more)).toBe(said);
});

test.each([
  ['Penicillin.', { heading: 'allergies', role: 'allergy' }],
  ['No known allergy to latex, but penicillin.', { heading: 'allergies', role: 'allergy' }],
] as const)('takes "%s" for no empty answer', (text, more) => {
  expect(setup().say(text, more)).toMatch(/penicillin/i);
});

test.each([
  ['Margins', 'negative for tumor.', /^Margins: negative for tumor\.$/],
  ['NEUROLOGIC', 'intact reflexes seen.', /^Neurologic: /],
  ['General', 'well nourished today.', /^Well nourished/],
])('says a value with its label %s', (label, text, said) => {
  expect(setup().say(text, { label })).toMatch(said);
});

test('the name of a part is no label', () => {
  expect(setup().say('Rest for 2 weeks.', { label: 'Plan', role: 'next_step' })).toBe('Rest for 2 weeks.');
});

test('keeps numbers, sides, denial and doubt', () => {
  const { say } = setup();

  expect(say('No nodule of 5.6 mm on the left.')).toMatch(/no .*5\.6 mm.*left/i);
  expect(say('Possible contusion, 12.9 cm.')).toMatch(/possible .*12\.9 cm/i);
});

test('knows what was told already, and takes its words for a further source', () => {
  const { speaker } = setup();
  const first: Span[] = [[0, 10]];

  expect(speaker.isNew('There is a small lump in the liver.', first)).toBe(true);
  expect(speaker.isNew('A small lump in the liver was seen.', [[20, 30]])).toBe(false);
  expect(first).toEqual([
    [0, 10],
    [20, 30],
  ]);
});

test.each([
  ['The left knee is sore.', 'The right ankle is stiff.'],
  ['Yes.', 'Yes.'],
])('"%s" does not tell "%s"', (told, next) => {
  const { speaker } = setup();
  speaker.isNew(told, [[0, 1]]);

  expect(speaker.isNew(next, [[2, 3]])).toBe(true);
});

test('a sentence that names what its label names is told without the label', () => {
  const { say } = setup();

  expect(say('The lungs have a rattle.', { label: 'LUNGS', role: 'examination' })).toBe('The lungs have a rattle.');
  expect(say('The knee is swollen.', { label: 'RIGHT LEG', role: 'examination' })).toMatch(/right leg/i);
  expect(say('Showed a rattle.', { label: 'LUNGS', role: 'examination' })).toMatch(/^Lungs/i);
});

test('what leaves out its subject is told with the illness that it is about', () => {
  const { say } = setup();

  expect(say('Seems to be worse.', { topic: 'Asthma', role: 'conclusion' })).toBe('Asthma: seems to be worse.');
  expect(say('We will add a spray.', { topic: 'Asthma', role: 'next_step' })).toBe('We will add a spray.');
  expect(say('We will add iron.', { topic: 'Tiredness, better', role: 'next_step' })).toBe(
    'Tiredness: We will add iron.',
  );
});

test("the patient's own words are quoted", () => {
  expect(setup().say('I need refills.', { role: 'reason' })).toContain('"I need refills."');
  expect(setup({ kind: 'operative' }).say('Showed swelling.')).toBe('The operation showed swelling.');
  expect(setup({ kind: 'operative' }).say('I saw pus.', { role: 'reason' })).not.toContain('"');
});

test('of a list of figures only a high blood pressure is told', () => {
  const { say } = setup();

  expect(say('BP 180/110, Pulse 65, Temp 97.5.', { role: 'examination' })).toBe('The blood pressure was 180/110.');
});
