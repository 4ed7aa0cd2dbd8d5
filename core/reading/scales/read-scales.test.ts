import { expect, test } from 'vitest';
import { readScales } from './read-scales.ts';
import scales from '../../knowledge/scales.json' with { type: 'json' };
import examples from './testing/stated.json' with { type: 'json' };

const stated = (text: string) => readScales(text).map(({ scale, value }) => `${scale} ${value}`);

test.each(examples.stated)('reads "%s"', (text = '', ...expected) => {
  expect(stated(text)).toEqual(expected);
});

test('shows every scale once at least', () => {
  const shown = new Set(examples.stated.flatMap(([, ...expected]) => expected.map((each) => each.split(' ')[0])));

  expect(Object.keys(scales).filter((id) => !shown.has(id))).toEqual([]);
});

test.each([
  'BI-RADS 0-6',
  'BI-RADS categories range from 0 to 6.',
  'BI-RADS 1: Negative\nBI-RADS 2: Benign\nBI-RADS 3: Probably benign\nBI-RADS 4: Suspicious',
  'A PHQ-9 score of 10 or more suggests depression.',
  'GAD-7: 5-9 mild, 10-14 moderate',
  'PHQ-9 10/12/2023',
  'Osteoporosis: T-score of -2.5 or lower',
  'Normal: T-score equal to -1 or above',
  'WHO: a T-score less than -2.5 is osteoporosis',
  'Normal ejection fraction 55-70%.',
  'AHI 5-15 is mild.',
  'An AHI of 5 to 15 events per hour is mild.',
  'T2-weighted images and T1 images',
  'Fracture of T12, disc at T2-T3',
  'ASA 81 mg daily',
  ...examples.notStated,
  'Hypertension, stage 2',
  'Aspirin and ER visit',
  'Seen in the ER. Positive mood.',
  'grade 2 spondylolisthesis',
  'Pain scale explained: 0 = none, 10 = worst',
  'Gleason scores range from 6 to 10.',
  'Class II: slight limitation. NYHA classification',
  'Strength training 3/5 days',
  'GCS 50',
  'The calcium level is 9.4 mg/dL.',
  'Levothyroxine 50 mcg, MELD XR',
])('reads no place on a scale from "%s"', (text) => {
  expect(stated(text)).toEqual([]);
});

test('reads a place once', () => {
  expect(stated('FINDINGS: BI-RADS 2.\nIMPRESSION: BI-RADS category 2.')).toEqual(['bi_rads 2']);
});

test('points at the printed words', () => {
  const text = 'IMPRESSION: Right breast mass. BI-RADS category 4A.';

  expect(readScales(text).map(({ span }) => text.slice(...span))).toEqual(['BI-RADS category 4A']);
});

test.each([
  'BI-RADS ',
  'pain is ',
  'ejection fraction ',
  'T-score of the ',
  'Nottingham grade ',
  'margins ',
  'stage carcinoma ',
  'ER PR HER2 ',
  'pT2 ',
  'Gleason 3+',
  'FEV1 ',
  'well differentiated ',
  'BI-RADS 2: Benign\n',
  'apgar 8 ',
  'VA R 6/9 ',
  'IOP 14 ',
  'Oswestry score ',
  'TIMI flow ',
  'NIHSS 2 on a, ',
  'mitral regurgitation ',
  'PD-L1 TPS ',
  'dB no hearing loss ',
  'triage at ',
  'CKD ODI ',
  'performance status ',
])('stays quick on 50 kB of %j', (unit) => {
  const text = unit.repeat(50_000 / unit.length);
  const start = performance.now();
  readScales(text);
  expect(performance.now() - start).toBeLessThan(3000);
});
