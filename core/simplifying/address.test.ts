import { expect, test } from 'vitest';
import { addressReader, type Addressee } from './address.ts';
import { joinItems } from './compose-noun-phrase.ts';
import { itemsIn } from './testing/small-lexicon.ts';

function setup(sentence: string, { reader = 'patient', sex = null, names = new Set() }: Partial<Addressee> = {}) {
  return joinItems(addressReader(itemsIn(sentence), { reader, sex, names }));
}

const her = { sex: 'female' } as const;
const him = { sex: 'male' } as const;

test.each([
  ['The patient has a cough', 'you have a cough'],
  ['The patient was seen', 'you were seen'],
  ['The patient on admission was pale', 'you, on admission, were pale'],
  ['This patient does not smoke', 'you do not smoke'],
  ['Pt takes lisinopril', 'you take lisinopril'],
  ['Pt also takes lisinopril', 'you also take lisinopril'],
  ['Patient eats and sleeps well', 'you eat and sleep well'],
  ['Pt happy to proceed', 'you are happy to proceed'],
  ['Pt calling today', 'you are calling today'],
  ['This pleasant male patient has a cough', 'you have a cough'],
  ['We saw the patient today', 'We saw you today'],
  ['regular pt here', 'regular pt here'],
  ['I asked them to call', 'the doctor asked you to call'],
  ['At this stage I recommend rest', 'At this stage the doctor recommends rest'],
  ['Dr. Low and I have seen it', 'Dr. Low and the doctor have seen it'],
  ['You need surgery and I have advised it', 'You need surgery and the doctor has advised it'],
])('speaks to the patient: "%s" is "%s"', (sentence, said) => {
  expect(setup(sentence)).toBe(said);
});

test.each([
  ['There was help from her family, and more', 'There was help from your family, and more'],
  ['She walks within her home', 'you walk within your home'],
  ['We took her home', 'We took you home'],
  ['I saw her, and I have told her to rest', 'the doctor saw you, and the doctor has told you to rest'],
])('knows what is hers, and who does what: "%s"', (sentence, said) => {
  expect(setup(sentence, her)).toBe(said);
});

test.each([
  [
    'The surgeon saw it and stated that she did not know why',
    'The surgeon saw it and stated that she did not know why',
  ],
  ['The psychologist noted that she was low', 'The psychologist noted that you were low'],
  ['She saw a surgeon and she had a scan', 'you saw a surgeon and you had a scan'],
  ['She was seen by Dr. Low, and she was told to rest', 'you were seen by Dr. Low, and you were told to rest'],
  ['The examinee was told to rest', 'you were told to rest'],
])('knows a doctor from the patient: "%s"', (sentence, said) => {
  expect(setup(sentence, her)).toBe(said);
});

test.each([
  ["The patient's knee hurts", 'your knee hurts'],
  ["Patient's knee hurts", 'your knee hurts'],
  ['The patient’s knee hurts', 'your knee hurts'],
  ["We saw the patient's wife", 'We saw your wife'],
])('what belongs to the patient is the reader\'s: "%s"', (sentence, said) => {
  expect(setup(sentence)).toBe(said);
});

test.each([
  'A new patient called',
  'An established patient of ours',
  'Each patient is asked',
  'the inpatient ward',
  'the patient population',
  'the patient portal',
])('speaks to nobody in "%s"', (sentence) => {
  expect(setup(sentence)).toBe(sentence);
});

test.each([
  ['She has a cough', her, 'you have a cough'],
  ['She says that her knee hurts', her, 'you say that your knee hurts'],
  ['We will see her back', her, 'We will see you back'],
  ['He hurt himself', him, 'you hurt yourself'],
  ['We told him to rest', him, 'We told you to rest'],
  ['His cough is better', him, 'your cough is better'],
  ['Her 4th dose was late', her, 'your 4th dose was late'],
  ['We saw her last week', her, 'We saw you last week'],
  ['We had her seen at home', her, 'We had you seen at home'],
  [
    'The patient was seen by Dr. Low and was told that she had a clot',
    her,
    'you were seen by Dr. Low and were told that you had a clot',
  ],
  ['She no longer has pain', her, 'you no longer have pain'],
  ['The patient rates her pain as high', her, 'you rate your pain as high'],
  ['I would like the patient to rest', her, 'the doctor would like you to rest'],
  ['She still localizes it there', her, 'you still localize it there'],
  ['She most likely has a clot', her, 'you most likely have a clot'],
  ['We will have her discuss it', her, 'We will have you discuss it'],
  ['We will mail her the results', her, 'We will mail you the results'],
  ['Dr. Low will see her later', her, 'Dr. Low will see you later'],
  ['She primarily expresses that it hurts', her, 'you primarily express that it hurts'],
  ['She lives here and also travels', her, 'you live here and also travel'],
  ['She was seen by myself', her, 'you were seen by the doctor'],
  ['We will watch her closely', her, 'We will watch you closely'],
  ['Patient currently takes iron', her, 'you currently take iron'],
  ['Dr. Low saw her and later she developed a cough', her, 'Dr. Low saw you and later you developed a cough'],
  [
    'He suggests we splint her and he will follow the patient',
    her,
    'the doctor suggests we splint you and the doctor will follow you',
  ],
  ['Patient not to drive', her, 'you are not to drive'],
  ['It will help her quit', her, 'It will help you quit'],
  ['He localizes it there', him, 'you localize it there'],
])('a pronoun of the sex of the patient is the patient: "%s"', (sentence, who, said) => {
  expect(setup(sentence, who)).toBe(said);
});

