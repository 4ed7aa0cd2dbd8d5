import { expect, test } from 'vitest';
import { shortCauses } from './short-causes.ts';

test('leaves a short meaning as it is', () => {
  expect(shortCauses('happen after food, with stress, or with diabetes')).toEqual([
    'happen after food, with stress, or with diabetes',
  ]);
});

test('takes a long list apart, each part with its own relation', () => {
  expect(
    shortCauses(
      'happen when the kidneys work less well, with a lot of muscle, a meat meal, or much exercise, after an injury, or in pregnancy',
    ),
  ).toEqual([
    'happen when the kidneys work less well, with a lot of muscle or with a meat meal',
    'happen with much exercise, after an injury or in pregnancy',
  ]);
});

test('keeps a hedge beside what it hedges', () => {
  expect(
    shortCauses(
      'happen with infection, swelling or injury, stress, smoking, steroid medicine, or less often a bone marrow condition',
    ),
  ).toEqual([
    'happen with infection, with swelling or injury, or with stress',
    'happen with smoking, with steroid medicine or less often with a bone marrow condition',
  ]);
});

test('keeps a second sentence at the end', () => {
  const parts = shortCauses(
    'happen with one very long cause that has many words in it, or with another cause. It usually means little',
  );

  expect(parts.at(-1)).toMatch(/another cause\. It usually means little$/);
});
