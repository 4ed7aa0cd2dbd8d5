import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { bodiesByName } from './bodies-by-name.ts';

const bodies = (text: string): string[] => [...new Set(bodiesByName(text).map(({ span }) => textAt(text, span)))];

test.each([
  ['presents by Medic 7, Clark County with pain', 'Medic 7, Clark County'],
  ['transport by KidFlight 3, RN Dusty', 'KidFlight 3'],
  ['Nunzio (Teamsters Local 417)', 'Teamsters Local 417'],
  ['his rep (Unite branch NE/407)', 'Unite branch NE/407'],
  ['goes to P.S. 417 and', 'P.S. 417'],
  ['School: Lincoln K-8, Coach', 'Lincoln K-8'],
  ['Pharmacy | Walgreens on Story Rd |', 'Walgreens on Story Rd'],
  ['Insured by Blue Shield of Ohio.', 'Blue Shield of Ohio'],
  ['Resus 2, Royal Oldham', 'Royal Oldham'],
  ['Released to E. F. Boyd & Son.', 'E. F. Boyd & Son'],
  ['football, vs Central Catholic).', 'Central Catholic'],
  ['Discharged to Golden Meadows.', 'Golden Meadows'],
  ['goes to Little Acorns daycare', 'Little Acorns daycare'],
  ['Ordering clinic: Corran Bay Ortho', 'Corran Bay Ortho'],
  ['her dentist is Bright Smiles of Tulsa.', 'Bright Smiles of Tulsa'],
  ['provider Summit Spine & Joint. Denied', 'Summit Spine & Joint'],
  ['Oct (Nordlys Sleep Lab; tech', 'Nordlys Sleep Lab'],
  ['fainted at the holy trinity church supper', 'holy trinity church'],
])('finds in "%s" %s', (text, body) => {
  expect(bodies(text)).toContain(body);
});

test.each([
  'Discharged to Home Health, transferred to Medical Unit, admitted to Intensive Care',
  'Transferred to Skilled Nursing. Discharged to Acute Rehab.',
  'Rescue 2 puffs as needed, at little cost. Blue discoloration, royal jelly',
  'CVS: regular rhythm. CVS normal. Risk: High.',
])('finds none in "%s"', (text) => {
  expect(bodies(text)).toEqual([]);
});
