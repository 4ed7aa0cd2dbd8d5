import { expect, test } from 'vitest';
import type { ScaleReading } from '../reading/reading.ts';
import { scaleMeanings } from './scale-meanings.ts';
import type { StorySentence } from './story.ts';

const told = (text: string, span: [number, number], part: StorySentence['part'] = 'found'): StorySentence => ({
  part,
  text,
  spans: [span],
  basis: 'document',
});

function setup(scales: ScaleReading[], story: StorySentence[] = [told('The tumor is T2.', [0, 20])]) {
  return scaleMeanings({ scales, text: 'The tumor is T2. '.repeat(8) }, story);
}

test('says what a place on a scale means, behind the sentence that tells it', () => {
  const [meaning] = setup(
    [{ scale: 'tnm_t', value: '2', span: [10, 12] }],
    [told('The tumor is T2.', [0, 20], 'bottom_line')],
  );

  expect(meaning).toMatchObject({ part: 'bottom_line', basis: 'general', spans: [[10, 12]] });
  expect(meaning?.text).toBe('T2 means the tumor is larger or goes deeper than T1.');
  expect(meaning?.source).toMatch(/^[^:]+: .+/);
});

test('gives a place that no sentence tells before what it means', () => {
  const said = setup([{ scale: 'tnm_t', value: '2', span: [50, 52] }]);

  expect(said.map(({ basis }) => basis)).toEqual(['document', 'general']);
});

test('says each place once', () => {
  const read: ScaleReading = { scale: 'tnm_t', value: '2', span: [10, 12] };

  expect(setup([read, { ...read, span: [14, 16] }])).toHaveLength(1);
});

test('keeps two places of one scale apart', () => {
  expect(
    setup([
      { scale: 'tnm_n', value: '0', span: [1, 3] },
      { scale: 'tnm_n', value: '1', span: [4, 6] },
    ]).map(({ text }) => text),
  ).toEqual([
    'N0 means no tumor cells were found in the lymph nodes nearby.',
    'N1 means tumor cells were found in a few lymph nodes nearby.',
  ]);
});

test('tells of the scale where the place has no meaning of its own', () => {
  const [meaning] = setup([{ scale: 'tnm_t', value: '9', span: [10, 12] }]);

  expect(meaning?.text).toBe('The letter T tells about the main tumor: its size, or how deep it goes.');
});

test('names the stage in capitals', () => {
  const [meaning] = setup([{ scale: 'cancer_stage', value: 'iv', span: [10, 12] }]);

  expect(meaning?.text).toBe('Stage IV means it was found in other parts of the body.');
});

test('says no more than ten sentences', () => {
  const values = ['0', '1', '2', '3', '4', 'x'];

  expect(setup(values.map((value, at) => ({ scale: 'tnm_t', value, span: [50 + at, 51 + at] })))).toHaveLength(10);
});

test('does not weigh what the paper calls normal', () => {
  const text = 'Normal ejection fraction of 72%.';
  const [, meaning] = scaleMeanings({ scales: [{ scale: 'ejection_fraction', value: '72', span: [7, 31] }], text }, []);

  expect(meaning?.text).toBe('The ejection fraction is the share of blood that the heart pumps out with each beat.');
});

test('says once what a scale is about', () => {
  const said = setup(
    [
      { scale: 't_score', value: '-2.1', span: [1, 4] },
      { scale: 't_score', value: '-1.5', span: [5, 8] },
      { scale: 't_score', value: '-2.8', span: [9, 12] },
    ],
    [told('T-scores', [0, 20])],
  ).map(({ text }) => text);

  expect(said.filter((text) => text.includes('compares the bone'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('low bone mass'))).toHaveLength(1);
  expect(said.at(-1)).toContain('osteoporosis');
});
