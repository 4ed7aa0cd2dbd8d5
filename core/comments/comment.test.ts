import { expect, test } from 'vitest';
import { EditCommentBody, NewCommentBody, SeenCommentsBody } from './comment.ts';

test('a comment is about the whole document where nothing else is said', () => {
  expect(NewCommentBody.parse({ text: ' Hello\u202E ' })).toEqual({ text: 'Hello', target: { kind: 'document' } });
});

test('a comment has 2,000 letters at most, after what nobody sees is gone', () => {
  expect(EditCommentBody.safeParse({ text: 'x'.repeat(2000) }).success).toBe(true);
  expect(EditCommentBody.safeParse({ text: `${'x'.repeat(2000)}\u200B ` }).success).toBe(true);
  expect(EditCommentBody.safeParse({ text: 'x'.repeat(2001) }).success).toBe(false);
});

test.each([
  ['no text', {}],
  ['a text that nobody sees', { text: '\u202E\u0000 ' }],
  ['an author', { text: 'x', isOwners: true }],
  ['a conversation', { text: 'x', shareId: 1 }],
  ['a document', { text: 'x', documentId: 1 }],
  ['an answer to nothing', { text: 'x', answers: 0 }],
  ['an answer to half a comment', { text: 'x', answers: 1.5 }],
])('%s is no new comment', (_what, body) => {
  expect(NewCommentBody.safeParse(body).success).toBe(false);
});

test.each([{}, { upTo: 0 }, { upTo: -1 }, { upTo: '1' }, { upTo: 2 ** 60 }])(
  '%j is no comment that was seen',
  (body) => {
    expect(SeenCommentsBody.safeParse(body).success).toBe(false);
  },
);
