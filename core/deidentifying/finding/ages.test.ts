import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { agesOver89 } from './ages.ts';

const ages = (text: string): string[] => [...new Set(agesOver89(text).map(({ span }) => textAt(text, span)))];

test.each([
  ['This is a 92-year-old woman', '92'],
  ['A 91 y/o male fell', '91'],
  ['Pt is 94yo M', '94'],
  ['a 104-y-o man', '104'],
  ['Patient: 93F with hip fracture', '93'],
  ['(91 M) and well', '91'],
  ['F/93 with UTI', '93'],
  ['Age/Sex: 92/F', '92'],
  ['Age at death: 98', '98'],
  ['aged ninety-three and well', 'ninety-three'],
  ['a ninety four year old lady', 'ninety four'],
  ['Mrs. Oduya (95) was seen', '95'],
  ['Mr. Fujimoto, 97, fell', '97'],
  ['Her mother died at 96 of a stroke', '96'],
  ['Father d. 93 of old age', '93'],
  ['Mother lived to 101.', '101'],
  ['He is 97 and still drives', '97'],
  ['The patient, 94, reports pain', '94'],
  ['her 95th birthday', '95th'],
  ['She is in her 90s', '90s'],
  ['into his late nineties', 'nineties'],
  ['paciente de 93 años', '93'],
  ['93-jährige Patientin', '93'],
  ['A nonagenarian fell', 'nonagenarian'],
])('finds the age in "%s"', (text, age) => {
  expect(ages(text)).toContain(age);
});

test.each([
  'BP 92/60, HR 94, SpO2 96%, glucose 101 mg/dL',
  'weighs 95 kg, 92 pounds; temp 99 F with chills; T 98F; 98.4 F, 96, 18',
  'Platelets (95) low; Surgery (92) done',
  'takes 100 units, 90 days supply, systolic in the 90s',
  'an 88-year-old man, aged 89; sister died at 72',
  'he is 97% on room air; died in 1998',
])('finds none in "%s"', (text) => {
  expect(ages(text)).toEqual([]);
});
