import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

function setup(sentence: string, known: string[] = []) {
  const tokens = tokensOf(sentence, (chunk) => known.includes(chunk));
  return { tokens, words: tokens.map(({ text }) => text), kinds: tokens.map(({ kind }) => kind) };
}

test.each([
  ['No cough, no fever.', ['No', 'cough', ',', 'no', 'fever', '.']],
  ['5.6 mm', ['5.6', 'mm']],
  ['1,200 mL', ['1,200', 'mL']],
  ['98%', ['98%']],
  ['140/90', ['140', '/', '90']],
  ['3-4 weeks', ['3', '-', '4', 'weeks']],
  ["the patient's knee", ['the', "patient's", 'knee']],
  ['(PE)', ['(', 'PE', ')']],
  ['chest X-ray', ['chest', 'X-ray']],
  ['β-blocker größe', ['β', '-', 'blocker', 'größe']],
])('divides %j into words, numbers and marks', (sentence, words) => {
  expect(setup(sentence).words).toEqual(words);
});

test.each(['500mg', '10yrs', '2.5ml', '3cm'])('sets the unit of %j apart, and keeps every digit', (sentence) => {
  const { tokens, words } = setup(sentence);

  expect(words.at(-1)).toMatch(/^(?:mg|yrs|ml|cm)$/);
  expect(tokens.at(-1)?.space).toBe(true);
  expect(words.join('')).toBe(sentence);
});

test('keeps a word with a mark inside together where somebody knows it, and only there', () => {
  expect(setup('take p.o. now', ['p.o.']).words).toEqual(['take', 'p.o.', 'now']);
  expect(setup('s/p fall', ['s/p']).words).toEqual(['s/p', 'fall']);
  expect(setup('and/or').words).toEqual(['and', '/', 'or']);
});

test('sets the full stop of a sentence apart from the known word before it', () => {
  expect(setup('take b.d.', ['b.d']).words).toEqual(['take', 'b.d', '.']);
});

test.each([
  ['-ve CP', ['no', 'CP']],
  ['SLR -ve both sides', ['SLR', 'neg', 'both', 'sides']],
  ['nil fever', ['no', 'fever']],
  ['nil', ['none']],
  ['nil today', ['none', 'today']],
  ['Fever: nil', ['Fever', ':', 'none']],
])('reads %j as a denial', (sentence, words) => {
  expect(setup(sentence).words).toEqual(words);
});

test('reads "+ve" as what is there', () => {
  const { words } = setup('Pt +ve cough');

  expect(words).toHaveLength(3);
  expect(words[1]).toMatch(/^(?:has|pos)/);
});

test.each([
  ['?pneumonia', ['possible', 'pneumonia']],
  ['? pneumonia', ['possible', 'pneumonia']],
  ['cough ?viral', ['cough', 'possible', 'viral']],
  ['cough ?cause', ['cough', '– unknown', 'cause']],
])('reads the question mark of %j as doubt', (sentence, words) => {
  expect(setup(sentence).words).toEqual(words);
});

test('leaves the question mark at the end of a question', () => {
  expect(setup('Better now?').words).toEqual(['Better', 'now', '?']);
});

test.each([
  ['R hip', ['right', 'hip']],
  ['L knee', ['left', 'knee']],
  ['R L5', ['R', 'L5']],
  ['factor L', ['factor', 'L']],
  ['2 L water', ['2', 'L', 'water']],
  ['r hip', ['r', 'hip']],
])('reads the side in %j', (sentence, words) => {
  expect(setup(sentence).words).toEqual(words);
});

test.each([
  ['↑ swelling', ['increased', 'swelling']],
  ['↓swelling', ['reduced', 'swelling']],
  ['cough + fever', ['cough', 'and', 'fever']],
  ['~ 3 cm', ['about', '3', 'cm']],
])('reads the sign in %j as a word', (sentence, words) => {
  expect(setup(sentence).words).toEqual(words);
});

test('tells words, numbers and marks apart', () => {
  expect(setup('Hb 12.9, low').kinds).toEqual(['word', 'number', 'mark', 'word']);
});

test('remembers where white space stood', () => {
  expect(setup('(a b)').tokens.map(({ space }) => space)).toEqual([false, false, true, false]);
});

test('points into the sentence', () => {
  const sentence = 'Mild effusion, 500mg.';
  const { tokens } = setup(sentence);

  expect(tokens.map(({ start, end }) => sentence.slice(start, end))).toEqual(tokens.map(({ text }) => text));
});

test('compares words without capitals, with a straight apostrophe', () => {
  expect(setup('Patient’s').tokens.map(({ lower }) => lower)).toEqual(["patient's"]);
});

test.each([
  ['one letter', 'a'.repeat(100_000), 1],
  ['brackets', '('.repeat(100_000), 100_000],
  ['question marks', '?'.repeat(100_000), 100_000],
  ['digits with commas', '1,234'.repeat(20_000), null],
  ['words without blanks', 'word.'.repeat(20_000), null],
])('reads 100,000 characters of %s', (_name, sentence, count) => {
  const { tokens } = setup(sentence);

  expect(tokens.map(({ text }) => text).join('')).toHaveLength(sentence.length);
  if (count !== null) expect(tokens).toHaveLength(count);
});

test('asks no more than once for each word whether it is known', () => {
  let asked = 0;
  const count = 10_000;
  tokensOf('s/p '.repeat(count), () => {
    asked += 1;
    return false;
  });

  expect(asked).toBe(count);
});

test('reads an arrow behind "to" and before "in" as a doing and a thing', () => {
  expect(setup('to ↓ pain').words).toEqual(['to', 'reduce', 'pain']);
  expect(setup('does not ↑ pain').words).toEqual(['does', 'not', 'increase', 'pain']);
  expect(setup('rapid ↑ in size').words).toEqual(['rapid', 'increase', 'in', 'size']);
  expect(setup('trace + (old)').words).toEqual(['trace', '+', '(', 'old', ')']);
});
