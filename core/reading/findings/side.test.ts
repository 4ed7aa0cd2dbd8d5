import { expect, test } from 'vitest';
import { wordsOf } from '../assertion/words.ts';
import { sideOf } from './side.ts';

const sideIn = (concept: string, sentence: string) => {
  const start = sentence.indexOf(concept);
  return sideOf(wordsOf(sentence), start, start + concept.length);
};

test.each([
  ['effusion', 'Small left pleural effusion.', 'left'],
  ['nodule', 'A nodule in the right upper lobe.', 'right'],
  ['nodule', 'RUL nodule.', 'right'],
  ['effusions', 'Bilateral effusions.', 'both'],
  ['edema', 'Edema of the left and right legs.', 'both'],
  ['effusion', 'Left nodule, effusion on the right.', 'right'],
  ['effusion', 'Pain, right effusion.', 'right'],
  ['headache', 'She left the clinic with headache.', null],
  ['pain', 'The patient is right-handed and has pain.', null],
  ['nodule', 'A nodule is seen.', null],
  ['cough', 'A cough, but told me she will be right by Monday.', null],
  ['cataracts', 'b/l cataracts', 'both'],
  ['hydronephrosis', 'No hydronephrosis on either side.', 'both'],
  ['effusions', 'Trace right and small left effusions.', 'both'],
  ['stone', 'The right kidney has a 4 mm nonobstructing lower pole stone.', 'right'],
  ['cyst', 'A lesion of the left kidney, likely a cyst.', 'left'],
  ['left knee pain', 'He has left knee pain.', 'left'],
  ['consolidation', 'Cavity in the right upper zone with patchy consolidation.', 'right'],
  ['tenderness', 'Mild LIF tenderness.', 'left'],
  ['nodule', 'An ulcerated nodule with a rolled pearly edge on the left ear.', 'left'],
  ['cyst', 'Right kidney is normal; cyst in the liver.', null],
])('gives %s in "%s" the side %s', (concept, sentence, side) => {
  expect(sideIn(concept, sentence)).toBe(side);
});

test.each([
  ['difficulty', ['weakness'], 'Sudden word finding difficulty and right arm weakness.', null],
  ['weakness', ['difficulty'], 'Sudden word finding difficulty and right arm weakness.', 'right'],
  ['hypothyroidism', ['# right NOF'], 'hypothyroidism, # right NOF 2019', null],
  ['Pain', ['swelling'], 'Pain and swelling of the left knee.', 'left'],
])('leaves a side to the finding it opens: %s beside %s', (concept, others, sentence, expected) => {
  const at = (words: string): [number, number] => {
    const start = sentence.toLowerCase().indexOf(words.toLowerCase());
    return [start, start + words.length];
  };

  expect(sideOf(wordsOf(sentence), ...at(concept), others.map(at))).toBe(expected);
});
