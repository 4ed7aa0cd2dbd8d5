import { expect, test } from 'vitest';
import { wordsOf } from '../assertion/words.ts';
import { severityOf } from './severity.ts';

const severityIn = (concept: string, sentence: string) => {
  const start = sentence.indexOf(concept);
  return severityOf(wordsOf(sentence), start, start + concept.length);
};

test.each([
  ['stenosis', 'Severe stenosis.', 'severe'],
  ['stenosis', 'Mild to moderate spinal canal stenosis.', 'mild to moderate'],
  ['cardiomegaly', 'There is mild chronic cardiomegaly.', 'mild'],
  ['enlarged', 'The heart is mildly enlarged.', 'mildly'],
  ['obstruction', 'Moderately severe obstruction.', 'moderately severe'],
  ['reduced', 'Mildly to moderately reduced function.', 'mildly to moderately'],
  ['effusion', 'The effusion is small.', 'small'],
  ['effusion', 'Mild atelectasis and effusion.', null],
  ['edema', 'Trace edema.', 'trace'],
  ['cyst', 'A cyst, large nodule.', null],
  ['pain', 'Pain.', null],
  ['stenosis', 'Mild-moderate stenosis.', 'mild to moderate'],
  ['stenosis', 'Aortic stenosis - severe.', 'severe'],
  ['crepitus', 'crepitus mild R, warm', 'mild'],
  ['Stenosis', 'Stenosis - severe hypertrophy.', null],
  ['HTN', 'HTN uncontrolled - increase lisinopril.', 'uncontrolled'],
  ['effusion', 'mod effusion', 'moderate'],
  ['haemorrhoids', 'Grade ii haemorrhoids.', 'grade II'],
  ['murmur', 'Loud murmur.', 'loud'],
])('gives %s in "%s" the degree %s', (concept, sentence, severity) => {
  expect(severityIn(concept, sentence)).toBe(severity);
});
