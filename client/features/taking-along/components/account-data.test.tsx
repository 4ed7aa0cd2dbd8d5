import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAccount, aSession, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';

const ticket = { address: '/api/exports/abc', endsAt: '2026-11-22T12:30:00' };

beforeEach(() => localStorage.clear());

function setup() {
  const api = signedIn(fakeApi(), anAccount());
  const download = vi.fn();
  const { user } = renderAt(
    '/profile',
    <>
      <ExportSection download={download} />
      <DeletionSection />
    </>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, user, download, press };
}

const typed = () => screen.getByLabelText('Type your username, ana, to confirm');

test('says what an export holds, starts the download, and that its link works once', async () => {
  const { api, download, press } = setup();
  api.on('POST /api/users/exports', () => ok(ticket));
  expect(screen.getByText('your original files, as you uploaded them')).toBeDefined();

  await press('Export my data');

  expect(await screen.findByText(/The link works once, until Nov 22, 2026/)).toBeDefined();
  expect(download).toHaveBeenCalledExactlyOnceWith('/api/exports/abc');
});

test('asks for the password first where it was not shown lately', async () => {
  const { api, user, download, press } = setup();
  const answers = [refused('auth.not_recent'), ok(ticket)];
  api
    .on('POST /api/users/exports', () => answers.shift() ?? ok(ticket))
    .on('POST /api/users/reauthenticate', () => ok(aSession()));
  await press('Export my data');

  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password once more' }));
  await user.type(dialog.getByLabelText('Password'), 'a long password');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));

  await vi.waitFor(() => expect(download).toHaveBeenCalledWith('/api/exports/abc'));
});

test('says so when no export could be made', async () => {
  const { api, download, press } = setup();
  api.on('POST /api/users/exports', () => refused('storage.full'));

  await press('Export my data');

  expect(await screen.findByText('The export could not be prepared.')).toBeDefined();
  expect(download).not.toHaveBeenCalled();
});

test('says what goes and what stays before an account is deleted', () => {
  setup();

  expect(screen.getByText('all your documents and explanations')).toBeDefined();
  expect(screen.getByText('what you have downloaded, printed or sent')).toBeDefined();
  expect(screen.getByText(/This cannot be undone/)).toBeDefined();
});

test('does not delete while another name is typed', async () => {
  const { api, user, press } = setup();
  await press('Delete my account');
  await user.type(typed(), 'bea');

  await press('Delete everything');

  expect(screen.getByText('This is not your username. Nothing was deleted.')).toBeDefined();
  expect(api.callsOf('DELETE /api/users/me')).toEqual([]);
});

test('deletes the account whose name was typed, and forgets it in this browser', async () => {
  const { api, user, press } = setup();
  api.on('DELETE /api/users/me', () => ok(null));
  await press('Delete my account');
  await user.type(typed(), 'ana');

  await press('Delete everything');

  expect(await screen.findByText('Your account was deleted')).toBeDefined();
  expect(api.callsOf('DELETE /api/users/me')[0]?.body).toEqual({ username: 'ana' });
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('says so when the account could not be deleted, and keeps it', async () => {
  const { api, user, press } = setup();
  api.on('DELETE /api/users/me', () => refused('account.last_admin'));
  await press('Delete my account');
  await user.type(typed(), 'ana');

  await press('Delete everything');

  expect(await screen.findByText(/only administrator/)).toBeDefined();
  expect(localStorage.getItem('currentUser')).not.toBeNull();
});
