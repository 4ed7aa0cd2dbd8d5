import { expect, test } from 'vitest';
import { loadKnowledge } from './load-knowledge.ts';

const knowledge = loadKnowledge();
const termsIn = (text: string) => knowledge.findTerms(text).map(({ entry }) => entry.term);

test.each([
  ['Microsatellite stable', 'microsatellite stable'],
  ['Poorly differentiated', 'poorly differentiated'],
  ['Threatened miscarriage', 'threatened miscarriage'],
  ['TI-RADS 4', 'TI-RADS'],
  ['Stroke volume', 'stroke volume'],
  ['LV mass index', 'left ventricular mass'],
  ['Malignant hypertension', 'hypertensive emergency'],
  ['Normal echogenicity', 'echotexture'],
  ['HPV vaccine', 'vaccine'],
  ['Pleomorphic calcifications', 'suspicious calcifications'],
  ['Hepatitis B surface antibody', 'hepatitis test'],
  ['H&E', 'stain'],
])('tells "%s" apart from what only shares its words', (text, term) => {
  expect(termsIn(text)).toEqual([term]);
});

test.each([
  ['E. coli', 'urine grew E. coli, over 100,000'],
  ['H. pylori', 'Stool for H. pylori antigen'],
  ['C. difficile', 'C. difficile toxin detected'],
])('finds %s behind its initial', (germ, text) => {
  expect(knowledge.findTerms(text).map(({ start, end }) => text.slice(start, end))).toContainEqual(
    expect.stringContaining(germ),
  );
});

test('a sentence that ends with a letter is no initial', () => {
  expect(termsIn('He takes vitamin D. swelling is gone')).toContain('swelling');
});

test.each([
  'LV-204417',
  'NPH 20 units',
  'metformin XR 500 mg',
  'Anchorage, AK 99501',
  'Burlington, VT 05401',
  'PID: 3310',
  'Mrs. Graves',
  'Withdrawal time 8 min',
])('finds no illness in "%s"', (text) => {
  const illnesses = knowledge.findTerms(text).filter(({ entry }) => /condition|symptom|finding/.test(entry.kind));

  expect(illnesses.map(({ entry }) => entry.term)).toEqual([]);
});

test.each(['alignment', 'deep tendon reflexes', 'estrogen receptor', 'sinus rhythm', 'PERRL', 'normal flora', 'NILM'])(
  '"%s" is no finding by itself',
  (term) => {
    expect(knowledge.findTerm(term)?.kind).not.toBe('finding');
  },
);
