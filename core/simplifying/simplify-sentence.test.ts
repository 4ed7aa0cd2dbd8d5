import { expect, test } from 'vitest';
import type { Addressee } from './address.ts';
import { createLexicon } from './lexicon.ts';
import type { Setting } from './rewriting-context.ts';
import { simplifySentence } from './simplify-sentence.ts';
import { entry, settingOf, smallLexicon } from './testing/small-lexicon.ts';

type Given = Partial<Addressee & Setting>;

function setup(sentence: string, { reader = 'patient', sex = null, names = new Set(), ...setting }: Given = {}) {
  const simplifier = { lexicon: smallLexicon(), addressee: { reader, sex, names } };
  return simplifySentence(sentence, settingOf(setting), simplifier);
}

const said = (sentence: string, given: Given = {}): string => setup(sentence, given).text;
const imaging = { kind: 'imaging' };

test('says a sentence in plain words, and tells which words were replaced', () => {
  const { text, replacements } = setup('Small left pleural effusion.', imaging);

  expect(text).toBe('There is a small amount of fluid around the left lung.');
  expect(replacements).toMatchObject([{ printed: 'pleural effusion', say: 'fluid around the {side} lung' }]);
});

test('says what nobody knows as it is printed', () => {
  expect(said('The zorbal quix is present.')).toBe('The zorbal quix is present.');
});

test.each(['toString', 'constructor', 'valueOf hasOwnProperty'])('takes "%s" for words as others are', (words) => {
  expect(said(words, { kind: 'imaging', section: 'exam' }).toLowerCase()).toContain(words.toLowerCase());
});

test.each([
  ['No edema.', 'There is no swelling.'],
  ['No CP, SOB, or edema.', 'There is no chest pain, shortness of breath, or swelling.'],
  ['Nil edema', 'There is no swelling.'],
  ['-ve CP', 'There is no chest pain.'],
  ['NO EDEMA.', 'There is no swelling.'],
  ['Without edema.', 'Without swelling.'],
  ['She does have edema.', 'You have swelling.'],
  ['She does not have edema.', 'You do not have swelling.'],
  ['Denies dyspnea and edema.', 'You have no shortness of breath or swelling.'],
  ['Denies CP, dyspnea and edema.', 'You have no chest pain, shortness of breath or swelling.'],
  ['The abdomen is not unremarkable.', 'The abdomen is not unremarkable.'],
  ['There is no pleural effusion, nodule or contusion.', 'There is no fluid around the lung, small lump or bruise.'],
])('never loses the denial of "%s": "%s"', (sentence, plain) => {
  expect(said(sentence)).toBe(plain);
});

test('a denial goes on behind a comma, even where what stands before it is a sentence', () => {
  const lexicon = createLexicon([entry('no {x} seen', { say: 'no {x} was seen', category: 'sentence' })]);
  const { text } = simplifySentence('No lump seen, rash or hair loss', settingOf(), {
    lexicon,
    addressee: { reader: 'patient', sex: null, names: new Set() },
  });

  expect(text.match(/\./g)).toHaveLength(1);
  expect(text).toMatch(/no lump seen, rash or hair loss/i);
});

test.each([
  ['Possible pulmonary embolism.', 'There is a possible blood clot in the lung (pulmonary embolism).'],
  ['?PE', 'There is a possible blood clot in the lung (PE).'],
  ['Probable contusion.', 'There is a probable bruise.'],
  ['This may be a contusion.', 'This may be a bruise.'],
])('never loses the doubt of "%s": "%s"', (sentence, plain) => {
  expect(said(sentence, imaging)).toBe(plain);
});

test.each([
  ['Pleural effusion on the right.', 'There is fluid around the right lung.'],
  ['Bilateral pleural effusion.', 'There is fluid around both lungs.'],
  ['Nodule in the right lower lobe.', 'There is a small lump in the lower part of the right lung.'],
  ['Left pleural effusion and right contusion.', 'There is fluid around the left lung and a bruise on the right.'],
])('keeps the sides of "%s": "%s"', (sentence, plain) => {
  expect(said(sentence, imaging)).toBe(plain);
});

test.each([
  ['The nodule measures 5.6 x 1.2 cm.', ['5.6', '1.2']],
  ['BP 140/90, HR 88.', ['140', '90', '88']],
  ['Metformin 500mg twice, 1,200 mL fluids.', ['500', '1,200']],
  ['Edema 3-4 weeks; contusion 2.', ['3', '4', '2']],
])('keeps the numbers of "%s"', (sentence, numbers) => {
  for (const number of numbers) expect(said(sentence)).toContain(number);
});

