import { expect, test } from 'vitest';
import { factsOf } from '../../explaining/testing/facts.ts';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import type { MedicationChange, Reading } from '../../reading/reading.ts';
import type { PaperKind } from '../../statements/base-role.ts';
import { personOf, type Person } from '../person.ts';
import { storyQuestions } from './story-questions.ts';
import type { StorySentence } from '../story.ts';

type Given = {
  text?: string;
  told?: [StorySentence['part'], string][];
  facts?: (of: ReturnType<typeof factsOf>) => Partial<Reading>;
  person?: Partial<Person>;
  kind?: PaperKind;
};

/** One medicine, with which the paper does something. */
const changed = (
  of: ReturnType<typeof factsOf>,
  printed: string,
  { name = printed, kind }: { name?: string; kind: MedicationChange['kind'] },
): Partial<Reading> => {
  const medicine = of.medication(printed, { name });
  return { medications: [medicine], medicationChanges: [{ span: medicine.span, kind, text: kind }] };
};

/** Questions on a paper whose sentences are told as they are printed. */
function setup({ told = [], text = told.map(([, words]) => words).join('\n'), facts, person, kind = 'clinic' }: Given) {
  const of = factsOf(text === '' ? 'nothing' : text);
  const questions = storyQuestions({
    told: told.map(([part, words]) => ({ part, text: words, spans: [of.spanOf(words)], basis: 'document' })),
    reading: of.reading(facts?.(of) ?? {}),
    knowledge: tinyKnowledge,
    person: { ...personOf(''), ...person },
    kind,
  });
  return { questions, texts: questions.map(({ text: words }) => words), of };
}

const effusion: Given = { told: [['bottom_line', 'There is a pleural effusion.']], kind: 'imaging' };
const present = (of: ReturnType<typeof factsOf>) => ({
  findings: [of.finding('pleural effusion', { concept: 'pleural effusion' })],
});

test('asks about what was found, tied to its words', () => {
  const { questions, of } = setup({ ...effusion, facts: present });

  expect(questions[0]).toEqual({
    text: 'What caused the fluid around my lung?',
    spans: [of.spanOf('pleural effusion')],
  });
});

test.each(['absent', 'possible', 'family', 'historical', 'hypothetical'] as const)(
  'asks of nothing that is %s as if it were there',
  (assertion) => {
    const { texts } = setup({
      ...effusion,
      facts: (of) => ({
        findings: [of.finding('pleural effusion', { concept: 'pleural effusion', assertion })],
      }),
    });

    expect(texts).not.toContain('What caused the fluid around my lung?');
  },
);

test('asks of a discharge, where what was found may be treated, what comes next', () => {
  const { texts } = setup({ ...effusion, facts: present, kind: 'discharge' });

  expect(texts).not.toContain('What caused the fluid around my lung?');
  expect(texts).toContain('Which visits come next, and who arranges them?');
});

test.each([
  ['high', true],
  ['low', true],
  ['normal', false],
  ['unknown', false],
] as const)('asks about a result that is %s: %s', (flag, isAsked) => {
  const { texts } = setup({
    told: [['found', 'Glucose 300 mg/dL.']],
    facts: (of) => ({
      labResults: [of.lab('Glucose 300', { name: 'Glucose', analyte: 'glucose', value: '300', flag })],
    }),
  });

  expect(texts.includes('Should my blood sugar be checked again?')).toBe(isAsked);
});

test.each([
  ['A possible mass.', 'If it is not a mass, what else could it be, and how will we find out?'],
  ['There is probable pneumonia.', 'If it is not pneumonia, what else could it be, and how will we find out?'],
  ['It may be a cyst.', 'What else could it be, and how will we find out?'],
  ['Fracture cannot be ruled out.', 'What else could it be, and how will we find out?'],
])('asks what else it could be where the paper is in doubt: "%s"', (words, question) => {
  const facts = (of: ReturnType<typeof factsOf>) => ({
    findings: [of.finding(words, { concept: 'illness', assertion: 'possible' })],
  });

  expect(setup({ told: [['bottom_line', words]], facts }).texts).toContain(question);
});

test('asks for what is awaited', () => {
  expect(setup({ told: [['waiting_for', 'The throat swab is pending.']] }).texts[0]).toBe(
    'When will the result be ready of the throat swab, and who will tell me?',
  );
  expect(setup({ told: [['waiting_for', 'You are waiting for blood tests.']] }).texts[0]).toMatch(
    /^When will the results/,
  );
});

test('asks about a medicine that was changed, by its name', () => {
  const { texts } = setup({
    told: [['medicines', 'Start lisinopril 10 mg.']],
    facts: (of) => changed(of, 'lisinopril', { kind: 'new' }),
  });

  expect(texts[0]).toBe('How long do I take lisinopril, and what is it for?');
});

