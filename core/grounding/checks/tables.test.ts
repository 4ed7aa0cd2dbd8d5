import { expect, test } from 'vitest';
import { faultsIn } from '../verify.test-helper.ts';

test.each<[string, string]>([
  ['Fibre index          12.5', 'The fibre index is above its limit.'],
  ['Swelling time        31', 'The swelling time is below the upper limit of 40.'],
  ['Reported: 14/09/2026 at 16:25', 'It was reported on 14 September 2026 at 4:25 in the afternoon.'],
  ['Booster dose 3', 'This was the third booster dose.'],
  ['Filled area 25 %', 'A quarter of the area is filled.'],
  ['Plasma iron store    412', 'The plasma iron store has fallen, from 412 in May to 190 in September.'],
])('keeps what %j says: %s', (quote, said) => {
  const faults = faultsIn('review', quote, said);

  expect(faults.filter((fault) => ['number', 'date', 'direction', 'historical', 'change'].includes(fault))).toEqual([]);
});

test.each<[string, string, string]>([
  ['Fibre index          12.5', 'The fibre index is below its limit.', 'direction'],
  ['Swelling time        31', 'The swelling time is above the limit.', 'direction'],
  ['Fibre index          12.5', 'The fibre index is within the range.', 'direction'],
  ['Reported: 14/09/2026 at 16:25', 'It was reported on 9 September 2026.', 'date'],
  ['Reported: 14/09/2026 at 16:25', 'It was reported at 4:25 in the morning.', 'date'],
  ['Booster dose 3', 'This was the second booster dose.', 'number'],
  ['Third degree burn', 'It is a second degree burn.', 'number'],
  ['Filled area 25 %', 'Half of the area is filled.', 'number'],
  ['Plasma iron store    412', 'The latest plasma iron store was 412.', 'historical'],
  ['Plasma iron store    412', 'The plasma iron store was 190 in May.', 'historical'],
  ['Plasma iron store    412', 'The plasma iron store has been rising.', 'change'],
])('refuses or doubts beside %j: %s', (quote, said, fault) => {
  expect(faultsIn('review', quote, said)).toContain(fault);
});
