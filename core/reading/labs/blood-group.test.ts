import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { bloodGroups } from './blood-group.ts';

const groupsIn = (text: string) => bloodGroups(text, loadKnowledge()).map(({ name, value }) => [name, value]);

test.each([
  ['Blood group                    A Rh(D) NEGATIVE', 'A Rh(D) NEGATIVE'],
  ['Blood type: AB+', 'AB+'],
  ['ABO group | O | 12.03.2026', 'O'],
  ['Blood group B Rhesus pos', 'B Rhesus pos'],
])('reads the blood group of "%s"', (line, value) => {
  expect(groupsIn(line).map(([, read]) => read)).toEqual([value]);
});

test.each(['Hepatitis B: negative', 'Blood group: a sample was sent', 'Blood group O antigen 12 g/L', 'Vitamin A 1.4'])(
  'reads none in "%s"',
  (line) => {
    expect(groupsIn(line)).toEqual([]);
  },
);
