import { expect, test } from 'vitest';
import { cuesIn, type Cue } from './cue-finder.ts';

test.each<[string, Cue]>([
  ['We will follow her in clinic.', 'plan'],
  ['Return if the fever is back.', 'warning'],
  ['Cultures are pending.', 'pending'],
  ['Started on lisinopril.', 'medicine_change'],
  ['Limited by motion artifact.', 'limit'],
  ['Denies fever.', 'denied'],
  ['No fever.', 'denied'],
  ['Nil fever', 'denied'],
  ['Without fever.', 'denied'],
  ['negative for fever', 'denied'],
  ['Possible pneumonia.', 'possible'],
  ['Fracture cannot be excluded.', 'possible'],
  ['R/O DVT', 'possible'],
  ['cough ? viral', 'possible'],
  ['Risks include bleeding.', 'risk'],
  ['The risks, benefits and so on.', 'risk'],
  ['Return unless better.', 'conditional'],
  ['Her mother had a stroke.', 'relative'],
  ['Electronically signed by Dr. Low.', 'furniture'],
])('in "%s" finds the cue of %s', (text, cue) => {
  expect(cuesIn(text).has(cue)).toBe(true);
});

test.each<[string, Cue]>([
  ['The nodule is now normal.', 'denied'],
  ['Notes cough.', 'denied'],
  ['The mothership.', 'relative'],
  ['Knife wound.', 'conditional'],
  ['Willow allergy.', 'plan'],
  ['It is possibly.', 'risk'],
])('in "%s" finds no cue of %s inside a word', (text, cue) => {
  expect(cuesIn(text).has(cue)).toBe(false);
});

test('finds cues in any case and across line ends and marks', () => {
  expect(cuesIn('NO EVIDENCE\nOF FEVER').has('denied')).toBe(true);
  expect(cuesIn('side\n effects').has('risk')).toBe(true);
});

test('counts how often a cue is met', () => {
  expect(cuesIn('no cough, no fever, no rash').get('denied')).toBe(3);
});

test('finds nothing in nothing', () => {
  expect(cuesIn('').size).toBe(0);
  expect(cuesIn('... ( )').size).toBe(0);
});

test.each(['a', '(', '?', 'no ', 'will be ', 'no.'])('comes to an end with 100,000 characters of %j', (part) => {
  const count = Math.ceil(100_000 / part.length);

  for (const met of cuesIn(part.repeat(count)).values()) expect(met).toBeLessThanOrEqual(3 * count);
});
