import { expect, test } from 'vitest';
import { findSections } from '../sections/find-sections.ts';
import { crisisSentences } from './crisis.ts';

const crisisIn = (text: string): string[] =>
  crisisSentences(text, findSections(text)).map((span) => text.slice(...span));

test.each([
  'Patient reports suicidal ideation with a plan.',
  'She endorses SI.',
  'SI present, no HI.',
  'He wants to kill himself.',
  'She does not want to live anymore.',
  'Reports that life is not worth living.',
  'Admitted after intentional overdose of acetaminophen.',
  'Denies a plan, but reports suicidal ideation.',
  'Suicidal ideation without intent.',
  'Suicide risk: high.',
  'C-SSRS positive: patient reports suicidal intent.',
  'PHQ-9 item 9: patient reports thoughts of self-harm.',
  'Thoughts of being better off dead: 3',
])('sees a crisis in "%s"', (sentence) => {
  expect(crisisIn(sentence)).toEqual([sentence]);
});

test.each([
  'Denies SI.',
  'SI: none',
  'No suicidal ideation, intent, or plan.',
  'Denies depression, anxiety, suicidal ideation.',
  'Patient denies any thoughts of self-harm.',
  'Suicidal ideation: denied',
  'Suicidal ideation (-)',
  '[ ] Suicidal ideation',
  'Patient is not suicidal.',
  'Family history: uncle died by suicide.',
  'Mother attempted suicide in 1990.',
  'Columbia Suicide Severity Rating Scale',
  'Suicide risk screening completed.',
  'Suicide risk: low',
  'Suicide screening: negative',
  'Call 988 Suicide and Crisis Lifeline.',
  'Boxed warning: suicidality.',
  'Return to the clinic if you think of hurting yourself.',
  'Have you had thoughts of suicide? No',
  'Thoughts of being better off dead: 0',
  'SI joints are normal.',
])('sees none in "%s"', (sentence) => {
  expect(crisisIn(sentence)).toEqual([]);
});

test('counts a question only when it is answered with yes', () => {
  expect(crisisIn('Thoughts of suicide? Yes.')).toEqual(['Thoughts of suicide?']);
  expect(crisisIn('Thoughts of suicide? No.')).toEqual([]);
});

test('leaves what a family history section tells to the family', () => {
  expect(crisisIn('FAMILY HISTORY:\nSuicide in a brother.\nASSESSMENT:\nSuicidal thoughts.')).toEqual([
    'Suicidal thoughts.',
  ]);
});
