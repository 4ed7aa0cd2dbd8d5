import { expect, test } from 'vitest';
import { parsePaper } from '../paper/parse-paper.ts';
import { isToPatient } from './letter-roles.ts';
import { readStatements } from './read-statements.ts';

function setup(dear: string, body: string) {
  const text = `Lakeside Clinic\n4 May 2026\n\n${dear}\n\n${body}\n\nYours sincerely\n\nDr Mary Field\n\ncc: Dr Hill`;
  const told = readStatements(parsePaper(text), 'letter').filter(({ role }) => role !== 'furniture');
  return told.map(({ text: words, role }) => [role, words]);
}

test('leaves out who writes to whom', () => {
  expect(setup('Dear Mrs Gray', 'You told me that your knee is sore.')).toEqual([
    ['history', 'You told me that your knee is sore.'],
  ]);
});

test.each([
  [
    'I would be grateful if you could arrange a knee X-ray.',
    'The letter asks the other doctor to arrange a knee X-ray.',
  ],
  [
    'Please could you repeat her blood count in June.',
    'The letter asks the other doctor to repeat her blood count in June.',
  ],
  ['I would appreciate your advice on her treatment.', 'The letter asks the other doctor for advice on her treatment.'],
])('says what the other doctor is asked for: "%s"', (asked, said) => {
  expect(setup('Dear Dr Gray', `This lady has a sore knee. ${asked}`.replace('Please could', 'Could'))).toContainEqual([
    'next_step',
    said,
  ]);
});

test('says why somebody is sent, without the thanks', () => {
  expect(setup('Dear Dr Gray', 'Thank you for seeing this 60-year-old man who has had a sore knee.')).toEqual([
    [expect.any(String), 'The patient has had a sore knee.'],
  ]);
});

test('leaves out what only the other doctor is told', () => {
  expect(setup('Dear Dr Gray', 'This lady has gout. If you have any further questions, please call me.')).toEqual([
    [expect.any(String), 'This lady has gout.'],
  ]);
});

test.each([
  ['Please stop taking ibuprofen.', 'medicine_change'],
  ['On dilated examination, the lens is cloudy.', 'examination'],
  ['Your pupils are equal.', 'examination'],
  ['I have referred you to the foot clinic.', 'next_step'],
  ['I would also suggest that you see a physiotherapist.', 'next_step'],
  ['I think that you have gout.', 'conclusion'],
  ['Your X-ray shows wear of the joint.', 'finding'],
  ['If your knee swells, please ring the clinic.', 'warning_sign'],
])('reads a letter to a patient: "%s"', (text, role) => {
  expect(setup('Dear Mrs Gray', `You have a sore knee. ${text}`)).toContainEqual([role, text]);
});

test('knows a surgeon from a patient', () => {
  expect(isToPatient('Dear Mr Stone,\nThank you for seeing this lady.')).toBe(false);
  expect(isToPatient('Dear Mr Stone,\nYou came to see me.')).toBe(true);
  expect(isToPatient('Dear Dr Stone,\nYou asked for advice.')).toBe(false);
});

test('what speaks for nothing asks for nothing, and a line of the past is none of the diagnoses above it', () => {
  const told = setup(
    'Dear Dr Gray',
    'DIAGNOSES: Gout.\nPast: pneumonia (2011), resolved.\nThere is nothing on the film to suggest a tumor.',
  );

  expect(told).toContainEqual(['past', 'pneumonia (2011), resolved.']);
  expect(told).toContainEqual(['conclusion', 'There is nothing on the film to suggest a tumor.']);
});
