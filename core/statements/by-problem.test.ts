import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { hasProblems } from './by-problem.ts';
import { readStatements } from './read-statements.ts';

function setup(...plan: string[]) {
  const paper = parsePaper(['CHIEF COMPLAINT', '', 'Sore wrist.', '', 'ASSESSMENT AND PLAN', '', ...plan].join('\n'));
  const statements = readStatements(paper, 'clinic');
  return {
    paper,
    of: (words: string) => statements.find(({ text }) => text.includes(words)),
  };
}

const plan = [
  '1. Wrist sprain.',
  '- Medical Reasoning: She fell on her hand. The bones look whole.',
  '- Medical Treatment: A splint was given. She will take ibuprofen.',
  '- Additional Testing: I ordered an x-ray.',
  '',
  '2. Asthma.',
  '- Medical Reasoning: Stable.',
  '- Medical Treatment: She will continue her inhaler.',
  '',
  'Patient Agreements: The patient agrees with the plan.',
];

test('knows an assessment with labels under its problems', () => {
  expect(hasProblems(setup(...plan).paper)).toBe(true);
  expect(hasProblems(setup('Wrist sprain. Rest for a week.').paper)).toBe(false);
});

test('tells each sentence of a plan from its reasoning, with its problem', () => {
  const { of } = setup(...plan);

  expect(of('Wrist sprain')).toMatchObject({ role: 'conclusion', topic: null });
  expect(of('bones look whole')).toMatchObject({ role: 'conclusion', topic: 'Wrist sprain' });
  expect(of('splint')).toMatchObject({ role: 'next_step', topic: 'Wrist sprain', label: null });
  expect(of('x-ray')).toMatchObject({ role: 'next_step', topic: 'Wrist sprain' });
  expect(of('inhaler')).toMatchObject({ topic: 'Asthma' });
  expect(of('agrees')).toMatchObject({ role: 'furniture' });
});

test('says of what something is stable', () => {
  expect(setup(...plan).of('stable')?.text).toBe('Asthma is stable.');
});

test('a problem below the referrals of the one before is a problem', () => {
  const { of } = setup(
    'Wrist sprain.',
    '• Medical Reasoning: She fell on her hand.',
    '• Specialist Referrals: She will see a hand doctor.',
    '',
    'Kidney stones.',
    '• Medical Reasoning: Stable.',
  );

  expect(of('Kidney')).toMatchObject({ role: 'conclusion', topic: null });
  expect(of('stable')?.text).toBe('Kidney stones are stable.');
});
