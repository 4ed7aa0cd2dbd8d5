import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const said = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test.each<[string, string[]]>([
  ['The heart is large. The lungs are clear.', ['The heart is large.', 'The lungs are clear.']],
  ['Seen by Dr. Lopez, e.g. for a 1.2 cm nodule. Stable.', ['Seen by Dr. Lopez, e.g. for a 1.2 cm nodule.', 'Stable.']],
  ['Seen by John B. Smith today. No pain.', ['Seen by John B. Smith today.', 'No pain.']],
  ['Seen by Dr. X. She was sent home.', ['Seen by Dr. X.', 'She was sent home.']],
  ['Immune to hepatitis B. The liver is normal.', ['Immune to hepatitis B.', 'The liver is normal.']],
  ['Any allergies? No. She is well.', ['Any allergies?', 'No.', 'She is well.']],
  ['See image No. 5 here. Done.', ['See image No. 5 here.', 'Done.']],
  ['Take 1 tab b.i.d. with food. Return in May.', ['Take 1 tab b.i.d. with food.', 'Return in May.']],
  ['No fracture.Mild swelling noted.', ['No fracture.', 'Mild swelling noted.']],
  ['1. Small effusion.\n2. No fracture.', ['Small effusion.', 'No fracture.']],
  ['- Hypertension\n- Diabetes', ['Hypertension', 'Diabetes']],
  ['Hypertension\nDiabetes', ['Hypertension', 'Diabetes']],
  ['IMPRESSION\nNo fracture', ['IMPRESSION', 'No fracture']],
  ['Lungs: Clear.\nHeart: Normal size.', ['Lungs: Clear.', 'Heart: Normal size.']],
  ['First\n\nsecond', ['First', 'second']],
  ['', []],
])('splits %j', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('joins a wrapped line to the one before', () => {
  const text = 'There is a small nodule in the right upper lobe of the lung that\nmeasures 4 mm. Stable.';

  expect(said(text)).toEqual([text.slice(0, -' Stable.'.length), 'Stable.']);
});

test('gives spans into the whole text', () => {
  const text = 'Before.\nOne. Two.';

  const sentences = sentencesOf(text, [8, text.length]);

  expect(sentences.map(({ span }) => text.slice(...span))).toEqual(['One.', 'Two.']);
});

test('cuts what lost its full stops into bounded pieces', () => {
  const text = 'no fever '.repeat(2000).trim();

  const sentences = sentencesOf(text);

  expect(Math.max(...sentences.map((sentence) => sentence.text.length))).toBeLessThanOrEqual(1500);
  expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(text);
});

test.each([
  ['full stops', '. '.repeat(25_000)],
  ['letters', 'a'.repeat(50_000)],
  ['spaces', ' '.repeat(50_000)],
  ['blank lines', '\n'.repeat(50_000)],
  ['numbers', '1. '.repeat(17_000)],
  ['capitals', 'A B '.repeat(12_500)],
])('stays quick on 50 kB of %s', (_what, text) => {
  const start = performance.now();
  sentencesOf(text);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('cuts two million letters without a blank in one pass', () => {
  const start = performance.now();
  const pieces = sentencesOf('a'.repeat(2_000_000), [0, 2_000_000]);
  expect(pieces.map(({ text }) => text.length).reduce((sum, length) => sum + length)).toBe(2_000_000);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('ends no sentence at the short form of a dose', () => {
  const texts = (text: string) => sentencesOf(text).map((each) => each.text);

  expect(texts('Take lithium 300 mg p.o. - AM and 600 mg p.o. - PM.')).toHaveLength(1);
  expect(texts('Gabapentin 300 mg t.i.d. (held).')).toHaveLength(1);
});

test('runs no sentence over lines of many lengths', () => {
  const text = [
    'Sore knee for two weeks after a long walk in the hills with his dog and his two sons',
    'Worse on stairs and at night when he lies on that side',
    'Has tried ice and a bandage from the chemist but it slips down all the time he says',
    'No fever and no other sore joint that he can think of today',
    'Works on his feet in a bakery from four in the morning, six days of the week, so wants it fixed',
    'Takes a tablet for his blood pressure every morning with breakfast',
    'Lives with his wife and the youngest of his sons in a house with stairs',
    'Eczema',
  ].join('\n');

  expect(sentencesOf(text).map((piece) => piece.text)).toEqual(text.split('\n'));
});

test('ends a line at two blanks, as Markdown does', () => {
  const text = 'No cough and no wheeze at night or after a walk up the steep hill  \nSore throat for a week';

  expect(sentencesOf(text).map((piece) => piece.text)).toEqual([
    'No cough and no wheeze at night or after a walk up the steep hill',
    'Sore throat for a week',
  ]);
});

test('keeps whom a letter greets apart from its first sentence', () => {
  const texts = (text: string) => sentencesOf(text).map((each) => each.text);

  expect(texts('Dear Mr. Hill,\nIron tablets are not needed.')).toEqual([
    'Dear Mr. Hill,',
    'Iron tablets are not needed.',
  ]);
  expect(texts('Hello Ann, please come on Monday.')).toEqual(['Hello Ann,', 'please come on Monday.']);
  expect(texts('Dear Dr. Hill, Dr. Moss and team,')).toHaveLength(1);
});
