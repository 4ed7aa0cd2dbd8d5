import { expect, test } from 'vitest';
import { plainName, withoutHardParts } from './plain-name.ts';

test.each([
  ['anterior cervical fusion at C5-C6', 'neck fusion at C5-C6'],
  ['lumbar surgery to take pressure off nerves', 'lower back surgery to take pressure off nerves'],
  ['bilateral breast implants', 'breast implants on both sides'],
  ['bilateral groin surgery with a graft', 'two-sided groin surgery with a graft'],
  ['distal pinning (distal pinning of the radius)', 'pinning (distal pinning of the radius)'],
  ['a tear of the posterior horn', 'a tear of the posterior horn'],
  ['cervical cerclage', 'cervical cerclage'],
])('"%s" is said as "%s"', (said, plain) => {
  expect(plainName(said)).toBe(plain);
});

test.each([
  ['surgery to remove a breast with fascial plication', 'surgery to remove a breast'],
  ['surgery to remove the tonsils and adenoids', 'surgery to remove the tonsils and adenoids'],
  [
    'surgery on the foot, subtalar arthroereisis and a bone graft',
    'surgery on the foot, subtalar arthroereisis and a bone graft',
  ],
  ['tumor surgery without lymphadenectomy', 'tumor surgery without lymphadenectomy'],
  ['lymphadenectomy with parotidectomy', 'lymphadenectomy with parotidectomy'],
])('"%s" is told as "%s"', (said, told) => {
  expect(withoutHardParts(said)).toBe(told);
});
