import { expect, test } from 'vitest';
import { factsOf } from '../explaining/testing/facts.ts';
import { tinyKnowledge } from '../explaining/testing/tiny-knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { personOf, type Person } from './person.ts';
import { storyQuestions } from './questions.ts';
import type { StorySentence } from './story.ts';

type Given = {
  text?: string;
  told?: [StorySentence['part'], string][];
  facts?: (of: ReturnType<typeof factsOf>) => Partial<Reading>;
  person?: Partial<Person>;
  kind?: PaperKind;
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

test.each(['A possible mass.', 'It may be a cyst.', 'Fracture cannot be ruled out.'])(
  'asks what else it could be where the paper is in doubt: "%s"',
  (words) => {
    expect(setup({ told: [['bottom_line', words]] }).texts).toContain(
      'What else could it be, and how will we find out?',
    );
  },
);

test('asks about no doubt where there is none', () => {
  expect(setup({ told: [['bottom_line', 'A mass.']] }).texts.join(' ')).not.toContain('What else could it be');
});

test('asks for what is awaited', () => {
  expect(setup({ told: [['waiting_for', 'The cultures are pending.']] }).texts[0]).toMatch(/^When will the results/);
});

test('asks about a medicine that was changed, by its name', () => {
  const { texts } = setup({
    told: [['medicines', 'Start lisinopril 10 mg.']],
    facts: (of) => ({ medications: [of.medication('lisinopril', { name: 'lisinopril' })] }),
  });

  expect(texts[0]).toBe('How long do I take lisinopril like this, and what is it for?');
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
