import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Comment } from '#core/comments/comment.ts';
import type { SeenByShare } from '#core/sharing/share.ts';
import { signedIn } from '#tests/support/client/accounts.ts';
import {
  aComment,
  aSeenShare,
  CommentedScreen,
  commentsOf7,
  keepingComments,
  sentence,
  sharesOf7,
} from '#tests/support/client/comments.tsx';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';

beforeEach(() => localStorage.clear());

type Options = {
  comments?: Comment[];
  shares?: { accessLevel: SeenByShare['accessLevel']; state: string }[];
  share?: SeenByShare;
  isGuest?: boolean;
  /** Comments cannot be read. */
  isBroken?: boolean;
};

function setup({ comments = [], shares = [], share, isGuest = false, isBroken = false }: Options = {}) {
  const api = keepingComments(fakeApi(), comments).on(`GET ${sharesOf7}`, () => ok(shares));
  if (isBroken) api.on(`GET ${commentsOf7}`, () => refused('server.internal'));
  if (!isGuest && share === undefined) signedIn(api);
  renderAt('/interpretation/7', <CommentedScreen marked={[sentence]} {...(share && { share })} />);
  return api;
}

const panel = () => screen.findByRole('region', { name: 'Comments' });
const nothing = () => screen.getByText('No comments here');

test('an owner who shares with nobody sees nothing of comments', async () => {
  const api = setup();

  await vi.waitFor(() => expect(api.callsOf(`GET ${sharesOf7}`)).toHaveLength(1));
  expect(nothing()).toBeDefined();
});

test.each([
  ['those who may only view', [{ accessLevel: 'read', state: 'active' }]],
  [
    'those whose access has ended',
    [
      { accessLevel: 'comment', state: 'revoked' },
      { accessLevel: 'full_access', state: 'expired' },
    ],
  ],
] as const)('nor does an owner who shares with %s', async (_who, shares) => {
  const api = setup({ shares: [...shares] });

  await vi.waitFor(() => expect(api.callsOf(`GET ${sharesOf7}`)).toHaveLength(1));
  expect(nothing()).toBeDefined();
});

test.each(['comment', 'full_access'] as const)('an owner who shares at the level %s can write', async (accessLevel) => {
  setup({ shares: [{ accessLevel, state: 'active' }] });

  expect(await panel()).toBeDefined();
  expect(screen.getByText('Nothing has been written yet.')).toBeDefined();
  expect(await screen.findByRole('button', { name: `Comment on: ${sentence.quote}` })).toBeDefined();
});

test('an owner keeps what was written when nobody may comment any more, and is asked about no shares', async () => {
  const api = setup({ comments: [aComment()] });

  expect(await screen.findByText('Please bring this to your visit.')).toBeDefined();
  expect(api.callsOf(`GET ${sharesOf7}`)).toEqual([]);
});

test('an owner whose comments cannot be read now sees their document as before', async () => {
  const api = setup({ isBroken: true });

  await vi.waitFor(() => expect(api.callsOf(`GET ${commentsOf7}`)).toHaveLength(1));
  expect(nothing()).toBeDefined();
});

test('a guest is asked nothing', () => {
  const api = setup({ isGuest: true });

  expect(nothing()).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('somebody who may only view sees nothing of comments, and asks for none', () => {
  const api = setup({ share: aSeenShare({ accessLevel: 'read' }), comments: [aComment()] });

  expect(nothing()).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('somebody who may comment is told who reads what they write, and may try again where comments cannot be read', async () => {
  const api = setup({ share: aSeenShare(), isBroken: true });

  expect(await screen.findByText(/Ana García reads what you write here/)).toBeDefined();
  expect(await screen.findByText('The comments could not be loaded.')).toBeDefined();
  api.on(`GET ${commentsOf7}`, () => ok([]));
  screen.getByRole('button', { name: 'Try again' }).click();

  expect(await screen.findByText('Nothing has been written yet.')).toBeDefined();
});
