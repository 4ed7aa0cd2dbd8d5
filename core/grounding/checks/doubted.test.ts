import { expect, test } from 'vitest';
import { verdictOn } from '../verify.test-helper.ts';

test.each([
  ['We stopped the amlodipine', 'The amlodipine was stopped because the ankles were swollen.', 'reason'],
  ['a laryngoscopy was ordered', 'The hoarseness was caused by the laryngoscopy.', 'reason'],
  ['H. pylori was tested for', 'The heartburn was caused by H. pylori.', 'reason'],
  ['We stopped the amlodipine', 'Stay off the amlodipine until the next blood test.', 'condition'],
  ['clindamycin, which gave him a rash', 'Linezolid gave a rash, and clindamycin upset the stomach.', 'swap'],
  ['The left ureter measures 9 mm', 'The left ureter is 4 mm wide and the right ureter is 9 mm wide.', 'swap'],
  ['foods high in potassium', 'Eat foods low in potassium.', 'swap'],
  ['We stopped the amlodipine', 'The cardiologist stopped the amlodipine.', 'person'],
  ["Dr. Q, the patient's cardiologist, agrees", 'The cardiologist, Dr. M, agrees.', 'person'],
  ['We stopped the amlodipine', 'A nephrologist stopped the amlodipine.', 'person'],
  ['The imaged portion of the pelvis is normal', 'The pelvis looks normal.', 'scope'],
  ['He is mildly dehydrated', 'There is dehydration.', 'severity'],
  ['Weakness drifted upward', 'The weakness went down.', 'change'],
  ['A drain will be placed', 'A drain was placed.', 'plan'],
  ['The splint was removed', 'The splint is to be removed.', 'plan'],
  ['Dr. Q, the patient', 'Dr. Q stopped the amlodipine.', 'person'],
  ['Weakness drifted upward', 'Surgery is planned.', 'plan'],
  ['worse on exertion', 'The pain comes at rest.', 'swap'],
  ['1 h pre-meal', 'One hour after the meal.', 'swap'],
  ['Gout is unlikely', 'Gout is the likely cause.', 'swap'],
  ['A stent was not attempted', 'A stent was removed.', 'plan'],
  ['The tremor persisted', 'The tremor stopped.', 'change'],
  ['A stent was not attempted', 'A stent was put in.', 'negation'],
  ['The left hip is worn, but the right is normal', 'The right hip is worn.', 'swap'],
  ['Both thumbs are worn, right worse than left', 'The wear is worse on the left.', 'swap'],
  ['Osteophytes', 'The osteophytes are the cause of the thumb ache.', 'reason'],
  ['Then poss ref rheumatology', 'You were referred to a rheumatologist.', 'certainty'],
  ['There may also be a fistula', 'There is a fistula.', 'certainty'],
])('doubts beside %j: %s', (quote, said, doubt) => {
  expect(verdictOn('story', quote, said).doubts).toContain(doubt);
});

test.each([
  ['a laryngoscopy was ordered', 'A laryngoscopy was ordered because of the hoarseness.'],
  ['Cystoscopy was recommended', 'Because of the bleeding, a cystoscopy is recommended.'],
  ['clindamycin, which gave him a rash', 'Clindamycin gave a rash, and linezolid upset the stomach.'],
  ['The left ureter measures 9 mm', 'The right ureter is 4 mm wide and the left ureter is 9 mm wide.'],
  ['The neurologist will call him', 'The nerve doctor will call on Thursday.'],
  ["Dr. Q, the patient's cardiologist, agrees", 'The cardiologist, Dr. Q, agrees.'],
  ['The imaged portion of the pelvis is normal', 'The part of the pelvis that was seen looks normal.'],
  ['He is mildly dehydrated', 'The body is a little short of water, or dehydrated.'],
  ['A drain will be placed', 'A drain is to be placed.'],
  ['The left hip is worn, but the right is normal', 'The left hip joint is worn, and the right one is normal.'],
  ['until healing is complete', 'Wear it until it is fully healed.'],
  ['Recurrent lumbago likely postural', 'The lumbago has come back.'],
  ['Symptoms began a few months ago', 'It began a few months ago.'],
])('has no doubt beside %j: %s', (quote, said) => {
  expect(verdictOn('story', quote, said)).toMatchObject({ faults: [], doubts: [] });
});

test('two amounts that changed places are certainly wrong', () => {
  const said = 'Digoxin 40 mg and furosemide 125 mcg are taken.';

  expect(verdictOn('story', 'Digoxin 125 mcg / furosemide 40 mg', said).faults).toContain('dose');
});

test('a rough length of time in another unit is certainly wrong', () => {
  expect(verdictOn('story', 'Symptoms began a few months ago', 'It began a few days ago.').faults).toContain('number');
});

test('a medicine that stands nowhere is certainly wrong, though the body has it too', () => {
  expect(verdictOn('story', 'He is mildly dehydrated', 'The dehydration is treated with insulin.').faults).toContain(
    'invented',
  );
});

test('a value outside the step of a scale that it is told by is doubted', () => {
  expect(
    verdictOn('stay', 'MODERATE RISK:   100-149 MG/DL', 'A level of 160 counts as moderate risk.').doubts,
  ).toContain('direction');
});

test('a medicine of another place is doubted where no medicine stands near', () => {
  expect(verdictOn('visit', 'Asthma as a child', 'The asthma was treated with lisinopril.').doubts).toContain(
    'invented',
  );
});
