import { expect, test } from 'vitest';
import { z } from 'zod';
import { scaleForms } from '../reading/scales/scale-forms.ts';
import { findScale, placeOn, ScaleEntry, type ScaleId } from './scale-data.ts';
import scales from './scales.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };

const entries = z.array(ScaleEntry).parse(Object.values(scales));
const place = (id: ScaleId, value: string) => {
  const entry = findScale(id);
  return entry && placeOn(entry, value)?.means;
};

test('knows every scale that can be read', () => {
  const read = new Set([...scaleForms.map(({ scale }) => scale), 'tnm_t', 'tnm_n', 'tnm_m']);

  expect(Object.keys(scales).sort()).toEqual([...read].sort());
});

test('every source is of a publisher on record', () => {
  const known = new Set(sources.map(({ publisher }) => publisher));

  expect(entries.map(({ source }) => source).filter((source) => !known.has(source.split(': ')[0] ?? ''))).toEqual([]);
});

test('no scale says how things will end, and none frightens', () => {
  const frightening =
    /\b(?:death|die|dying|surviv\w*|fatal|prognosis|life expectancy|terminal|danger\w*|aggressive)\b/i;
  const words = entries.flatMap(({ about, extent, places }) => [
    about,
    extent ?? '',
    ...places.map(({ means }) => means),
  ]);

  expect(words.filter((word) => frightening.test(word))).toEqual([]);
});

test.each([
  ['bi_rads', '4a', /biopsy is often advised/],
  ['cancer_stage', 'iia', /larger, or has reached/],
  ['cancer_stage', 'iv', /other parts/],
  ['lung_rads', '2s', /very likely harmless/],
  ['lung_rads', '4a', /three months/],
  ['tnm_t', '2a', /larger or goes deeper than T1/],
  ['tnm_t', 'is', /not grown into/],
  ['ejection_fraction', '45', /mildly reduced/],
  ['ejection_fraction', '55-60', /usual range/],
  ['t_score', '-2.7', /osteoporosis/],
  ['t_score', '-1.8', /low bone mass/],
  ['t_score', '0.3', /usual range/],
  ['t_score', '-2.5', /osteoporosis/],
  ['her2', '3+', /a lot of HER2/],
  ['apgar', '8/9', /good sign/],
  ['estrogen_receptor', 'low positive', /small part/],
] as const)('finds the place of %s %s', (id, value, expected) => {
  expect(place(id, value)).toMatch(expected);
});

test.each([
  ['ejection_fraction', '38-45'],
  ['bi_rads', '9'],
  ['ki_67', '20'],
] as const)('claims no place for %s %s', (id, value) => {
  expect(place(id, value)).toBeUndefined();
});
