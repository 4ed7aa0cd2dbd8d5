import { expect, test } from 'vitest';
import { parseRange } from './reference-range.ts';
import { ageStatedIn, sexStatedIn } from './stated-person.ts';

test.each([
  ['Patient: Kern, Jonas   männlich, geb. 01.02.1960 (66 J.)', 'male', 66],
  ['Name: Kern, Ida  (F, 71)', 'female', 71],
  ['Kern Ida   DOB 1/2/1955   F/71', 'female', null],
  ['Paciente: Ida Kern   Sexo: Mujer   Edad: 34 años', 'female', 34],
  ['Patient : Mme KERN Ida, née le 03/05/1957 (69 ans)', 'female', 69],
] as const)('knows sex and age from %j', (text, sex, age) => {
  expect([sexStatedIn(text), ageStatedIn(text)]).toEqual([sex, age]);
});

test.each([
  ['Frauen 12,0-15,5 Männer 13,5-17,5', 'male', null, 13.5],
  ['w 12,0-15,5 | m 13,5-17,5', 'female', null, 12],
  ['H : 13,5-17,5   F : 12,0-15,5', 'male', null, 13.5],
  ['H: 13,5-17,5 / M: 12,0-15,5', 'female', null, 12],
  ['V: 13,5-17,5 / M: 12,0-15,5', 'male', null, null],
  ['(F) 12,0-15,5 (M) 13,5-17,5', 'male', null, 13.5],
  ['13,5-17,5 (M) 12,0-15,5 (F)', 'female', null, 12],
  ['Frauen 12,0-15,5', 'male', null, null],
  ['Männer >50 J. ab 20, Frauen >50 J. ab 30', 'male', 76, null],
] as const)('takes from %j the line of a person: %s, %s', (printed, sex, age, low) => {
  expect(parseRange(printed, { sex, age, decimal: ',' }).low).toBe(low);
});
