import { describe, expect, test } from 'vitest';
import { doubtfulWords } from '../reading/doubts/page-words.ts';
import { withDoubts } from '../reading/doubts/result-doubts.ts';
import { doubtSayer } from './say-doubt.ts';
import { fromDocument } from './said.ts';
import { factsOf } from './testing/facts.ts';
import { faint, layoutOf } from './testing/page-words.ts';

const text = 'Lisinopril 5 mg daily.\nA nodule of 15 mm is seen.\nGlucose 5\nA cyst of 2.3 x1.8 cm.';
const doubtful = ' Part of this was hard to read: please check it against the paper.';

function say(said: string, words: string, hard: string): string {
  const { reading, lab, medication, spanOf } = factsOf(text);
  const facts = reading({
    labResults: [lab('Glucose 5', { name: 'Glucose', value: '5' })],
    medications: [medication('Lisinopril 5 mg daily', { name: 'Lisinopril' })],
  });
  return doubtSayer({ reading: facts, doubtful: doubtfulWords(layoutOf(text, { [hard]: faint })) })(
    fromDocument(said, [spanOf(words)]),
  ).text;
}

test.each([
  ['a dose that is repeated', 'Lisinopril 5 mg: take it daily.', 'Lisinopril 5 mg daily', '5', doubtful],
  ['the name of a medicine', 'Lisinopril 5 mg: take it daily.', 'Lisinopril 5 mg daily', 'Lisinopril', doubtful],
  ['a size', 'The report describes a 15 mm nodule.', 'nodule', '15', doubtful],
  [
    'a size that is glued to a sign',
    'The report describes a cyst. It measures 2.3 by 1.8 cm.',
    'cyst',
    'x1.8',
    doubtful,
  ],
  ['a number that is not repeated', 'The report describes a nodule.', 'nodule', '15', ''],
  ['a number that is part of another', 'The report describes a 15 mm nodule.', 'nodule', '5', ''],
  ['a plain word', 'The report describes a nodule that is seen.', 'nodule', 'seen.', ''],
  ['a result beside it, which carries its own', 'Glucose was 5.', 'Glucose 5', '15', ''],
  ['what stands elsewhere', 'A nodule of 15 mm is seen.', 'Lisinopril', 'daily.', ''],
])('carries the doubt of %s', (_case, said, words, hard, added) => {
  expect(say(said, words, hard)).toBe(said + added);
});

describe('the bottom line', () => {
  const rows = 'Glucose 105 70-100 H\nPotassium 6.9 3.5-5.1 H';
  const { reading, lab } = factsOf(rows);
  const glucose = lab('Glucose 105 70-100 H', { name: 'Glucose', value: '105', flag: 'high' });
  const potassium = lab('Potassium 6.9 3.5-5.1 H', { name: 'Potassium', value: '6.9', flag: 'critical_high' });
  const sayOf = (hard: string) => {
    const doubtful = doubtfulWords(layoutOf(rows, { [hard]: faint }));
    const labResults = withDoubts([glucose, potassium], doubtful, rows);
    return doubtSayer({ reading: reading({ labResults }), doubtful });
  };
  const count = {
    ...fromDocument('Both results are outside the range.', [glucose.span, potassium.span]),
    part: 'bottom_line',
  } as const;

  test('says that a result which it counts was hard to read', () => {
    expect(sayOf('105')(count).text).toBe(count.text + doubtful);
  });

  test('says nothing where all that it counts is certain', () => {
    expect(sayOf('105')({ ...count, spans: [potassium.span] }).text).toBe(count.text);
  });

  test('leaves what is critical as it is, for that is told with its doubt', () => {
    expect(sayOf('6.9')({ ...count, spans: [potassium.span] }).text).toBe(count.text);
  });
});
