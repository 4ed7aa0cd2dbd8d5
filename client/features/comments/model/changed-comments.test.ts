import { expect, test } from 'vitest';
import { aComment } from '#tests/support/client/comments.tsx';
import { withAdded, without } from './changed-comments.ts';

test('the same words sent twice are one comment', () => {
  const once = [aComment({ id: 1 }), aComment({ id: 2 })];

  expect(withAdded(once, aComment({ id: 2 }))).toEqual(once);
  expect(withAdded(once, aComment({ id: 3 })).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('without its beginning, the oldest answer of each conversation begins it', () => {
  const answer = (id: number, shareId: number) => aComment({ id, shareId, answers: 1 });
  const left = without(
    [aComment({ id: 1, shareId: null }), answer(2, 3), answer(3, 4), answer(4, 3), aComment({ id: 5 })],
    1,
  );

  expect(left.map(({ id, answers }) => [id, answers])).toEqual([
    [2, null],
    [3, null],
    [4, 2],
    [5, null],
  ]);
});
