import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ana } from '#tests/support/client/accounts.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { UnreadOnCard } from './unread-on-card.tsx';

const unread = 'GET /api/comments/unread';

function setup(answer = () => ok([{ documentId: 7, count: 2 }])) {
  const api = fakeApi().on(unread, answer);
  renderAt(
    '/documents',
    <>
      <UnreadOnCard user={ana} documentId={7} />
      <UnreadOnCard user={ana} documentId={8} />
    </>,
  );
  return api;
}

test('leads from the card of a document to its new comments, and says nothing on the others', async () => {
  const api = setup();

  const link = await screen.findByRole('link', { name: '2 new comments' });
  expect(link.getAttribute('href')).toBe('/interpretation/7#comments');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(api.callsOf(unread)).toHaveLength(1);
});

test('says nothing where nobody knows', async () => {
  const api = setup(() => refused('server.unavailable'));

  await vi.waitFor(() => expect(api.callsOf(unread)).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});
