import { expect, test } from 'vitest';
import { completeSentence } from './complete-sentence.ts';
import { joinItems } from './compose-noun-phrase.ts';
import { composeNounPhrases } from './noun-phrases.ts';
import type { Setting } from './rewriting-context.ts';
import { itemsIn, settingOf, smallLexicon } from './testing/small-lexicon.ts';

function setup(line: string, setting: Partial<Setting> = {}): string {
  const full = settingOf(setting);
  return joinItems(completeSentence(composeNounPhrases(itemsIn(line, smallLexicon(), full), full.named), full));
}

test.each([
  ['The lungs are clear', 'The lungs are clear'],
  ['There is no contusion', 'There is no bruise'],
  ['The scan showed edema', 'The scan showed swelling'],
  ['The patient takes lisinopril', 'The patient takes lisinopril'],
  ['A little fluid blunts the angle', 'A little fluid blunts the angle'],
])('leaves the sentence "%s" one', (line, said) => {
  expect(setup(line)).toBe(said);
});

test.each([
  ['No contusion', 'there is no bruise'],
  ['no contusions', 'there are no bruises'],
  ['Small pleural effusion', 'there is a small amount of fluid around the lung'],
])('a report that names "%s" says that there is, or is not', (line, said) => {
  expect(setup(line, { kind: 'imaging' })).toBe(said);
});

test.each([
  ['Gallbladder wall thickened', 'The gallbladder wall is thickened'],
  ['Ventricles dilated to 12 mm', 'The ventricles are dilated to 12 mm'],
  ['Pancreas not seen', 'The pancreas is not seen'],
  ['Left sclerosis', 'There is left sclerosis'],
  ['Contusion not entirely excluded', 'A bruise is not entirely excluded'],
  ['Gallbladder without stones', 'The gallbladder is without stones'],
  ['Aorta not aneurysmal', 'The aorta is not aneurysmal'],
  ['Further pictures advised', 'The further pictures are advised'],
  ['Contusion not excluded', 'A bruise is not excluded'],
  ['Date of revision', 'Date of revision'],
  ['Skin, left calf', 'Skin, left calf'],
])('in "%s" the state becomes a verb, and what names nothing stays', (line, said) => {
  expect(setup(line, { kind: 'imaging' }).toLowerCase()).toBe(said.toLowerCase());
});

test.each([
  ['exam', 'clinic', 'there was no bruise'],
  ['done', 'operative', 'no bruise'],
  ['findings', 'operative', 'there was no bruise'],
  ['conclusion', 'imaging', 'there is no bruise'],
  ['history', 'clinic', 'No bruise'],
  ['plan', 'clinic', 'No bruise'],
])('under %s of a paper of kind %s it says "%s"', (section, kind, said) => {
  expect(setup('No contusion', { section, kind }).toLowerCase()).toBe(said.toLowerCase());
});

test.each([
  ['Needs a longer visit', 'patient Needs a longer visit'],
  ['Still enjoys reading', 'patient still enjoys reading'],
  ['Booked as a cough', 'patient was booked as a cough'],
  ['Pain, constant, getting worse', 'Pain, constant, getting worse'],
  ['Medicines only', 'Medicines only'],
  ['Includes a blood test', 'Includes a blood test'],
  ['Otherwise, negative', 'Otherwise, negative'],
])('a note says of whom it speaks, and no verb too many: "%s" is "%s"', (line, said) => {
  expect(setup(line, { section: 'history' }).toLowerCase()).toBe(said.toLowerCase());
});

test.each([
  ['Supports an allergy', 'This supports an allergy'],
  ['Repaired tendon', 'Repaired tendon'],
])('a conclusion without its subject is of no person: "%s" is "%s"', (line, said) => {
  expect(setup(line, { section: 'conclusion' }).toLowerCase()).toBe(said.toLowerCase());
});

test.each([
  ['Lungs clear', 'the lungs are clear'],
  ['Abdomen soft', 'the abdomen is soft'],
  ['Heart and spleen normal', 'the heart and spleen are normal'],
  ['Edema absent', 'swelling is absent'],
  ['Wound clean, dry and intact', 'the wound is clean, dry and intact'],
])('gives "%s" its verb: "%s"', (line, said) => {
  expect(setup(line)).toBe(said);
});

test.each([
  ['Denies edema', 'patient has no swelling'],
  ['Takes lisinopril', 'patient takes lisinopril'],
  ['Had a fall', 'patient had a fall'],
  ['Admitted for observation', 'patient was admitted for observation'],
  ['Advised rest', 'the doctor advised rest'],
  ['Recommended a scan', 'the doctor recommended a scan'],
  ['Ambulated today', 'patient walked today'],
])('tells of whom "%s" speaks: "%s"', (line, said) => {
  expect(setup(line, { section: 'history' })).toBe(said);
});

test.each(['imaging', 'pathology'])('a report of kind %s speaks of no person', (kind) => {
  expect(setup('Denies edema', { kind })).not.toContain('patient');
});

test.each(['Reports pending', 'Tests normal', 'Plans unchanged'])('takes "%s" for no verb', (line) => {
  expect(setup(line)).not.toContain('patient');
});

test.each(['Return if worse', 'Please call', 'Take 2 tablets daily', 'If worse call'])(
  'leaves the request "%s" one',
  (line) => {
    expect(setup(line, { section: 'plan' })).toBe(line);
  },
);

test.each(['lisinopril 10 mg daily', 'aspirin 1 tablet', 'salbutamol 2 puffs'])(
  'makes no sentence of the dose "%s"',
  (line) => {
    expect(setup(line, { kind: 'operative' })).toBe(line);
  },
);

test.each([
  ['Hepatic: normal', 'the liver is normal'],
  ['Edema: mild', 'swelling is mild'],
])('says what the label of "%s" names: "%s"', (line, said) => {
  expect(setup(line).toLowerCase()).toBe(said);
});

test.each(['Margins: negative for tumor', 'Diet: as tolerated', 'Size: 5.6 cm', 'Edema: see above'])(
  'keeps the label of "%s"',
  (line) => {
    expect(setup(line)).toMatch(/^\w+: /);
  },
);

test('a label has no article of its own', () => {
  expect(setup('Contusion: see above')).toBe('bruise: see above');
});

test('gives what it begins with, and is something known, "the"', () => {
  expect(setup('Small nodule worsened')).toMatch(/^(?:the|Small)/);
  expect(setup('Small nodule was seen')).toMatch(/^a /);
});

test.each(['with rest', 'for two weeks', 'after lunch', 'not today'])('says of "%s" nothing more', (line) => {
  expect(setup(line, { kind: 'imaging' })).toBe(line);
});

test('has nothing to say of nothing', () => {
  expect(setup('')).toBe('');
});

test.each([
  ['Stable lower lobe with edema', 'the lower part of the lung is stable with swelling'],
  ['Lower lobe, biopsy', 'the lower part of the lung, biopsy'],
  ['We then saw the lower lobe', 'We then saw the lower part of the lung'],
])('says what a part of the body is like, and not that there is one: "%s" is "%s"', (line, said) => {
  expect(setup(line, { kind: 'imaging' })).toBe(said);
});

test.each(['No running until seen again', 'Other matters as per the team'])(
  'says of "%s" not that it is there',
  (line) => {
    expect(setup(line)).toBe(line);
  },
);

test('puts no article before "nothing"', () => {
  expect(setup('Nothing new and the lungs clear')).not.toMatch(/the nothing/i);
});

test('says of a number that the laboratory doubts what it is', () => {
  expect(setup('Sodium unreliable')).toMatch(/sodium is unreliable/i);
});
