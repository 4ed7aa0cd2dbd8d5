import { expect, test } from 'vitest';
import { joinedRequests, withoutSameOpenings } from './openings.ts';
import { fromDocument } from './said.ts';

const said = (text: string, at = 0) => fromDocument(text, [[at, at + 1]]);
const texts = (row: readonly { text: string }[]) => row.map(({ text }) => text);

test('says "also" where the sentence before opened in the same way', () => {
  const row = [
    said('The note mentions a.'),
    said('The note says to b.'),
    said('C was 5.'),
    said('The note mentions d.'),
  ];

  expect(texts(withoutSameOpenings(row, 'note'))).toEqual([
    'The note mentions a.',
    'It also says to b.',
    'C was 5.',
    'The note mentions d.',
  ]);
});

test('joins requests of one form, with the spans of both', () => {
  const requests = [
    said('The note says to rest.', 1),
    said('The note asks for a referral to the eye clinic.', 2),
    said('The note says to see Dr. Lee in 1 week.', 3),
    said('The note says: "Daily foot checks".', 4),
  ];

  expect(joinedRequests(requests, 'note')).toMatchObject([
    {
      text: 'The note says to rest and to see Dr. Lee in 1 week.',
      spans: [
        [1, 2],
        [3, 4],
      ],
    },
    { text: 'The note asks for a referral to the eye clinic.' },
    { text: 'The note says: "Daily foot checks".' },
  ]);
});

test('starts a new sentence where one would be too long to read', () => {
  const long = 'The note says to drink water, to rest at home and to walk a little more each day.';

  expect(texts(joinedRequests([said(long), said(long.replace('drink', 'take'))], 'note'))).toHaveLength(2);
});