test.each([
  ['Switch to ibuprofen.', 'ibuprofen', 'How long do I take ibuprofen, and what is it for?'],
  ['Start omeprazole.', 'To start omeprazole', 'How long do I take omeprazole, and what is it for?'],
])('asks of what is new by its bare name: "%s" read as "%s"', (words, name, question) => {
  const { texts } = setup({
    told: [['medicines', words]],
    facts: (of) => changed(of, /\w+(?=\.)/.exec(words)?.[0] ?? '', { name, kind: 'new' }),
  });

  expect(texts[0]).toBe(question);
});

test('asks of medicines that stay the same about their side effects', () => {
  const { texts } = setup({ told: [['medicines', 'Lisinopril 10 mg daily.']] });

  expect(texts[0]).toBe('Which side effects of my medicines should I watch for?');
});

test('asks about no medicine where none is listed', () => {
  expect(setup({ told: [['medicines', 'No medicines are listed.']] }).texts.join(' ')).not.toContain('side effects');
});

test.each([
  ['See the skin clinic.', true],
  ['See the skin clinic in 2 weeks.', false],
  ['Rest.', false],
])('asks who arranges "%s": %s', (words, isAsked) => {
  expect(
    setup({ told: [['next_steps', words]] })
      .texts.join(' ')
      .includes('Who arranges the visits'),
  ).toBe(isAsked);
});

test.each<PaperKind>([
  'imaging',
  'test',
  'pathology',
  'operative',
  'discharge',
  'clinic',
  'letter',
  'lab',
  'medicines',
])('has questions for a paper of kind %s of which little is told, each once', (kind) => {
  const { texts } = setup({ kind });

  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(texts.length).toBeLessThanOrEqual(7);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.join(' ')).not.toContain('{');
});

test('asks when to call where the paper does not say, and only there', () => {
  const asked = 'Which changes mean that we should call, or get help at once?';

  expect(setup({ kind: 'clinic' }).texts).toContain(asked);
  expect(setup({ kind: 'clinic', told: [['when_to_get_help', 'Return if worse.']] }).texts).not.toContain(asked);
});

test('asks for the parents of a child', () => {
  expect(setup({ kind: 'imaging', person: { addressee: 'parent' } }).texts).toContain(
    'What do these pictures mean for my child?',
  );
});

test('asks for the family of somebody who died nothing about getting better', () => {
  const { texts } = setup({ kind: 'discharge', person: { addressee: 'family' } });

  expect(texts).toContain('Can someone go through this summary with us?');
  expect(texts.join(' ')).not.toMatch(/home|next visit|better|get help/i);
});

test('asks on the topics of what was found and done, and not of what is not there', () => {
  const { texts } = setup({
    kind: 'operative',
    told: [
      ['bottom_line', 'You had surgery to repair a hernia.'],
      ['done', 'A drain was placed.'],
      ['found', 'No fracture was seen.'],
    ],
  });

  expect(texts).toContain('Can the hernia come back, and when is lifting allowed again?');
  expect(texts).toContain('When does the drain come out, and who takes it out?');
  expect(texts.join(' ')).not.toContain('full use');
});

test('asks nothing that the paper answers', () => {
  const drain = 'When does the drain come out, and who takes it out?';
  const told = (end: string): string[] =>
    setup({
      kind: 'discharge',
      told: [
        ['done', 'A drain was placed.'],
        ['next_steps', end],
      ],
    }).texts;

  expect(told('Rest.')).toContain(drain);
  expect(told('The drain was removed on day 2.')).not.toContain(drain);
});

test('asks nothing about a patch that is changed every few days', () => {
  const { texts } = setup({
    told: [['medicines', 'Fentanyl patch, change every 72 hours.']],
    facts: (of) => ({ medications: [of.medication('Fentanyl', { name: 'fentanyl' })] }),
  });

  expect(texts.join(' ')).not.toContain('changed');
});

test.each<[string, MedicationChange['kind'], string]>([
  ['Hold metformin.', 'held', 'When may metformin be taken again?'],
  ['Metformin was stopped.', 'stopped', 'Why was metformin stopped, and is something else needed in its place?'],
  ['Increase metformin.', 'increased', 'Why was metformin changed, and how is it checked that it works?'],
])('asks about the change in "%s"', (words, kind, question) => {
  const { texts } = setup({
    told: [['medicines', words]],
    facts: (of) => changed(of, /metformin/i.exec(words)?.[0] ?? '', { name: 'metformin', kind }),
  });

  expect(texts[0]).toBe(question);
});

test.each([
  ['You had a chest X-ray because of chest pain.', 'Does this explain the chest pain, or what else could?'],
  ['You had a chest X-ray because of a cough (bronchitis).', 'Does this explain the cough, or what else could?'],
])('asks whether the test explains what it was done for: "%s"', (words, question) => {
  expect(setup({ kind: 'imaging', told: [['bottom_line', words]] }).texts).toContain(question);
});

