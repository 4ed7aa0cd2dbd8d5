import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DocumentShare } from '#core/sharing/share.ts';
import { broken, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { anOwner, aShare, patience, shareKeys } from '#tests/support/client/sharing.ts';
import { SharePage } from './share-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const revoked = aShare({ state: 'revoked', isActive: false });

function setup(share: DocumentShare = aShare()) {
  const api = anOwner([share]);
  renderScreen(<SharePage />, { at: '/document/7/share', path: '/document/:id/share' });
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }, patience));
  const list = (...shares: DocumentShare[]) => api.on('GET /api/documents/7/shares', () => ok(shares));
  return { api, user, press, list };
}

const heading = () => screen.getByRole('heading', { name: 'Shared With' });
const question = () => within(screen.getByRole('alertdialog'));

test('asks before it revokes, and says that it is done', async () => {
  const { api, user, press, list } = setup();
  api.on('POST /api/document-shares/31/revoke', () => {
    list(revoked);
    return ok(revoked);
  });
  await press('Revoke access of maria@example.com');
  expect(
    question().getByText(
      'Are you sure you want to revoke access? The recipient will no longer be able to view this document.',
    ),
  ).toBeDefined();
  expect(api.callsOf('POST /api/document-shares/31/revoke')).toEqual([]);

  await user.click(question().getByRole('button', { name: 'Revoke Access' }));

  expect(await screen.findByText('Share access revoked')).toBeDefined();
  expect(screen.getByText('The recipient can no longer access this document')).toBeDefined();
  expect(await screen.findByText('Revoked')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('leaves a share alone where the answer is no, with the focus where it was', async () => {
  const { user, press } = setup();
  await press('Revoke access of maria@example.com');

  await user.click(question().getByRole('button', { name: 'Cancel' }));

  const button = screen.getByRole('button', { name: 'Revoke access of maria@example.com' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('keeps on the page why a share could not be revoked', async () => {
  const { api, user, press } = setup();
  api.on('POST /api/document-shares/31/revoke', () => broken());
  await press('Revoke access of maria@example.com');

  await user.click(question().getByRole('button', { name: 'Revoke Access' }));

  expect((await screen.findByText('Error revoking share')).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('asks before it deletes a share that has ended, and says that it is done', async () => {
  const { api, user, press, list } = setup(revoked);
  api.on('DELETE /api/document-shares/31', () => {
    list();
    return ok({ id: 31 });
  });
  await press('Delete share with maria@example.com');
  expect(
    question().getByText('Are you sure you want to permanently delete this share? This action cannot be undone.'),
  ).toBeDefined();

  await user.click(question().getByRole('button', { name: 'Delete Share' }));

  expect(await screen.findByText('Share deleted')).toBeDefined();
  expect(screen.getByText('The share has been permanently deleted')).toBeDefined();
  expect(await screen.findByText('No Shares Yet')).toBeDefined();
});

test('says why a share could not be deleted', async () => {
  const { api, user, press } = setup(revoked);
  api.on('DELETE /api/document-shares/31', () => refused('share.not_revoked'));
  await press('Delete share with maria@example.com');

  await user.click(question().getByRole('button', { name: 'Delete Share' }));

  expect(await screen.findByText('Error deleting share')).toBeDefined();
  expect(screen.getByText('Revoke the access first. Then the share can be deleted.')).toBeDefined();
});

test('makes a new code after a question, and puts the focus on it', async () => {
  const { api, user, press } = setup();
  api.on('POST /api/document-shares/31/code', () => ok(shareKeys({ accessCode: 'AAAA-BBBB-CCCC' })));
  await press('New code for maria@example.com');
  expect(question().getByText(/The old code and the old link .* stop working at once/)).toBeDefined();

  await user.click(question().getByRole('button', { name: 'Make New Code' }));

  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeDefined();
  const title = screen.getByRole('heading', { name: 'Access code for maria@example.com' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('makes a new code of a locked share by one press', async () => {
  const { api, press, list } = setup(aShare({ state: 'locked' }));
  api.on('POST /api/document-shares/31/code', () => {
    list(aShare());
    return ok(shareKeys());
  });

  await press('New code for maria@example.com');

  expect(await screen.findByText('K7QF-M2XR-9TPD')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByText('Active')).toBeDefined();
});

test('shows one code of a share: the newest', async () => {
  const { api, press } = setup(aShare({ state: 'locked' }));
  const codes = ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB'];
  api.on('POST /api/document-shares/31/code', () => ok(shareKeys({ accessCode: codes.shift() ?? '' })));
  await press('New code for maria@example.com');
  await screen.findByText('AAAA-AAAA-AAAA');

  await press('New code for maria@example.com');

  expect(await screen.findByText('BBBB-BBBB-BBBB')).toBeDefined();
  expect(screen.queryByText('AAAA-AAAA-AAAA')).toBeNull();
});

test('takes the code of a share away when the share is revoked', async () => {
  const { api, user, press } = setup(aShare({ state: 'locked' }));
  api.on('POST /api/document-shares/31/code', () => ok(shareKeys()));
  api.on('POST /api/document-shares/31/revoke', () => ok(revoked));
  await press('New code for maria@example.com');
  await screen.findByText('K7QF-M2XR-9TPD');

  await press('Revoke access of maria@example.com');
  await user.click(question().getByRole('button', { name: 'Revoke Access' }));

  await waitFor(() => expect(screen.queryByText('K7QF-M2XR-9TPD')).toBeNull());
});

test('says why there is no new code', async () => {
  const { api, press } = setup(aShare({ state: 'locked' }));
  api.on('POST /api/document-shares/31/code', () => refused('share.ended'));

  await press('New code for maria@example.com');

  expect(await screen.findByText('No new code was made')).toBeDefined();
  expect(screen.getByText('This share has ended. Make a new one.')).toBeDefined();
});

test('tells who opened it, when, and what they did', async () => {
  const { api, press } = setup();
  const visits = [
    { at: '2026-11-22T12:40:00', what: 'commented' },
    { at: '2026-11-22T12:35:00', what: 'opened' },
    { at: '2026-11-22T12:32:00', what: 'refused' },
  ];
  api.on('GET /api/document-shares/31/visits', () => ok(visits));

  await press('Who opened it: maria@example.com');

  expect(screen.getByRole('dialog').textContent).toContain('the share with maria@example.com');
  const told = within(await screen.findByRole('list', { name: 'What was done' })).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent?.replace(/\s/gu, ' '))).toEqual([
    'Wrote a commentNov 22, 2026, 12:40 PM',
    'Opened it with the access code, or signed inNov 22, 2026, 12:35 PM',
    'One or more wrong access codes were triedNov 22, 2026, 12:32 PM',
  ]);
});

test.each([
  ['nothing was done yet', () => ok([]), 'Nothing yet.'],
  ['it could not be loaded', () => broken(), 'Who opened it could not be loaded.'],
])('says so where %s', async (_, answer, words) => {
  const { api, press } = setup();
  api.on('GET /api/document-shares/31/visits', answer);

  await press('Who opened it: maria@example.com');

  expect(await screen.findByText(words)).toBeDefined();
});
