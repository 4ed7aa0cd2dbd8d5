import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { findPersonal } from './find-personal.ts';

const knowledge = loadKnowledge();
const found = (text: string): string[] => findPersonal(text, knowledge).map(({ span }) => textAt(text, span));

test.each([
  ['Dr. Blood called. Low blood count.', ['Blood']],
  ['Patient: Aoife Byrne, Respiratory Nurse', ['Aoife Byrne']],
  ['Technician: Brook Lindahl, RPSGT. Interpreted by Ann Okafor.', ['Brook Lindahl', 'Ann Okafor']],
  ['Discussed with Dr. T. Next visit in May.', ['T.', 'May']],
  ['Saw Dr. Okafor 1/17; strength 5/5.', ['Okafor', '1/17']],
  ['Padraic Swords, Podiatrist', ['Padraic Swords']],
  ['Seen with Anneke ten Brink today', ['Anneke ten Brink']],
  ['Ms. Wilson has no Wilson disease.', ['Wilson']],
  ['She is 88. Her mother is 94 years old.', ['94']],
  ['Nguyễn Thị Hương (mother: Trần Mai)', ['Nguyễn Thị Hương', 'Trần Mai']],
  ['Asked Dr. K. Either Dr. Berg or his nurse will ring.', ['K.', 'Berg']],
  ['Stent by Dr. Quist. It was patent.', ['Quist']],
  ['Shown to Dr. N. We agreed. A Quist dissector was used.', ['N.', 'Quist']],
  ['ANESTHESIA:  Spinal with light sedation.', []],
  ['INFORMANT:  Aunt by telephone', []],
  ['CC: Sore throat. LABORATORY:  Labs were drawn and sodium was 131.', []],
  ['ANESTHESIA:  Maud Okafor', ['Maud Okafor']],
  ['Pain 4/52, off work 3/7. Seen 17/3/25.', ['17/3/25']],
  ['X-rays from Princess Maud’s, Ely.', ['Princess Maud’s, Ely']],
  ['She saw a surgeon in Wells, then came back from Mason.', ['Wells', 'Mason']],
  ['Referred by Dr. T and Ms B', ['T', 'B']],
  ['Asked her brother, I am told.', []],
  ['Born in Salem, Oregon, studied at University of Boise', ['Salem, Oregon', 'University of Boise']],
  ['Operated at County Hospital, then at Women’s Hospital.', ['County Hospital', 'Women’s Hospital']],
  ['A fall in 7/88, the next in October.', ['7/88', 'October']],
  ['Physician: READER, SECOND', ['READER, SECOND']],
  ['PHILLIPS, JOAN (niece)', ['PHILLIPS, JOAN']],
  ['Ache of 2/10 to 4/10. St. Jude mechanical valve.', []],
  ['Hx Graves + sarcoid, GORD/Barrett. Vicryl was used.', []],
  ['A 5/52 trial of Levlen suits her.', []],
])('finds in "%s" %j', (text, words) => {
  expect(found(text)).toEqual(words);
});

test('tells a birthday apart', () => {
  expect(findPersonal('DOB: 02/03/1961, seen 04/12/2024', knowledge).map(({ isBirth }) => isBirth)).toEqual([
    true,
    undefined,
  ]);
});

test('masks a telephone that was taken for a value', () => {
  const text = 'Ph: 080 4555 0143';
  const personal = findPersonal(text, knowledge, { facts: [[4, 7]] });

  expect(personal.map(({ span }) => textAt(text, span))).toEqual(['080 4555 0143']);
});

test('leaves a fact alone, but not the person beside it', () => {
  const text = 'Potassium was told to Okafor by phone.';

  expect(findPersonal(text, knowledge, { facts: [[0, text.length]] })).toEqual([]);
  expect(findPersonal(text, knowledge, { facts: [[0, 9]] })).toHaveLength(1);
});

test('knows people who are known from elsewhere', () => {
  const text = 'what about lopez?';

  expect(findPersonal(text, knowledge, { names: ['Maria Lopez'] }).map(({ span }) => textAt(text, span))).toEqual([
    'lopez',
  ]);
});

test.each(['1/', 'Dr. ', 'Dr. Aa ', 'Aa-', 'XQWER ', 'Straße ', '1 Aaplatz ', '[P', 'a@', 'call 1', 'MRN 1 '])(
  'comes through 50,000 characters of "%s"',
  (unit) => {
    const text = unit.repeat(50_000 / unit.length);

    expect(findPersonal(text, knowledge).every(({ span }) => span[1] <= text.length)).toBe(true);
  },
);
