import { expect, test } from 'vitest';
import { analytes } from '../../knowledge/analyte-data.ts';
import { firstCauses } from './causes.ts';

test.each([
  [
    'happen after a meal, with diabetes or before it starts, with stress',
    'after a meal, or with diabetes or before it starts',
  ],
  ['happen with low iron, blood loss, low vitamin B12 or folate', 'with low iron or blood loss'],
  ['happen when acids build up, as with diabetes, kidney problems', 'when acids build up'],
  ['happen with smoking, and also with some cancers', 'with smoking, or with some cancers'],
  ['happen because of genes. It is one of several things', 'because of genes'],
  ['happen with pregnancy', 'with pregnancy'],
  ['happen with stress, some medicines or a rare growth', 'with stress, some medicines or a rare growth'],
  ['happen with an allergy to cats, but also in people who react to nothing', 'with an allergy to cats'],
  ['happen with HIV; a second test is done', 'with HIV'],
  ['mean that the sample was old', null],
])('takes from %j the causes %j', (meaning, expected) => {
  expect(firstCauses(meaning)).toBe(expected);
});

test('names no cause that the patient cannot have', () => {
  const meaning = 'happen with a period, hard exercise, an enlarged prostate';

  expect(firstCauses(meaning, 'male')).toBe('with hard exercise or an enlarged prostate');
  expect(firstCauses(meaning, 'female')).toBe('with a period or hard exercise');
});

test('no record gives causes that break off', () => {
  const causes = analytes.flatMap(({ high, low, positive }) =>
    [high, low, positive].flatMap((meaning) =>
      meaning === null || meaning === undefined ? [] : [firstCauses(meaning) ?? ''],
    ),
  );

  expect(causes.filter((cause) => /\bor (?:but|such|which|as|and|or)\b|[;:.]$/.test(cause))).toEqual([]);
});
