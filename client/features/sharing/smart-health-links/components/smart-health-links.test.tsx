import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { broken, ok, refused } from '#tests/support/client/fake-api.ts';
import { enter } from '#tests/support/client/enter.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aHealthLink, anOwner, patience } from '#tests/support/client/sharing.ts';
import { SharePage } from '../../components/share-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

const uri = 'shlink:/eyJ1cmwiOiJodHRwczovL3JlYWRiYWNrLmV4YW1wbGUifQ';
const made = (link = aHealthLink()) => ({ link, uri, qr: { path: 'M0 0h1v1H0z', size: 29 } });
const call = 'POST /api/medical-documents/7/smart-health-links';

function setup(links: SmartHealthLink[] = []) {
  const api = anOwner([], links);
  api.on(call, () => ok(made(), 201));
  renderScreen(<SharePage />, { at: '/document/7/share', path: '/document/:id/share' });
  const user = userEvent.setup();
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Share as SMART Health Link' }, patience));
    return within(screen.getByRole('dialog', { name: 'Share as SMART Health Link' }));
  };
  const make = async () => {
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Make Link' }));
  };
  return { api, user, openDialog, make };
}

const panel = () => screen.findByRole('region', { name: 'New link: For the clinic' }, patience);

test('makes a link of what was chosen', async () => {
  const { api, user, openDialog } = setup();
  const dialog = await openDialog();
  await enter(user, dialog.getByLabelText('Label (optional)'), 'For the clinic');
  await enter(user, dialog.getByLabelText('Passcode (optional)'), 'river-42');
  await enter(user, dialog.getByLabelText('Expiration Date (optional)'), 'Dec 24, 2027');
  await user.click(dialog.getByRole('checkbox', { name: 'Keep it up to date' }));
  await user.click(dialog.getByRole('button', { name: 'Make Link' }));

  await panel();
  expect(api.callsOf(call).map(({ body }) => body)).toEqual([
    { label: 'For the clinic', passcode: 'river-42', isLongTerm: true, expirationDate: '2027-12-24' },
  ]);
});

test('needs nothing to be filled in', async () => {
  const { api, make } = setup();
  await make();

  await panel();
  expect(api.callsOf(call).map(({ body }) => body)).toEqual([
    { label: '', passcode: null, isLongTerm: false, expirationDate: null },
  ]);
});

test('shows the QR code and the link once it is made, until it is closed', async () => {
  const { make, user } = setup();
  await make();

  const shown = within(await panel());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(shown.getByRole('heading')));
  expect(shown.getByRole('img', { name: /^QR code/ })).toBeDefined();
  expect(shown.getByLabelText<HTMLTextAreaElement>('Link').value).toBe(uri);
  expect(shown.getByText(/Tell them the passcode another way/)).toBeDefined();
  await user.click(shown.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(uri);

  await user.click(shown.getByRole('button', { name: 'I have passed it on. Close' }));

  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'SMART Health Links' }));
});

test('warns of a link without a passcode', async () => {
  const { api, make } = setup();
  api.on(call, () => ok(made(aHealthLink({ hasPasscode: false, remainingAttempts: null })), 201));
  await make();

  expect(within(await panel()).getByText(/whoever gets hold of it can open the document/)).toBeDefined();
});

test('prints the QR code alone', async () => {
  const { api, make, user } = setup();
  api.on(call, () => ok(made(aHealthLink({ expirationDate: '2027-12-24' })), 201));
  await make();
  const sheets: string[] = [];
  vi.stubGlobal('print', () =>
    sheets.push(screen.getByText(/^Scan this code with a health app/).parentElement?.textContent ?? ''),
  );

  await user.click(within(await panel()).getByRole('button', { name: 'Print QR Code' }));

  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('Expires: Friday, December 24, 2027');
  expect(sheets[0]).not.toContain('shlink:');
});

