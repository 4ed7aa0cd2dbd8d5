import { expect, test } from 'vitest';
import { asReason, spellOut } from './spell-out.ts';

const setup = spellOut;

test.each([
  ['cough 10/7', 'cough 10 days'],
  ['hydrocortisone cream x 5/7', 'hydrocortisone cream for 5 days'],
  ['noticed ~4–5/52 ago', 'noticed about 4–5 weeks ago'],
  ['last bloods 1/12 ago', 'last blood tests 1 month ago'],
  ['seen on 3/7 by the nurse', 'seen on 3/7 by the nurse'],
  ['born 3/12/1980', 'born 3/12/1980'],
  ['VA R 6/12', 'VA R 6/12'],
])('reads how long "%s" is', (line, words) => {
  expect(setup(line)).toBe(words);
});

test.each([
  ['cream ≤7/7', 'cream for at most 7 days'],
  ['needs appt ≤1/52', 'needs appt within 1 week'],
  ['bathe 3–4x/day', 'bathe 3–4 times a day'],
  ['itch x 4d', 'itch for 4 days'],
  ['paracetamol 1g QID max 4g/24h', 'paracetamol 1g QID no more than 4g in a day'],
  ['pt keen to wait', 'the patient is keen to wait'],
])('reads how much and how often "%s" is', (line, words) => {
  expect(setup(line)).toBe(words);
});

test.each([
  ['occ lead exposure at the yard', 'workplace lead exposure at the yard'],
  ['occ ETOH', 'occasional ETOH'],
  ['occ of both', 'occ of both'],
  ['ureteric inj', 'ureteric injury'],
  ['steroid inj to the knee', 'steroid injection to the knee'],
  ['open to inj later', 'open to inj later'],
  ['new limb wk', 'new limb weakness'],
  ['seen last wk', 'seen last week'],
  ['pain or wk', 'pain or wk'],
  ['discussed with the reg', 'discussed with the registrar'],
  ['reg walks', 'regular walks'],
  ['FEV1 80% pred', 'FEV1 80% predicted'],
  ['on pred 10 mg', 'on prednisolone 10 mg'],
  ['cream alt nights', 'cream every other night'],
])('expands a short form only where its neighbours leave one sense: "%s"', (line, words) => {
  expect(setup(line)).toBe(words);
});

test.each([
  ['SI nil plan nil good support at home', 'nil SI, nil plan, good support at home'],
  ['SI/HI nil.', 'nil SI/HI.'],
  ['Mood flat, self-harm nil intent nil', 'Mood flat, nil self-harm, nil intent'],
  ['Plan nil change', 'Plan, nil change'],
])('in %j harm is denied by the word behind it', (line, spelled) => {
  expect(setup(line)).toBe(spelled);
});

test('sets apart what is denied one after the other', () => {
  expect(setup('nil fever nil rash and nil cough')).toBe('nil fever, nil rash and nil cough');
});

test('reads a side behind its noun, and no unit', () => {
  expect(setup('graze knee L (fall)')).toBe('graze knee left (fall)');
  expect(setup('Hb 120 g/L')).toBe('Hb 120 g/L');
  expect(setup('pain L>R')).toBe('pain more on the left');
});

test.each([
  ['TH f/u 1/52', 'See the doctor again in 1 week'],
  ['aspirin for 2° stroke prevention', 'aspirin for stroke prevention'],
  ['patient advised to rest', 'patient advised to rest'],
  ['course of OTC cream', 'course of over-the-counter cream'],
  ['R/v 1–2/52 GP for results', 'See the doctor again in 1–2 weeks for results'],
  ['RTC 4/52 or earlier if worse', 'See the doctor again in 4 weeks, or sooner if worse'],
  ['Review rash 10/7', 'Review rash in 10 days'],
  ['Review rash in 10/7', 'Review rash in 10 days'],
  ['F/U rash 10/7 hx eczema', 'F/U rash 10 days hx eczema'],
])('says who comes back, and when: "%s"', (line, words) => {
  expect(setup(line)).toBe(words);
});

test('says what somebody came for', () => {
  expect(asReason('F/U rash')).toBe('a check-up about rash');
  expect(asReason('sore throat')).toBe('sore throat');
});

test('says short forms in words, and leaves names in capitals', () => {
  expect(setup('sig improvement, poss other cause')).toBe('significant improvement, possible other cause');
  expect(setup('spoke to ortho reg')).toBe('spoke to bone and joint doctor');
  expect(setup('MEDS')).toBe('MEDS');
});

test('says a doubt and a side in words', () => {
  expect(setup('R wrist pain ?sprain')).toBe('right wrist pain possible sprain');
});

test('leaves out how things are ordered and paid for', () => {
  expect(setup('Amoxicillin 500 mg TDS (PBS), qty 20 + 1 rpt')).toBe('Amoxicillin 500 mg TDS');
  expect(setup('ultrasound request sent via HealthLink')).toBe('ultrasound request sent');
});

test('asks about no possible "when", and takes the liter for no side', () => {
  expect(setup('blood pressure checked ? when')).toBe('blood pressure checked ? when');
  expect(setup('drink 2 L water')).toBe('drink 2 L water');
});

test.each([
  ['apply until clear max 3/52', 'apply until clear max 3 weeks'],
  ['Hx poor sleep', 'History of poor sleep'],
  ['cephalexin QID day 3/7', 'cephalexin QID (day 3 of 7)'],
  ['Will check iron', 'The doctor will check iron'],
  ['rash in context of asthma', 'rash with asthma'],
  ['strongly advised rest', 'strongly advised rest'],
])('reads "%s" as "%s"', (line, words) => {
  expect(setup(line)).toBe(words);
});

test.each([
  ['cost is a worry pt prefers tablets', 'cost is a worry, the patient prefers tablets'],
  ['if no better by June will refer to skin clinic', 'if no better by June, the doctor will refer to skin clinic'],
  ['light meals avoid fried food', 'light meals, avoid fried food'],
  ['try to avoid fried food', 'try to avoid fried food'],
  ['the doctor who saw her said mother will arrange it', 'the doctor who saw her said mother will arrange it'],
])('sets apart where a new thought begins: %s', (line, told) => {
  expect(spellOut(line)).toBe(told);
});

test.each([
  ['cont inj, refer psych', 'continue injection, refer mental health'],
  ['sticky d/c since d/c', 'sticky discharge since leaving hospital'],
  ['Advise nil herbal tea', 'Advise nil herbal tea'],
  ['nil ordered today', 'Nothing ordered today'],
  ['Nil acute today', 'Nothing new today'],
  ['surgery not pt preference now', "surgery not the patient's preference now"],
  ['advice re diet', 'advice about diet'],
  ['asked keep a diary', 'asked to keep a diary'],
  ['encouraged persevere', 'encouraged to persevere'],
])('says who or what it is about: %s', (line, told) => {
  expect(spellOut(line)).toBe(told);
});
