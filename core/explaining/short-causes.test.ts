import { expect, test } from 'vitest';
import { shortCauses } from './short-causes.ts';

test.each<[string, string, string[]]>([
  [
    'leaves a short meaning as it is',
    'happen after food, with stress, or with diabetes',
    ['happen after food, with stress, or with diabetes'],
  ],
  [
    'cuts where a cause opens with its own word',
    'happen when the kidneys work less well, when the body is short of water, after a meat meal, or with some medicines',
    [
      'happen when the kidneys work less well or when the body is short of water',
      'happen after a meat meal or with some medicines',
    ],
  ],
  [
    'does not part words from the noun they belong to',
    'happen when the body is short of water, with smoking, or with some lung, heart, or bone marrow conditions',
    [
      'happen when the body is short of water or with smoking',
      'happen with some lung, heart, or bone marrow conditions',
    ],
  ],
  [
    'keeps a hedge beside what it hedges',
    'happen while getting over an infection of any kind, with long-term inflammation, or less often with a blood condition',
    [
      'happen while getting over an infection of any kind or with long-term inflammation',
      'happen less often with a blood condition',
    ],
  ],
  [
    'leaves one long cause whole',
    'happen with infection, swelling or injury in the body, stress, smoking, steroid medicine, or less often a blood condition',
    [
      'happen with infection, swelling or injury in the body, stress, smoking, steroid medicine, or less often a blood condition',
    ],
  ],
  [
    'leaves anything that is no list of causes',
    'be a sign that the sample stood too long before it was tested, and that it should be taken again',
    ['be a sign that the sample stood too long before it was tested, and that it should be taken again'],
  ],
])('%s', (_rule, meaning, expected) => {
  expect(shortCauses(meaning)).toEqual(expected);
});

test('keeps a second sentence at the end', () => {
  const parts = shortCauses(
    'happen with one very long cause that has many words in it, or with another cause. It usually means little',
  );

  expect(parts.at(-1)).toMatch(/another cause\. It usually means little$/);
});