test.each([
  ['If the edema worsens, return.', 'If the swelling worsens, return.'],
  ['Return if dyspnea.', 'Return if shortness of breath.'],
  ['Call us unless the edema is better.', 'Call us unless the swelling is better.'],
])('keeps the condition of "%s": "%s"', (sentence, plain) => {
  expect(said(sentence, { section: 'plan' })).toBe(plain);
});

test('semicolons set sentences apart where each has a verb, or none has', () => {
  expect(said('The heart is normal; the lungs are clear.')).toBe('The heart is normal. The lungs are clear.');
  expect(said('No edema; no contusion')).toBe('There is no swelling. There is no bruise.');
});

test('what semicolons set apart behind one verb stays one sentence', () => {
  expect(said('The risks are bleeding; infection; edema.')).not.toMatch(/\. /);
  expect(said('We discussed the risk of bleeding; infection; contusion.')).not.toContain('There is');
});

test('parts between commas are sentences of their own where the first one is', () => {
  expect(said('The abdomen is unremarkable, no edema.')).toBe('The abdomen looks normal. There is no swelling.');
});

test.each([
  ["The patient's mother has hypertension.", 'Your mother has high blood pressure.'],
  ['Her mother has hypertension and she has edema.', 'Your mother has high blood pressure and she has swelling.'],
])('never tells what a relative has as the patient\'s: "%s"', (sentence, plain) => {
  expect(said(sentence, { sex: 'female' })).toBe(plain);
});

test('never takes a doctor or a husband for the patient', () => {
  expect(said('Dr. Low says he has edema.', { sex: 'male' })).toContain('he has');
  expect(said('Her husband says he has edema.', { sex: 'female' })).toBe('Your husband says he has swelling.');
});

test.each([
  'Grade I contusion.',
  'Type II diabetes.',
  'Factor V deficiency.',
  'Stage IV nodule.',
  'Grade II contusion',
])('keeps the roman number of "%s"', (sentence) => {
  expect(said(sentence)).toContain(/ [IV]+ /.exec(sentence)?.[0].trim());
  expect(said(sentence)).not.toContain('doctor');
});

test.each(['lisinopril', 'metformin', 'warfarin', 'zorbalol'])('keeps the name of the medicine %s', (medicine) => {
  expect(said(`Continue ${medicine} 10 mg p.o. daily.`, { section: 'medications' })).toBe(
    `Continue ${medicine} 10 mg by mouth daily.`,
  );
});

test('leaves out the short form behind its name, and keeps it behind words that nobody knows', () => {
  expect(said('Pulmonary embolism (PE) is seen.', imaging)).not.toContain('(PE)');
  expect(said('Sick sinus syndrome (SSS) is seen.', imaging)).toContain('(SSS)');
});

test('tells a name once in a paper', () => {
  const named = new Set<string>();

  expect(said('Cardiomegaly.', { ...imaging, named })).toContain('(cardiomegaly)');
  expect(said('Cardiomegaly.', { ...imaging, named })).not.toContain('(cardiomegaly)');
});

test.each([
  ["The patient's edema is better.", 'patient', 'Your swelling is better.'],
  ["Patient's edema is better.", 'patient', 'Your swelling is better.'],
  ['The patient’s edema is better.', 'patient', 'Your swelling is better.'],
  ["The patient's edema is better.", 'parent', "Your child's swelling is better."],
  ["The patient's edema is better.", 'family', "Your family member's swelling is better."],
  ['The patient has edema.', 'parent', 'Your child has swelling.'],
  ['The patient was ambulating.', 'family', 'Your family member was walking.'],
  ['Denies dyspnea.', 'parent', 'Your child has no shortness of breath.'],
] as const)('tells "%s" to the %s: "%s"', (sentence, reader, plain) => {
  expect(said(sentence, { reader })).toBe(plain);
});

test.each([
  'Ann Lowe is a pleasant 62-year-old woman.',
  'This is a 62 year old female.',
  'Mrs. Lowe is a very pleasant 62 yr old female.',
])('knows of whom "%s" speaks', (sentence) => {
  expect(said(sentence, { sex: 'female' })).toBe('You are a 62-year-old woman.');
});

test('reads a line in capitals, short forms in it too', () => {
  expect(said('THE ABDOMEN IS UNREMARKABLE')).toBe('The abdomen looks normal.');
  expect(said('NO SIGN OF PE TODAY')).toMatch(/no sign of .*today/i);
});

test('says nothing of nothing', () => {
  expect(said('').replace('.', '')).toBe('');
  expect(said(';;;').replace('.', '')).toBe('');
});

test.each([
  ['Do not drive if feels dizzy.', 'Do not drive if you feel dizzy.'],
  ['Come back if gets worse.', 'Come back if it gets worse.'],
  ['He had no signs stroke today.', 'You had no signs of stroke today.'],
])('says who or what "%s" is about', (sentence, told) => {
  expect(said(sentence)).toBe(told);
});