test('asks of what the test was done for nothing as if it was found', () => {
  const { texts } = setup({
    kind: 'imaging',
    told: [['bottom_line', 'You had a chest X-ray because of pleural effusion.']],
    facts: present,
  });

  expect(texts.join(' ')).not.toMatch(/fluid around/);
});

test('asks what else could have caused what is there, and not what else it could be', () => {
  expect(setup({ told: [['bottom_line', 'The fainting was likely caused by a lack of water.']] }).texts).toContain(
    'What else could be the cause, and how will we find out?',
  );
});

test.each(['An effusion was drained.', 'You have dementia.', 'You have wear and tear of the knee.'])(
  'finds no topic in a part of a word or of a saying: "%s"',
  (words) => {
    expect(setup({ kind: 'clinic', told: [['bottom_line', words]] }).texts.join(' ')).not.toMatch(
      /movements|stroke|tear heal/,
    );
  },
);

test('asks of a change that was only asked for nothing', () => {
  const { texts } = setup({
    told: [['medicines', 'You asked for an increase of metformin.']],
    facts: (of) => ({ medications: [of.medication('metformin', { name: 'metformin' })] }),
  });

  expect(texts.join(' ')).not.toContain('Why was');
});

test.each([
  'No fluid or dense patch in either of the two lungs, no trapped air, and no sign of a broken rib or a pneumonia.',
  'Pneumonia was ruled out.',
  'The pneumonia has resolved.',
])('asks nothing of what is not there, or no more: "%s"', (words) => {
  expect(setup({ kind: 'imaging', told: [['found', words]] }).texts.join(' ')).not.toContain('has cleared');
});

test.each([
  ['There is a pregnancy of 9 weeks.', true],
  ['There is a pregnancy of 9 weeks without fetal heart motion.', false],
  ['There is a pregnancy sac in line with fetal demise.', false],
])('asks whether the baby grows only where it lives: %j', (words, isAsked) => {
  const { texts } = setup({ told: [['bottom_line', words]], kind: 'imaging' });

  expect(texts.some((text) => text.includes('baby growing'))).toBe(isAsked);
});

test('asks of nothing that a test only looked for', () => {
  const words = 'Chest pain, evaluate for embolism.';

  expect(setup({ told: [['bottom_line', words]], kind: 'imaging' }).texts.join()).not.toContain('blood thinner');
});

test.each<[PaperKind, StorySentence['part'], string, RegExp]>([
  ['discharge', 'bottom_line', 'You take Keppra to prevent seizures.', /seizure/],
  ['clinic', 'why', 'You had a seizure 9 years ago.', /seizure/],
  ['clinic', 'next_steps', 'Call if chest pain comes back.', /chest pain/],
  ['clinic', 'bottom_line', 'You were in tears and tearful.', /tear/],
  ['operative', 'done', 'An artery graft was sewn to the heart.', /access/],
  ['discharge', 'done', 'A cream was put on the rash.', /wound/],
  ['operative', 'bottom_line', 'You had surgery for a disc hernia.', /lifting/],
  ['clinic', 'bottom_line', 'You have asthma.', /inhaler/],
])('asks in a paper of kind %s, told as %s, nothing that "%s" does not say', (kind, part, words, question) => {
  expect(setup({ kind, told: [[part, words]] }).texts.join(' ')).not.toMatch(question);
});

test('takes an answer that the paper gives for known, told or not', () => {
  const told: [StorySentence['part'], string][] = [['done', 'A drain was placed.']];

  expect(
    setup({ kind: 'discharge', told, text: 'A drain was placed. Drain pulled on day 3.' }).texts.join(' '),
  ).not.toMatch(/drain/);
});

test('names what is feared in no question', () => {
  expect(setup({ told: [['bottom_line', 'A possible colon cancer.']] }).texts.join(' ')).not.toContain('If it is not');
});

test('asks of fluids of the stay nothing as of a medicine at home', () => {
  const { texts } = setup({
    told: [['medicines', 'Normal saline was started.']],
    facts: (of) => ({ medications: [of.medication('Normal saline', { name: 'normal saline' })] }),
  });

  expect(texts.join(' ')).not.toMatch(/saline/);
});

test('asks after a look with a camera nothing of healing', () => {
  expect(
    setup({ kind: 'operative', told: [['bottom_line', 'You had a look into the stomach.']] }).texts.join(),
  ).not.toMatch(/heals/);
});

test.each([
  'Call as soon as possible.',
  'It is possible that the doctor goes back to the tablets.',
  'You may be discharged.',
])('hears no doubt of an illness in "%s"', (words) => {
  expect(setup({ told: [['bottom_line', words]] }).texts.join(' ')).not.toContain('What else could it be');
});