test('asks for a longer passcode, at its field', async () => {
  const { api, user, openDialog } = setup();
  const dialog = await openDialog();
  await enter(user, dialog.getByLabelText('Passcode (optional)'), '12345');
  await user.click(dialog.getByRole('button', { name: 'Make Link' }));

  expect(dialog.getByText('Use at least 6 letters or digits, or leave it empty.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('Passcode (optional)'));
  expect(api.callsOf(call)).toEqual([]);
});

test('says at the field that a day is over, and in the dialog what no field can mend', async () => {
  const { api, user, openDialog } = setup();
  const dialog = await openDialog();
  await enter(user, dialog.getByLabelText('Expiration Date (optional)'), 'Jan 1, 2020');
  await user.click(dialog.getByRole('button', { name: 'Make Link' }));
  expect(dialog.getByText('Choose today or a day to come.')).toBeDefined();

  api.on(call, () => refused('plan.needs_basic'));
  await user.clear(dialog.getByLabelText('Expiration Date (optional)'));
  await user.click(dialog.getByRole('button', { name: 'Make Link' }));

  expect(await dialog.findByText('No SMART Health Link was made')).toBeDefined();
});

test('names every fact of a link, and where it stands', async () => {
  setup([
    aHealthLink({ openedCount: 2, isLongTerm: true, remainingAttempts: 1 }),
    aHealthLink({ id: 52, label: '', state: 'locked', expirationDate: '2027-12-24', remainingAttempts: 0 }),
    aHealthLink({ id: 53, label: 'Old', state: 'revoked', hasPasscode: false, remainingAttempts: null }),
  ]);

  const table = within(await screen.findByRole('table', { name: 'SMART Health Links' }, patience));
  const row = (name: RegExp) => table.getByRole('row', { name }).textContent;
  expect(row(/For the clinic/)).toMatch(/Stays up to date.*Active.*With a passcode1 wrong try left.*No expiration.*2/);
  expect(row(/SMART Health Link 52/)).toMatch(/Too many wrong passcodes.*Locked.*Dec 24, 2027/);
  expect(row(/Old/)).toMatch(/Revoked.*Without a passcode/);
});

test('revokes a link after a question', async () => {
  const { api, user } = setup([aHealthLink()]);
  api.on('POST /api/smart-health-links/51/revoke', () => {
    api.on('GET /api/medical-documents/7/smart-health-links', () => ok([aHealthLink({ state: 'revoked' })]));
    return ok(aHealthLink({ state: 'revoked' }));
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke link: For the clinic' }, patience));
  await user.click(screen.getByRole('button', { name: 'Revoke Link' }));

  expect(await screen.findByText('Revoked')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'SMART Health Links' })));
});

test('deletes a link that has ended after a question', async () => {
  const { api, user } = setup([aHealthLink({ state: 'expired' })]);
  api.on('DELETE /api/smart-health-links/51', () => {
    api.on('GET /api/medical-documents/7/smart-health-links', () => ok([]));
    return ok({ id: 51 });
  });
  await user.click(await screen.findByRole('button', { name: 'Delete link: For the clinic' }, patience));
  await user.click(screen.getByRole('button', { name: 'Delete Link' }));

  expect(await screen.findByText('There is no SMART Health Link of this document.')).toBeDefined();
});

test('keeps on the page why a link could not be revoked', async () => {
  const { api, user } = setup([aHealthLink()]);
  api.on('POST /api/smart-health-links/51/revoke', () => refused('health_link.not_found'));
  await user.click(await screen.findByRole('button', { name: 'Revoke link: For the clinic' }, patience));
  await user.click(screen.getByRole('button', { name: 'Revoke Link' }));

  expect(await screen.findByText('The link could not be revoked')).toBeDefined();
  expect(screen.getByText('This link was not found. It may have been deleted.')).toBeDefined();
});

test('says so where the links could not be loaded', async () => {
  const { api } = setup();
  api.on('GET /api/medical-documents/7/smart-health-links', () => broken());

  expect(await screen.findByText('Your SMART Health Links could not be loaded.', undefined, patience)).toBeDefined();
});
