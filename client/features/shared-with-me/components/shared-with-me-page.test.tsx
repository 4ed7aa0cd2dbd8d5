import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#core/accounts/account.ts';
import type { SharedWithMeItem } from '#core/sharing/share.ts';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aSharedItem } from '#tests/support/client/shares.ts';
import { SharedWithMePage } from './shared-with-me-page.tsx';

const list = 'GET /api/shared-with-me';
const open = 'POST /api/shared-with-me/3/open';
const confirmed = anAccount({ email: { address: 'doctor@example.org', isVerified: true } });

beforeEach(() => localStorage.clear());

function setup(items: SharedWithMeItem[], account: Account = confirmed) {
  const api = signedIn(fakeApi(), account).on(list, () => ok(items));
  const draw = () => renderScreen(<SharedWithMePage />, { at: '/shared-with-me', path: '/shared-with-me' });
  return { api, draw, user: userEvent.setup() };
}

const address = () => screen.getByTestId('address').textContent;
const toast = () => screen.getByRole('alert', { name: 'Problem' }).textContent;
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Documents shared with you' }))
    .getAllByRole('row')
    .slice(1);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('lists what is shared, by whom, how far and until when', async () => {
  const { draw } = setup([
    aSharedItem({ share: { accessLevel: 'full_access', expirationDate: '2026-12-05' } }),
    aSharedItem({ owner: {}, share: { id: 4, accessLevel: 'comment' }, document: { documentType: 'imaging' } }),
    aSharedItem({ owner: { name: 'Ana Sharma' }, share: { id: 5 } }),
  ]);
  draw();

  const [first, second, third] = await rows();
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Document', 'Type', 'Shared By', 'Shared On', 'Access Level', 'Expires', 'Action']);
  const cells = (row: HTMLElement | undefined) => within(row ?? document.body);
  expect(cells(first).getByRole('rowheader', { name: 'Blood test in September' })).toBeDefined();
  for (const name of ['Lab Result', 'Sep 14, 2026', 'Full Access', 'Dec 5, 2026']) {
    expect(cells(first).getByRole('cell', { name })).toBeDefined();
  }
  expect(cells(first).getByText('ana@example.com')).toBeDefined();
  expect(cells(first).getByText('Ana Sharma')).toBeDefined();
  for (const name of ['Imaging Report', 'Unknown', 'View & Comment', 'No expiration']) {
    expect(cells(second).getByRole('cell', { name })).toBeDefined();
  }
  expect(cells(third).getByRole('cell', { name: 'Ana Sharma' })).toBeDefined();
  expect(cells(third).getByRole('cell', { name: 'View Only' })).toBeDefined();
});

test('says that access is logged, and leads to My Documents', async () => {
  const { draw } = setup([]);
  draw();

  expect(await screen.findByRole('heading', { name: 'No Shared Documents' })).toBeDefined();
  expect(screen.getByText(/logged for HIPAA/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'My Documents' }).getAttribute('href')).toBe('/documents');
});

test('opens what is shared with the address, without a code', async () => {
  const { api, draw, user } = setup([aSharedItem()]);
  api.on(open, () => ok({ document: { id: 7 } }));
  draw();

  await user.click(await screen.findByRole('button', { name: 'View Blood test in September' }));

  await waitFor(() => expect(address()).toBe('/interpretation/7'));
  expect(api.callsOf(open).map(({ body }) => body)).toEqual([undefined]);
  expect(screen.getByText('Access granted')).toBeDefined();
});

test.each([
  ['was ended in the meantime', 'share.refused', 'Invalid access code or expired share'],
  ['is not there any more', 'share.not_found', 'Failed to access document'],
] as const)('says that a share %s, and reads the list anew', async (_, code, words) => {
  const { api, draw, user } = setup([aSharedItem()]);
  draw();
  await screen.findByRole('table');
  api.on(open, () => refused(code)).on(list, () => ok([]));

  await user.click(button('View Blood test in September'));

  expect(await screen.findByRole('heading', { name: 'No Shared Documents' })).toBeDefined();
  expect(toast()).toContain('Access denied');
  expect(toast()).toContain(words);
  expect(screen.getAllByText(new RegExp(words)).length).toBeGreaterThan(1);
  expect(address()).toBe('/shared-with-me');
});

test('says so where the list could not be loaded, and tries again', async () => {
  const { api, draw, user } = setup([aSharedItem()]);
  api.on(list, () => broken());
  draw();

  expect((await screen.findByText('Failed to fetch shared documents')).closest('[role=alert]')).not.toBeNull();
  api.on(list, () => ok([aSharedItem()]));
  await user.click(button('Try again'));

  expect(await rows()).toHaveLength(1);
});

test.each([
  ['the list', list],
  ['opening', open],
])('goes to where one signs in when the session is over for %s', async (_, call) => {
  const { api, draw, user } = setup([aSharedItem()]);
  api.on(call, () => refused('auth.required'));
  draw();
  if (call === open) await user.click(await screen.findByRole('button', { name: /^View/ }));

  await waitFor(() => expect(address()).toBe('/login'));
  expect(toast()).toBe('');
});

test('takes an access code in a dialog', async () => {
  const { api, draw, user } = setup([]);
  api.on('POST /api/shared-documents/12/access', () => ok({ document: { id: 12 } }));
  draw();
  await user.click(button('Enter Access Code'));
  const dialog = within(screen.getByRole('dialog', { name: 'Enter Access Code' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Document ID'));
  expect(button('View Document').disabled).toBe(true);

  await user.keyboard('12{Tab}K7QF-M2XR-9TPD');
  expect(button('View Document').disabled).toBe(false);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address()).toBe('/interpretation/12'));
  expect(api.callsOf('POST /api/shared-documents/12/access').map(({ body }) => body)).toEqual([
    { accessCode: 'K7QF-M2XR-9TPD' },
  ]);
});

test('keeps the dialog with what was typed when the code is wrong, and closes it when told to', async () => {
  const { api, draw, user } = setup([]);
  api.on('POST /api/shared-documents/12/access', () => refused('share.refused'));
  draw();
  await user.click(button('Enter Access Code'));
  await user.keyboard('12{Tab}AAAA{Enter}');

  const dialog = within(screen.getByRole('dialog', { name: 'Enter Access Code' }));
  expect(await dialog.findByText('Invalid access code or expired share')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Document ID').value).toBe('12');

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button('Enter Access Code')));
});

test.each([
  ['none', null, 'Add your e-mail address'],
  ['one that is not confirmed', { address: 'doctor@example.org', isVerified: false }, 'Confirm your e-mail address'],
])('tells somebody with %s of the address that is missing, and leads to it', async (_, email, title) => {
  const { draw } = setup([], anAccount({ email }));
  draw();

  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile#email');
});

test('says where no address can be confirmed, and nothing where it is', async () => {
  const first = setup([], anAccount({ canSendMail: false }));
  const { unmount } = first.draw();
  expect(await screen.findByText('Your e-mail address cannot be confirmed here')).toBeDefined();
  unmount();

  const second = setup([aSharedItem()]);
  second.draw();
  await rows();
  await waitFor(() => expect(second.api.callsOf('GET /api/users/me')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Go to your profile' })).toBeNull();
});
