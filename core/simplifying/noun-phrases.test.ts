import { expect, test } from 'vitest';
import { joinItems } from './compose-noun-phrase.ts';
import type { LexiconEntry } from './entries.ts';
import { composeNounPhrases } from './noun-phrases.ts';
import { entry, itemsIn, smallLexicon } from './testing/small-lexicon.ts';

function setup(clause: string, { named = [], more = [] }: { named?: string[]; more?: LexiconEntry[] } = {}) {
  const told = new Set(named);
  return { said: joinItems(composeNounPhrases(itemsIn(clause, smallLexicon(more)), told)), told };
}

test.each([
  ['with contusion', 'with a bruise'],
  ['with small contusion', 'with a small bruise'],
  ['with the contusion', 'with the bruise'],
  ['with edema', 'with swelling'],
  ['with 3 contusions', 'with 3 bruises'],
  ['with contusions', 'with bruises'],
  ['with multiple contusions', 'with multiple bruises'],
])('gives "%s" the article that it asks for: "%s"', (clause, said) => {
  expect(setup(clause).said).toBe(said);
});

test.each([
  ['no contusion or nodule', 'no bruise or small lump'],
  ['no contusion, nodule or edema', 'no bruise, small lump or swelling'],
  ['without edema or dyspnea', 'without swelling or shortness of breath'],
])('lets a denial hold for all of "%s": "%s"', (clause, said) => {
  expect(setup(clause).said).toBe(said);
});

test.each([
  ['he denies edema and dyspnea', 'he has no swelling or shortness of breath'],
  ['he denies edema, dyspnea and CP', 'he has no swelling, shortness of breath or chest pain'],
  ['he denied edema and dyspnea', 'he had no swelling or shortness of breath'],
])('"%s" denies both', (clause, said) => {
  expect(setup(clause).said).toBe(said);
});

test('a denial ends at the next verb', () => {
  expect(setup('he denies edema but has contusion and nodule').said).toBe(
    'he has no swelling but has a bruise and a small lump',
  );
});

test('sets what terse notes deny side by side apart', () => {
  expect(setup('no CP SOB edema').said).toContain('no chest pain, shortness of breath, swelling');
});

test.each([
  ['left pleural effusion', 'fluid around the left lung'],
  ['pleural effusion on the right', 'fluid around the right lung'],
  ['bilateral pleural effusion', 'fluid around both lungs'],
  ['pleural effusion bilaterally', 'fluid around both lungs'],
  ['pleural effusion', 'fluid around the lung'],
  ['left contusion', 'a bruise on the left'],
  ['both edema and contusion', 'both swelling and a bruise'],
  ['partially intracranial contusion', 'a bruise partially inside the skull'],
  ['erythematous right zorbal', 'red right zorbal'],
  ['bilateral contusions', 'bruises on both sides'],
  ['left-sided pleural effusion', 'fluid around the left lung'],
  ['one-sided pleural effusion', 'one-sided fluid around the lung'],
  ['contusion in the left lower lobe', 'a bruise in the lower part of the left lung'],
  ['left lower lobe contusion', 'a bruise in the lower part of the left lung'],
])('keeps the side of "%s": "%s"', (clause, said) => {
  expect(setup(`with ${clause}`).said).toBe(`with ${said}`);
});

test('leaves a side that is a verb alone', () => {
  expect(setup('he left the hospital').said).toBe('he left the hospital');
});

test.each([
  ['small pleural effusion', 'a small amount of fluid around the lung'],
  ['large right pleural effusion', 'a large amount of fluid around the right lung'],
  ['trace edema of the leg', 'trace swelling of the leg'],
])('tells how much there is in "%s": "%s"', (clause, said) => {
  expect(setup(`with ${clause}`).said).toBe(`with ${said}`);
});

test('tells the printed name in brackets where it is first told', () => {
  const { said, told } = setup('with cardiomegaly');

  expect(said).toMatch(/enlarged heart \(cardiomegaly\)$/);
  expect(told).toContain('cardiomegaly');
  expect(setup('with cardiomegaly', { named: ['cardiomegaly'] }).said).not.toContain('(');
});

test('tells no name inside other brackets', () => {
  expect(setup('the scan (with cardiomegaly) today').said).not.toContain('(cardiomegaly)');
});

test('says behind a noun what can only be said there', () => {
  expect(setup('with intracranial contusion').said).toBe('with a bruise inside the skull');
});

test('says an adverb of several words behind its verb', () => {
  expect(setup('it was percutaneously excised').said).toBe('it was taken out through the skin');
});

test('has nothing to say of nothing', () => {
  expect(setup('').said).toBe('');
});

const more: LexiconEntry[] = [
  entry('ultrasound', { say: 'sound wave test', category: 'noun', plural: 'sound wave tests' }),
  entry('appt', { say: 'appointment', category: 'noun', plural: 'appointments' }),
  entry('resolve', { say: 'go away', category: 'verb' }),
  entry('dilate', { say: 'widen', category: 'verb' }),
  entry('worsen', { say: 'get worse', category: 'verb' }),
];

test.each([
  ['we order a repeat ultrasound', 'we order a repeat sound wave test'],
  ['the predicted ultrasound', 'the predicted sound wave test'],
  ['will book appt', 'will book an appointment'],
  ['will see next appt', 'will see the next appointment'],
  ['continue current appt', 'continue the current appointment'],
  ['discuss options appt', 'discuss options appointment'],
  ['with only appt', 'with only an appointment'],
  ['(consider appt)', '(consider an appointment)'],
  ['by gated ultrasound', 'by a gated sound wave test'],
  ['a contusion-related appt', 'a bruise-related appointment'],
  ['contusion appt', 'bruise appointment'],
])('gives one article, in the right place: "%s" is "%s"', (clause, said) => {
  expect(setup(clause, { more }).said.replaceAll(/\ba (?=[aeiou])/g, 'an ')).toBe(said);
});

test.each([
  ['with resolving contusion', 'with a resolving bruise'],
  ['had worsening of edema', 'had worsening of swelling'],
  ['the edema is resolving', 'the swelling is going away'],
  ['with dilated contusion and dilated nodule', 'with a widened bruise and a widened small lump'],
  ['the surgeon dilated the nodule', 'the surgeon widened the small lump'],
  ['feeling worsened edema', 'feeling worsened swelling'],
])('a verb that describes a noun stays one word: "%s" is "%s"', (clause, said) => {
  expect(setup(clause, { more }).said).toBe(said);
});

test.each([
  ['no signs contusion', 'no signs of bruise'],
  ['history edema', 'history of swelling'],
  ['history of edema', 'history of swelling'],
  ['high-risk edema', 'high-risk swelling'],
])('says the "of" that terse notes leave out: "%s" is "%s"', (clause, said) => {
  expect(setup(clause).said.replace('signs of a', 'signs of')).toBe(said);
});
