import { expect, test } from 'vitest';
import { polish } from './polish.ts';

test.each([
  ['the lungs are clear', 'The lungs are clear.'],
  ['the lungs are clear.', 'The lungs are clear.'],
  ['is it better?', 'Is it better?'],
  ['"it hurts"', '"It hurts".'],
  ['2 weeks', '2 weeks.'],
  ['rest and:', 'Rest and.'],
  ['rest ,', 'Rest.'],
])('begins %j with a capital and ends it: %j', (text, said) => {
  expect(polish(text)).toBe(said);
});

test.each([
  ['a  cough , and   fever', 'A cough, and fever.'],
  ['swelling ( left ) now', 'Swelling (left) now.'],
  ['cough ,, fever', 'Cough, fever.'],
  ['pain ;', 'Pain.'],
  ['no stroke/a stroke', 'No stroke.'],
  [
    'the heart size, the outline, and the pattern looks normal',
    'The heart size, the outline, and the pattern look normal.',
  ],
  ['you report history of asthma', 'You report a history of asthma.'],
  ['the growth is not not removable', 'The growth is not not removable.'],
  ['there is the share of blood pumped out (EF), estimated at 65%', 'The share of blood pumped out (EF) is 65%.'],
  ['Severe narrowing of the valve is severe', 'There is severe narrowing of the valve.'],
  [
    'the wall of the lower left heart chamber of the lower left heart chamber',
    'The wall of the lower left heart chamber.',
  ],
  ['tiredness, and tiredness', 'Tiredness.'],
  ['the right wrist broken wrist', 'The broken right wrist.'],
  ['around the bilateral ankles', 'Around both ankles.'],
  ['in your bilateral feet', 'In both your feet.'],
  ['there are bilateral breast lumps', 'There are lumps in both breasts.'],
  ['bilateral wrist pain since May', 'Pain in both wrists since May.'],
  ['you have bilateral hearing aids', 'You have hearing aids on both sides.'],
  ['bilateral surgery was done', 'Bilateral surgery was done.'],
  ['After two surgery', 'After two surgeries.'],
  ['There was a smear got', 'A smear was done.'],
])('puts the spaces of %j right: %j', (text, said) => {
  expect(polish(text)).toBe(said);
});

test.each([
  ['with a enlarged heart', 'With an enlarged heart.'],
  ['with an bruise', 'With a bruise.'],
  ['with an enlarging a growth', 'With an enlarging growth.'],
  ['a vial a day', 'A vial a day.'],
  ['a X-ray', 'An X-ray.'],
  ['a MRI scan', 'An MRI scan.'],
  ['a CT scan', 'A CT scan.'],
  ['an ultrasound', 'An ultrasound.'],
  ['an urine test', 'A urine test.'],
  ['a hour', 'An hour.'],
  ['the a bruise', 'The bruise.'],
])('gives %j the right article: %j', (text, said) => {
  expect(polish(text)).toBe(said);
});

test('says a word once that was said twice', () => {
  expect(polish('the fluid fluid is gone')).toBe('The fluid is gone.');
});

test.each(['grade a', '12.9', '5.6 mm', '1,200 mL', 'no swelling, no rash', '10:30', '140/90', 'T2', '2 2'])(
  'keeps numbers, decimals and denials of %j',
  (text) => {
    expect(polish(text).toLowerCase()).toBe(`${text.toLowerCase()}.`);
  },
);

test.each([['a'], [' '], [','], ['('], ['word '], ['a a ']])(
  'comes to an end with 100,000 characters of %j',
  (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));

    expect(polish(text)).toMatch(/[.)]$/);
  },
);

test.each([
  ['hives (urticaria) (urticaria)', 'Hives (urticaria).'],
  ['a fast heartbeat (AF) (on warfarin)', 'A fast heartbeat (AF; on warfarin).'],
  ['a other cold', 'Another cold.'],
  ['a one-hour visit', 'A one-hour visit.'],
  ['it went well. the doctor agreed', 'It went well. The doctor agreed.'],
  ['he reported no', 'He reported none.'],
  ['there was no heart scan done', 'No heart scan was done.'],
  ['there is very less air in the lungs', 'There is much less air in the lungs.'],
  ['there is no extra heart sounds', 'There are no extra heart sounds.'],
  ['there is trouble finding words', 'There is trouble finding words.'],
  ['there is trapped air that presses on the lungs', 'There is trapped air that presses on the lungs.'],
  ['pain in the lower back in the lower back', 'Pain in the lower back.'],
])('puts the last touch on "%s" is "%s"', (text, said) => {
  expect(polish(text)).toBe(said);
});

test('says what somebody is to do in a sentence, and what was tested once', () => {
  expect(polish('your child to take the syrup')).toBe('Your child is to take the syrup.');
  expect(polish('you to rest')).toBe('You are to rest.');
  expect(polish('X-ray of the heart: the x-ray of the heart showed no change')).toBe(
    'The x-ray of the heart showed no change.',
  );
});

test.each([
  ['there is enlarged liver', 'There is an enlarged liver.'],
  ['there is the widened main bile tube', 'There is a widened main bile tube.'],
  ['there is mildly swollen thyroid gland', 'There is a mildly swollen thyroid gland.'],
])('one part of the body has its article: %s', (text, polished) => {
  expect(polish(text)).toBe(polished);
});
