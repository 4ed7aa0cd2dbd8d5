import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#core/accounts/account.ts';
import type { AdminAccount, AdminOverview } from '#core/accounts/administration.ts';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import AdminRoute from './admin.route.tsx';

const overview: AdminOverview = {
  accounts: { total: 3, byPlan: { free: 2, basic: 1, premium: 0 } },
  guests: { documents: 1 },
  documents: { byStage: { explained: 4, unreadable: 1, waiting: 0 }, bytes: 2_097_152 },
  mail: { isConfigured: true, byState: { waiting: 2 }, oldestWaitingAt: '2026-11-22T12:30:00' },
  jobs: [
    { queue: 'read-document', waiting: 1, running: 1, givenUp: 2 },
    { queue: 'deliver-mail', waiting: 0, running: 0, givenUp: 0 },
  ],
  freeBytes: 5 * 1024 ** 3,
};

const account = (id: number, username: string, more: Partial<AdminAccount> = {}): AdminAccount => ({
  id,
  username,
  plan: 'free',
  nextPlan: null,
  isAdmin: false,
  hasVerifiedEmail: false,
  hasSecondFactor: false,
  uploadsThisMonth: 2,
  documents: 5,
  bytes: 1_048_576,
  createdAt: '2026-09-01T12:00:00',
  seenAt: null,
  ...more,
});

beforeEach(() => localStorage.clear());

function setup(me: Account | null = anAccount({ isAdmin: true })) {
  const api = fakeApi();
  if (me) signedIn(api, me);
  api
    .on('GET /api/admin/overview', () => ok(overview))
    .on('GET /api/admin/accounts', () => ok({ accounts: [account(1, 'ana', { isAdmin: true })], next: 1 }))
    .on('GET /api/admin/accounts?after=1', () =>
      ok({ accounts: [account(2, 'bea', { nextPlan: 'basic' })], next: null }),
    );
  return { api, ...renderAt('/admin', <AdminRoute />) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['a guest', null],
  ['somebody who is no administrator', anAccount()],
])('does not exist for %s', async (_, me) => {
  const { api } = setup(me);

  expect(await heading('404 Page Not Found')).toBeDefined();
  expect(api.calls.some(({ path }) => path.startsWith('/api/admin'))).toBe(false);
});

test('tells how the program is doing', async () => {
  setup();
  await heading('Administration');

  expect(await screen.findByText('4 explained, 1 could not be read')).toBeDefined();
  expect(screen.getByText('5.00 GB')).toBeDefined();
  expect(screen.getByText(/The oldest mail has been waiting since Nov 22, 2026/)).toBeDefined();
  expect(screen.getByText('2 jobs were given up.')).toBeDefined();
  const row = screen.getByRole('row', { name: /read-document/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '1', '2']);
});

test('lists accounts a page at a time, with plans and usage', async () => {
  const { user } = setup();
  const list = within(await screen.findByRole('list', { name: 'Accounts' }));
  expect(list.getByText('Administrator')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Show more' }));

  expect(await list.findByText('Free, then Basic')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('changes a plan at the time that was chosen', async () => {
  const { api, user } = setup();
  api.on('PUT /api/admin/accounts/1/plan', () => ok(account(1, 'ana', { nextPlan: 'premium' })));
  await user.click(await screen.findByRole('button', { name: 'Change plan of ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan of ana' }));
  await user.selectOptions(dialog.getByLabelText('New plan'), 'Premium');
  await user.click(dialog.getByRole('radio', { name: 'With the next cycle' }));

  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The plan of ana was changed')).toBeDefined();
  expect(api.callsOf('PUT /api/admin/accounts/1/plan')[0]?.body).toEqual({ plan: 'premium', when: 'next_cycle' });
  await expect.poll(() => api.callsOf('GET /api/admin/accounts').length).toBe(2);
});

test('says so when a plan could not be changed', async () => {
  const { api, user } = setup();
  api.on('PUT /api/admin/accounts/1/plan', () => refused('plan.no_change'));
  await user.click(await screen.findByRole('button', { name: 'Change plan of ana' }));

  await user.click(await screen.findByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/The plan could not be changed/)).toBeDefined();
});

test('says so when nothing could be loaded, and tries again', async () => {
  const { api, user } = setup();
  await screen.findByRole('list', { name: 'Accounts' });
  api.on('GET /api/admin/overview', () => broken());

  await user.click(await screen.findByRole('button', { name: 'Refresh' }));

  // What is there stays.
  expect(await screen.findByText('5.00 GB')).toBeDefined();
});
