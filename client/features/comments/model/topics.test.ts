import { expect, test } from 'vitest';
import { aComment, anOwnersOwn, sentence, term } from '#tests/support/client/comments.tsx';
import { countAll, countOf, recipientOf, topicsOf } from './topics.ts';

const idsOf = (comments: Parameters<typeof topicsOf>[0]) =>
  topicsOf(comments).map(({ key, threads }) => [
    key,
    threads.map(({ root, answers }) => [root.id, ...answers.map(({ id }) => id)]),
  ]);

test('what is about the document comes first, then sentences, then terms', () => {
  const comments = [
    aComment({ id: 1, target: term }),
    aComment({ id: 2, target: sentence }),
    aComment({ id: 3 }),
    aComment({ id: 4, target: { ...sentence } }),
  ];

  expect(idsOf(comments)).toEqual([
    ['document', [[3]]],
    ['sentence Your potassium is high.', [[2], [4]]],
    ['term potassium', [[1]]],
  ]);
});

test('answers stand below what they answer, those of one conversation together', () => {
  const toAll = anOwnersOwn({ id: 1, shareId: null });
  const comments = [
    toAll,
    aComment({ id: 2, answers: 1, shareId: 3 }),
    aComment({ id: 3, answers: 1, shareId: 4 }),
    anOwnersOwn({ id: 4, answers: 1, shareId: 3 }),
  ];

  expect(idsOf(comments)).toEqual([['document', [[1, 2, 4, 3]]]]);
});

test('an answer to what cannot be seen begins a thread', () => {
  expect(idsOf([aComment({ id: 9, answers: 8 })])).toEqual([['document', [[9]]]]);
});

test('knows with whom a conversation is by who has written in it', () => {
  const comments = [anOwnersOwn({ id: 1, shareId: 3 }), aComment({ id: 2, shareId: 3 })];

  expect(recipientOf(comments, 3)).toBe('dr.miller@example.org');
  expect(recipientOf(comments, 4)).toBeUndefined();
});

test('counts what is about the same words, and what is new among it', () => {
  const comments = [
    aComment({ target: sentence }),
    aComment({ id: 2, target: sentence, isUnread: true }),
    aComment({ id: 3 }),
  ];

  expect(countOf(comments, { ...sentence })).toEqual({ all: 2, unread: 1 });
  expect(countOf(comments, { kind: 'document' })).toEqual({ all: 1, unread: 0 });
  expect(countOf(comments, { kind: 'term', quote: sentence.quote })).toEqual({ all: 0, unread: 0 });
  expect(countAll(comments)).toEqual({ all: 3, unread: 1 });
});
