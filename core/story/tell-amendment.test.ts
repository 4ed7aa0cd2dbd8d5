import { expect, test } from 'vitest';
import { tellAmendment } from './tell-amendment.ts';

const amendment = { said: [0, 10] as [number, number], added: undefined, first: [], isCorrecting: true };

test('says that a report was corrected, and what it said before', () => {
  const told = tellAmendment(amendment, [{ text: 'Cyst in the "right" breast.', span: [20, 40] }]);

  expect(told.map(({ part }) => part)).toEqual(['bottom_line', 'unclear']);
  expect(told[1]?.text).toContain(`the report said: "Cyst in the 'right' breast."`);
});

test('says of what was only added that it was added', () => {
  expect(tellAmendment({ ...amendment, isCorrecting: false }, []).map(({ text }) => text)).toEqual([
    'Something was added to this report after it was first written.',
  ]);
});
