import { expect, test } from 'vitest';
import { isAdult, personOf } from './person.ts';

test.each([
  ['Patient Name: A B    DOB: 2004-10-15   Sex: male\nDate Collected: 2005-07-04', { sex: 'male', age: 0 }],
  ['DOB/Gender : 1953-09-05 / male\nCollected : 2006-02-14', { sex: 'male', age: 52 }],
  ['Age/Sex : 45 Years / Female', { sex: 'female', age: 45 }],
  ['Patient: Sample, Dana      Sex: F      Age: 29 years', { sex: 'female', age: 29 }],
  ['This 67-year old man was admitted.', { sex: 'male', age: 67 }],
  ['PATIENT: A    DOB 03/03/1958   F\nCollected 10/12/2025', { sex: 'female', age: 67 }],
  ['Age  3  wk', { sex: null, age: 0 }],
  ['A two-and-a-half-month-old boy with a cough.', { sex: 'male', age: 0 }],
  ['The patient is a 1900 g baby boy born to a 30-year-old. The perineum was intact.', { sex: 'male', age: 0 }],
  ['A 5-month-old boy. One sister is 18-year-old.', { sex: 'male', age: 0 }],
  ['This eleven-year-old girl fell.', { sex: 'female', age: 11 }],
  ['A 4-1/2-year-old boy.', { sex: 'male', age: 4 }],
  ['He has a bruise one week old.', { age: null }],
  ['Glycine in Dried blood spot', { age: 0 }],
  ['Age  5  a', { age: 5 }],
  ['DOB: 1960-01-01', { age: null }],
  ['Ferritin Male: 30 - 400', { sex: null, age: null }],
])('reads off %j whose paper it is', (text, expected) => {
  expect(personOf(text)).toMatchObject(expected);
});

test.each([
  ['Pregnancy status  Pregnant', true],
  ['82810-3 Pregnancy status: Pregnant', true],
  ['She is 34 weeks pregnant.', true],
  ['Pregnancy status  Not pregnant', false],
  ['Pregnancy status  Unknown', false],
  ['Pregnancy test negative', false],
])('reads off %j whether she is pregnant: %s', (text, isPregnant) => {
  expect(personOf(text).isPregnant).toBe(isPregnant);
});

test.each([
  ['Age: 9 years', 'parent'],
  ['Age: 40 years', 'patient'],
  ['DEATH SUMMARY\nAge: 80 years', 'family'],
  ['Age: 80 years. The heart slowed down and she subsequently expired.', 'family'],
  ['Age: 80 years. He was declared dead at 04:15.', 'family'],
  ['Age: 80 years. Time of death: 04:15.', 'family'],
  ['Age: 80 years. The family was at the bedside. He died at 04:15.', 'family'],
  ['Age: 80 years. The patient did expire.', 'family'],
  ['Age: 80 years.\nDISPOSITION: Expired', 'family'],
  ['Admitted 3 May 2026   Died 9 May 2026', 'family'],
  ['I am sorry to inform you that Mr. Lowe died on our ward.', 'family'],
  ['Verification of death: no heart sounds for two minutes.', 'family'],
  ['Admitted with chest pain. Her husband died in 2019.', 'patient'],
  ['Age: 30 years. Her first baby died. One child expired.', 'patient'],
  ['Age: 80 years. He went to a hospice and died. He died in May.', 'family'],
  ['Age: 60 years. His mother had diabetes. She died at 70.', 'patient'],
  ['Age: 40 years. The lungs were checked while she inspired and expired air.', 'patient'],
  ['Family history: father deceased, mother died of a stroke', 'patient'],
])('speaks, where the paper says %j, to the %s', (text, addressee) => {
  expect(personOf(text).addressee).toBe(addressee);
});

test.each([
  ['The patient is a 31-year-old gravida 2. She had an infant with Apgars of 9. The infant is well.', 31],
  ['A newborn infant, born to a 31-year-old mother. Apgars were 9. The infant is well.', 0],
])('tells a mother from her newborn: %j', (text, age) => {
  expect(personOf(text).age).toBe(age);
});

test('takes nobody for an adult who is younger than eighteen', () => {
  expect(isAdult(personOf('Age: 17 years'))).toBe(false);
  expect(isAdult(personOf(''))).toBe(true);
});

test('the mother is spoken to in the report of a birth', () => {
  const { addressee, age } = personOf(
    'The patient is a 31-year-old woman. The infant cried. The infant was dried. The newborn had good Apgars.',
  );

  expect(addressee).toBe('patient');
  expect(age).toBe(31);
});

test('is of the age that the paper tells first', () => {
  expect(personOf('This 28y/o man came with a fever. Asthma, found at age 5 years.').addressee).toBe('patient');
});

test('does not take half of a mistyped age', () => {
  expect(personOf('A 7 7 y/o male fell.').age).toBeNull();
});

test('speaks to the family of who was pronounced brain dead', () => {
  expect(personOf('The patient was pronounced brain dead.').addressee).toBe('family');
});

test.each([
  ['The child was taken to the operating room. The child was awake.', 'parent'],
  ['I saw this little boy for his ears.', 'parent'],
  ['A. came for her seizures. Mother states that they go on.', 'parent'],
  ['She was seen with her daughter. The child was well.', 'patient'],
])('speaks to the parents of a child without an age: %j', (text, addressee) => {
  expect(personOf(text)).toMatchObject({ addressee });
});

test.each([
  ['Mr. Low does well after surgery.', ['low']],
  ['Dear Mr. Low, this lady has a cough.', []],
  ['He came with his wife, Mrs. Low.', []],
])('takes the only name of a paper for the patient: %j', (text, names) => {
  expect([...personOf(text).names]).toEqual(names);
});

test('the check-up of a baby speaks to its parents, though it tells of the birth', () => {
  const text =
    'SUBJECTIVE: Here with Mom for a well-child check. Delivery after induction of labor.\nASSESSMENT: Well 3-week-old female.';

  expect(personOf(text).addressee).toBe('parent');
});
