import { expect, test } from 'vitest';
import { parsePaper } from '../../paper/parse-paper.ts';
import { reportKind } from './report-kind.ts';

const kindOf = (text: string) => reportKind(parsePaper(text));

test('a report of brain waves that no title names is a test', () => {
  expect(
    kindOf(
      'EEG while awake shows an even rhythm of 10 Hz. No seizures are seen.\n\nIMPRESSION: Normal awake recording.',
    ),
  ).toBe('test');
});

test('findings and an impression without the headings of a visit are a report of pictures', () => {
  expect(kindOf('A woman with pain in the foot.\n\nFINDINGS: A small lump is seen.\n\nIMPRESSION: Lump.')).toBe(
    'imaging',
  );
});

test('a visit that tells of a test stays a visit', () => {
  expect(
    kindOf('CHIEF COMPLAINT: Numb hands.\n\nFINDINGS: EMG was normal.\n\nIMPRESSION: Normal EMG.'),
  ).toBeUndefined();
});

test('a page of what only pictures measure is a report of them', () => {
  expect(kindOf('LEFT:\nMild plaque seen in the artery.\nPeak systolic velocity is 90 cm/sec.')).toBe('imaging');
});
