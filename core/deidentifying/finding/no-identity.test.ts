import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { personalForms } from './forms.ts';

const found = (text: string): string[] => personalForms(text).map(({ span }) => textAt(text, span));

test.each([
  'GLUCOSE.IN URINE was seen.',
  'No rash.It cleared. POTASSIUM.CA was low.',
  'Sore neck @desk, worse @night',
  'HR 71 reg BP 118/74 RR 12, pulse reg Temp 36.4',
  'Cyst (axial images #12-48, image #412). CPT code 47562. Dial #999.',
  'Grip 25/25 on both sides, recall 30/30.',
  'T 98.4-101.2, B12 of 310 (normal 200-1100), lens +2.25 x 080',
  'Cut in line with the 3rd ray, past the 5th compartment.',
  'Two separate 3-0 sutures to 4 separate loops',
])('takes nothing in "%s" for an identity', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['See mulberry.clinic or www.quay.in', ['mulberry.clinic']],
  ['Write to @tobias_91', ['@tobias_91']],
  ['Back on the 3rd at noon, then the 9th.', ['the 3rd', 'the 9th']],
  ['Call 555-0142', ['555-0142']],
])('finds in "%s" what is one', (text, identities) => {
  expect(found(text)).toEqual(expect.arrayContaining(identities));
});
