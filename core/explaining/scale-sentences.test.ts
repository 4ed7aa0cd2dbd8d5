import { expect, test } from 'vitest';
import type { ScaleReading } from '../reading/reading.ts';
import { contextOf } from './explaining-context.ts';
import { aboutScales, scaleFindings, scaleParagraphs } from './scale-sentences.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

function told(text: string, scale: ScaleReading['scale'], value: string, level: 'simple' | 'standard' = 'standard') {
  const { reading, spanOf } = factsOf(text);
  const scales = [{ scale, value, span: spanOf(text) }];
  return contextOf(reading({ documentType: 'imaging', scales: [...scales, ...scales] }), tinyKnowledge, level);
}

test('says the place, the scale, what the place means and how far the scale goes', () => {
  const [paragraph] = scaleParagraphs(told('BI-RADS 4', 'bi_rads', '4'));

  expect(paragraph?.map(({ text, basis }) => [text, basis])).toEqual([
    ['The report gives BI-RADS category 4.', 'document'],
    ['BI-RADS says what step should follow a breast scan.', 'general'],
    ['BI-RADS category 4 means a biopsy is often advised, to find out what it is.', 'general'],
    ['The scale goes from 0 to 6.', 'general'],
  ]);
  expect(paragraph?.slice(1).every(({ source }) => source === 'National Cancer Institute: Mammograms')).toBe(true);
});

test('tells a number on a scale with the usual groups of adults', () => {
  expect(scaleParagraphs(told('EF 45%', 'ejection_fraction', '45'))[0]?.map(({ text }) => text)).toEqual([
    'The report gives an ejection fraction of 45%.',
    'The ejection fraction is the share of blood that the heart pumps out with each beat.',
    'In general, 41% to 49% is called mildly reduced.',
  ]);
});

test('states a place once, and says less at the simple level', () => {
  expect(scaleFindings(told('T2', 'tnm_t', '2')).map(({ text }) => text)).toEqual(['Score or grade: T2.']);
  expect(scaleParagraphs(told('T2', 'tnm_t', '2', 'simple'))[0]?.at(-1)?.text).toBe(
    'T2 means the tumor is larger or goes deeper than T1.',
  );
});

test('keeps the printed form of a place that is printed in another way', () => {
  expect(scaleFindings(told('Kidney disease stage III', 'ckd_stage', '3')).map(({ text }) => text)).toEqual([
    'Score or grade: "Kidney disease stage III".',
  ]);
});

test('asks for the next step where the place calls for one', () => {
  expect(aboutScales(told('TI-RADS 5', 'ti_rads', '5')).map(({ text }) => text)).toEqual([
    'It gives TI-RADS 5. What is the next step for me?',
  ]);
  expect(aboutScales(told('TI-RADS 1', 'ti_rads', '1'))).toEqual([]);
  expect(aboutScales(told('T2', 'tnm_t', '2'))).toEqual([]);
});

test('names the row of a table that a T-score belongs to', () => {
  const { reading, spanOf } = factsOf('Region   BMD   T-score\nLumbar spine   0.742   -2.8\nTotal hip   0.745   -2.8');
  const scales = [
    { scale: 't_score' as const, value: '-2.8', span: spanOf('-2.8') },
    { scale: 't_score' as const, value: '-2.8', span: spanOf('-2.8') },
  ];

  expect(scaleFindings(contextOf(reading({ scales }), tinyKnowledge)).map(({ text }) => text)).toEqual([
    'Score or grade: T-score of -2.8 for "Lumbar spine".',
  ]);
});

test('leaves out an earlier score that is only the reason for a test, and tells first what calls for a step', () => {
  const text = 'INDICATION: BI-RADS 5\nFINDINGS: density C. BI-RADS 2';
  const { reading, spanOf, section } = factsOf(text);
  const context = contextOf(
    reading({
      documentType: 'imaging',
      sections: [section('indication', 'INDICATION: BI-RADS 5'), section('findings', 'FINDINGS: density C. BI-RADS 2')],
      scales: [
        { scale: 'bi_rads', value: '5', span: spanOf('BI-RADS 5') },
        { scale: 'breast_density', value: 'c', span: spanOf('density C') },
        { scale: 'bi_rads', value: '2', span: spanOf('BI-RADS 2') },
      ],
    }),
    tinyKnowledge,
  );

  expect(scaleFindings(context).map(({ text: said }) => said)).toEqual([
    'Score or grade: BI-RADS category 2.',
    'Score or grade: breast density C.',
  ]);
});

test('tells a place with its end, and with the small letters of a tumor, where they are printed', () => {
  expect(scaleFindings(told('MMSE 25/30', 'mmse', '25')).map(({ text }) => text)).toEqual([
    'Score or grade: memory test (MMSE) result of 25/30.',
  ]);
  expect(scaleFindings(told('ypT1c', 'tnm_t', '1c')).map(({ text }) => text)).toEqual(['Score or grade: "ypT1c".']);
});

test.each<[string, ScaleReading['scale'], [string, string][], string[]]>([
  [
    'NIHSS 6 on arrival, 2 at discharge.',
    'nihss',
    [
      ['6', 'NIHSS 6'],
      ['2', '2 at discharge'],
    ],
    [
      'The report says: "NIHSS 6 on arrival, 2 at discharge".',
      'The report says: "NIHSS 6 on arrival, 2 at discharge".',
    ],
  ],
  [
    'Compared to 5/2023: EF was 45%. EF is 28%.',
    'ejection_fraction',
    [
      ['45', 'EF was 45%'],
      ['28', 'EF is 28%'],
    ],
    ['The report gives an ejection fraction of 28%.', 'The report says: "Compared to 5/2023: EF was 45%".'],
  ],
  ['EF was 45%.', 'ejection_fraction', [['45', 'EF was 45%']], ['The report gives an ejection fraction of 45%.']],
])('tells of several values, and of an earlier one, which is which: %s', (text, scale, values, expected) => {
  const { reading, spanOf } = factsOf(text);
  const scales = values.map(([value, words]): ScaleReading => ({ scale, value, span: spanOf(words) }));
  const context = contextOf(reading({ documentType: 'imaging', scales }), tinyKnowledge);

  expect(scaleParagraphs(context).map(([first]) => first?.text)).toEqual(expected);
});
