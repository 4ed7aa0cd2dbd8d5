import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { peopleByPlace } from './people-by-place.ts';

const people = (text: string): string[] => [...new Set(peopleByPlace(text).map(({ span }) => textAt(text, span)))];

test.each([
  ['reviewed with Birch from pharmacy', ['Birch']],
  ['per RN May, pt refused', ['May']],
  ['Handed off to Sky at 0700', ['Sky']],
  ['Call Will if she will not walk', ['Will']],
  ['Allegra, the MA, gave it; Bones (our PA) helped', ['Allegra', 'Bones']],
  ['Attending: Stone / Resident: Banks', ['Stone', 'Banks']],
  ['Ex, River, is engaged', ['River']],
  ['Reader: JQ', ['JQ']],
  ['Notes typed by jd/kl', ['jd/kl']],
  ['Signed electronically: Frost, Amelia J., MD', ['Frost, Amelia J.']],
  ['Ordered by WATERS, JUNE on 2/3/24', ['WATERS, JUNE']],
  ['Bed 5 Graves - UTI', ['Graves']],
  ['Verified: R Small 03/04/24', ['R Small']],
  ['name: winter, joan', ['winter, joan']],
  ['mr le takes tenofovir', ['le']],
  ['f/u nov 3 w/ rice.', ['rice']],
  ['Rx sent to Tab at Corner Pharmacy', ['Tab']],
  ['Takayasu Kenji does not', ['Takayasu Kenji']],
  ['Crohn, Ari RN drew labs', ['Crohn, Ari']],
  ["Cc: 'Pritchard, Non'", ['Pritchard, Non']],
  ['Mère: Blacksmith Emma', ['Blacksmith Emma']],
  ['CC H. Mac an tSaoir, Ballymore', ['H. Mac an tSaoir']],
  ['RPH: MV / KIM', ['MV']],
  ['ATTN: Tin-Tin', ['Tin-Tin']],
  ['cc: Drs. Wood, Park and Long', ['Wood', 'Park', 'Long']],
  ['Attendees: Pilar, Bram, Odette and Dr. Strand', ['Pilar', 'Bram', 'Odette']],
])('finds in "%s" %j', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  'Handed off to Cardiology at 0700. Spoke with Neurology about it.',
  'Crohn disease is mild. Mother: Breast Cancer. Faxed to Cardiology at Mercy',
  'Nurse: None. Resident: Yes. Attending: Same',
  'Children: None. Siblings: Alive, well',
  'Bed 5 Empty - clean. Room 3 Isolation: contact',
  'Collected: 03/04/24. Reviewed: labs and films',
  'dr do not call; with food, the nurse said',
])('finds nobody in "%s"', (text) => {
  expect(people(text)).toEqual([]);
});