test.each([
  ['He has a cough', her],
  ['His cough is better', her],
  ['She has a cough', him],
])('one of the other sex is somebody else: "%s"', (sentence, who) => {
  expect(setup(sentence, who)).toBe(sentence);
});

test.each([
  ['Her mother has cancer and she smokes', her, 'your mother has cancer and she smokes'],
  ['The sister has gout. She takes pills', her, 'The sister has gout. She takes pills'],
  ['Dr. Low came and he said so', him, 'Dr. Low came and he said so'],
  ['The doctor said he will call', him, 'The doctor said he will call'],
  ['Her husband is here and he is worried', her, 'your husband is here and he is worried'],
  ['The nurse says she will call', her, 'The nurse says she will call'],
  ['The father has gout and he drinks', him, 'The father has gout and he drinks'],
  ['The family says he drinks', him, 'The family says he drinks'],
])('never takes somebody else for the patient: "%s"', (sentence, who, said) => {
  expect(setup(sentence, who)).toBe(said);
});

test('behind a relative of the other sex a pronoun is still the patient', () => {
  expect(setup('Her husband says that she sleeps well', her)).toBe('your husband says that you sleep well');
});

test.each([
  ['I recommend rest', 'the doctor recommends rest'],
  ['I have seen the scan', 'the doctor has seen the scan'],
  ["I've seen the scan", 'the doctor has seen the scan'],
  ["I'll call", 'the doctor will call'],
  ['I also advised rest', 'the doctor also advised rest'],
  ['They may call me', 'They may call the doctor'],
  ['in my opinion', "in the doctor's opinion"],
])('the writer is the doctor: "%s"', (sentence, said) => {
  expect(setup(sentence)).toBe(said);
});

test.each(['Grade I bruise', 'stage I sleep', 'class I heart failure', 'type I diabetes', 'hepatitis I', 'level I'])(
  'the "I" of "%s" is a number',
  (sentence) => {
    expect(setup(sentence)).not.toContain('doctor');
  },
);

test('what somebody said stays as it was said', () => {
  expect(setup('The patient says "I am the patient" and "my knee hurts"')).toBe(
    'you say "I am the patient" and "my knee hurts"',
  );
});

test('speaks to the patient by name, where the paper calls the patient so', () => {
  const names = new Set(['lowe']);

  expect(setup('Mr. Lowe has a cough', { ...him, names })).toBe('you have a cough');
  expect(setup("Mrs Lowe's knee hurts", { ...her, names })).toBe('your knee hurts');
  expect(setup('Mr. Stone has a cough', { ...him, names })).toBe('Mr. Stone has a cough');
});

test('takes an age for no other person', () => {
  expect(setup('As a child he had measles', him)).toBe('As a child you had measles');
});

test.each([
  ['parent', 'The patient has a cough', 'your child has a cough'],
  ['parent', "The patient's knee hurts", "your child's knee hurts"],
  ['parent', 'She has a cough', 'your child has a cough'],
  ['parent', 'Patient takes iron', 'your child takes iron'],
  ['family', 'The patient was seen', 'your family member was seen'],
  ['family', "The patient's heart stopped", "your family member's heart stopped"],
] as const)('tells the %s of the patient: "%s" is "%s"', (reader, sentence, said) => {
  expect(setup(sentence, { reader })).toBe(said);
});

test.each(['parent', 'family'] as const)('never tells the %s "you" of the patient', (reader) => {
  for (const sentence of ['She has a cough', 'His knee hurts', 'We saw her', 'The patient has a cough'])
    expect(setup(sentence, { reader, sex: 'female' })).not.toMatch(/\byour?\b(?! child| family)/);
});

test('leaves a sentence without persons alone', () => {
  expect(setup('The lungs are clear')).toBe('The lungs are clear');
});

test.each([
  ['The patient with a cough was seen', 'you, with a cough, were seen'],
  ['I advised him to use a brace and wear it', 'the doctor advised you to use a brace and wear it'],
  ['I think his lower back is sore', 'the doctor thinks your lower back is sore'],
  ['Patient instructed to rest', 'you were instructed to rest'],
  ['Patient informed the nurse', 'you informed the nurse'],
  ['I said that you use it', 'the doctor said that you use it'],
  ['Dr. Low saw him today', 'Dr. Low saw you today'],
])('finds whose verb it is, and whom a doctor sees: "%s" is "%s"', (sentence, said) => {
  expect(setup(sentence, him)).toBe(said);
});

test('"her" before an adverb at the end is no possessive', () => {
  expect(setup('It has been hard on her lately', her)).toBe('It has been hard on you lately');
  expect(setup('They called her yearly', her)).toBe('They called you yearly');
});
