import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account, Passkey } from '#core/accounts/account.ts';
import { anAccount, aSessionSummary, signedIn } from '#tests/support/client/accounts.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const me = 'GET /api/users/me';
const setupOfTotp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: { path: 'M0 0h1v1z', size: 29 } };
const codes = ['AAAA-BBBB-0000', 'AAAA-BBBB-0001'];

beforeEach(() => localStorage.clear());

function setup(account: Account = anAccount(), { sessions = [aSessionSummary()], passkeys = [] as Passkey[] } = {}) {
  const api = signedIn(fakeApi(), account)
    .on('GET /api/users/passkeys', () => ok(passkeys))
    .on('GET /api/users/sessions', () => ok(sessions));
  renderScreen(
    <>
      <h1 tabIndex={-1}>Profile</h1>
      <NameSection />
      <EmailSection />
      <SecuritySection />
      <SessionsSection />
    </>,
    { at: '/profile', path: '/profile' },
  );
  return { api, user: userEvent.setup() };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('alertdialog', { name }));

test('each part has a heading, and the account is asked for once', async () => {
  const { api } = setup();
  expect(await screen.findByText('You sign in as ana.')).toBeDefined();
  for (const name of ['Name', 'E-mail', 'Sign-in and security', 'Sessions']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
  }
  expect(api.callsOf(me)).toHaveLength(1);
});

test('says that the account could not be loaded, and tries again', async () => {
  const api = fakeApi().on(me, () => broken());
  renderScreen(<NameSection />, { at: '/profile', path: '/profile' });
  await screen.findByText('Your account could not be loaded.');

  api.on(me, () => ok(anAccount()));
  await userEvent.click(button('Try again'));

  expect(await screen.findByText('You sign in as ana.')).toBeDefined();
});

test.each([
  ['Ana Example', { name: 'Ana Example' }],
  ['   ', { name: null }],
])('saves the name %j', async (typed, body) => {
  const { api, user } = setup(anAccount({ name: 'Ana' }));
  api.on('PUT /api/users/me', () => ok(anAccount()));
  const field = await screen.findByLabelText('Your name (if you like)');
  await user.clear(field);
  await user.type(field, typed);

  await user.click(button('Save Name'));

  expect(await screen.findByText('Your name is saved')).toBeDefined();
  expect(api.callsOf('PUT /api/users/me').map((call) => call.body)).toEqual([body]);
});

test.each([
  ['nothing is kept', anAccount(), 'No e-mail address is kept. With one, you can reset a lost password.'],
  ['it is confirmed', anAccount({ email: { address: 'ana@example.com', isVerified: true } }), 'Confirmed'],
  ['it is not confirmed', anAccount({ email: { address: 'ana@example.com', isVerified: false } }), 'Not confirmed yet'],
  ['no mail can be sent', anAccount({ canSendMail: false }), /^No mail can be sent from here/],
])('tells of the address that %s', async (_title, account, words) => {
  setup(account);

  expect((await region('E-mail')).getByRole('heading', { name: 'E-mail' })).toBeDefined();
  expect(await screen.findByText(words)).toBeDefined();
});

test('adds an address, and asks for the password where that is needed', async () => {
  const { api, user } = setup();
  let isRecent = false;
  api
    .on('PUT /api/users/email', () => (isRecent ? ok(anAccount()) : refused('auth.not_recent')))
    .on('POST /api/users/reauthenticate', () => {
      isRecent = true;
      return ok({ user: { id: 7, username: 'ana' }, endsAt: '', endsForGoodAt: '', isKept: false });
    });
  await user.type(await screen.findByLabelText('E-mail address'), 'ana@example.com{Enter}');

  const asked = within(await screen.findByRole('dialog', { name: 'Enter your password once more' }));
  await user.type(asked.getByLabelText('Password'), 'correct horse{Enter}');

  expect(await screen.findByText('Your e-mail address is saved')).toBeDefined();
  expect(api.callsOf('PUT /api/users/email').map(({ body }) => body)).toEqual([
    { email: 'ana@example.com' },
    { email: 'ana@example.com' },
  ]);
});

test('says at the field that an address cannot be used', async () => {
  const { api, user } = setup();
  api.on('PUT /api/users/email', () => refused('account.email_unusable'));
  const field = await screen.findByLabelText('E-mail address');
  await user.type(field, 'ana@@example{Enter}');

  expect(await screen.findByText('Enter one e-mail address such as ana@example.com.')).toBeDefined();
  expect(document.activeElement).toBe(field);
});

test('says what the person who runs it has to set where no link can be sent', async () => {
  const { api, user } = setup(anAccount({ email: { address: 'ana@example.com', isVerified: false } }));
  api
    .on('PUT /api/users/email', () => refused('server.address_unknown'))
    .on('POST /api/users/email/verification', () => refused('server.address_unknown'));

  await user.type(await screen.findByLabelText('New e-mail address'), 'eva@example.com{Enter}');
  expect(await screen.findAllByText(/sets PUBLIC_URL to that address/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send the Mail Again' }));

  await vi.waitFor(() => expect(screen.getAllByText(/sets PUBLIC_URL to that address/)).toHaveLength(2));
});

test('sends the mail again, and removes the address after a question', async () => {
  const { api, user } = setup(anAccount({ email: { address: 'ana@example.com', isVerified: false } }));
  api.on('POST /api/users/email/verification', () => ok(null)).on('DELETE /api/users/email', () => ok(anAccount()));
  await user.click(await screen.findByRole('button', { name: 'Send the Mail Again' }));
  expect(await screen.findByText('A new mail is on its way')).toBeDefined();

  await user.click(button('Remove E-mail'));
  expect(api.callsOf('DELETE /api/users/email')).toEqual([]);
  await user.click(dialog('Remove your e-mail address?').getByRole('button', { name: 'Remove E-mail' }));
  expect(await screen.findByText('Your e-mail address is removed')).toBeDefined();
});

test('changes the password, and empties the field', async () => {
  const { api, user } = setup();
  api.on('PUT /api/users/password', () => ok(null));
  const field = await screen.findByLabelText<HTMLInputElement>('New password');
  await user.click(button('Change Password'));
  expect(screen.getByText('Enter a new password.')).toBeDefined();

  await user.type(field, 'correct horse{Enter}');

  expect(await screen.findByText('Your password is changed')).toBeDefined();
  expect(field.value).toBe('');
  expect(api.callsOf('PUT /api/users/password').map(({ body }) => body)).toEqual([{ newPassword: 'correct horse' }]);
});

test('sets up an authenticator app by a picture, its key in words and a first code', async () => {
  const { api, user } = setup();
  api
    .on('POST /api/users/totp', () => ok(setupOfTotp))
    .on('POST /api/users/totp/confirm', () => refused('auth.wrong_code'));
  await user.click(await screen.findByRole('button', { name: 'Set Up the App' }));

  expect(await screen.findByRole('img', { name: /^QR code to scan/ })).toBeDefined();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  const field = screen.getByLabelText('Code that the app shows');
  await user.type(field, '000000{Enter}');
  expect(await screen.findByText('This code is not right. Enter the newest one.')).toBeDefined();
  expect(document.activeElement).toBe(field);

  const factors = { totp: true, passkeys: 0, recoveryCodesLeft: 10 };
  api.on('POST /api/users/totp/confirm', () => ok(null)).on(me, () => ok(anAccount({ factors })));
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('The authenticator app is on')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Turn Off' })).toBeDefined();
  expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull();
});

test('turns the authenticator app off after a question', async () => {
  const { api, user } = setup(anAccount({ factors: { totp: true, passkeys: 0, recoveryCodesLeft: 10 } }));
  api.on('DELETE /api/users/totp', () => ok(null));
  await user.click(await screen.findByRole('button', { name: 'Turn Off' }));

  await user.click(dialog('Turn off the authenticator app?').getByRole('button', { name: 'Turn Off' }));

  expect(await screen.findByText('The authenticator app is off')).toBeDefined();
});

test('says how many recovery codes are left, and makes new ones after a question', async () => {
  const { api, user } = setup(anAccount({ factors: { totp: false, passkeys: 0, recoveryCodesLeft: 1 } }));
  api.on('POST /api/users/recovery-codes', () => ok({ recoveryCodes: codes }));
  expect(await screen.findByText('1 code is left.')).toBeDefined();
  expect(screen.getByText('Only a few are left. Make new ones and keep them.')).toBeDefined();

  await user.click(button('Make New Codes'));
  await user.click(dialog('Make new recovery codes?').getByRole('button', { name: 'Make New Codes' }));

  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
  await user.click(button('Continue'));
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
});

const phone = { id: 'k1', label: 'Phone', createdAt: '2026-09-01T08:00:00.000Z', usedAt: null };

test('says where no passkey can be made', async () => {
  setup();

  expect(await screen.findByText('You have no passkey yet.')).toBeDefined();
  expect(screen.getByText('This browser cannot make passkeys here.')).toBeDefined();
});

test('lists passkeys and removes one after a question', async () => {
  const { api, user } = setup(anAccount(), { passkeys: [phone] });
  api.on('DELETE /api/users/passkeys/k1', () => ok(null));
  expect(await screen.findByText('Added September 1, 2026. Not used yet.')).toBeDefined();

  await user.click(button('Remove Phone'));
  api.on('GET /api/users/passkeys', () => ok([]));
  await user.click(dialog('Remove the passkey Phone?').getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('You have no passkey yet.')).toBeDefined();
});

test('a passkey needs a name, and a device that makes none is no failure of ours', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const { api, user } = setup();
  api.on('POST /api/users/passkeys/options', () => ok({ challengeId: 'c', options: {} }));
  await user.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
  expect(screen.getByText('Give the passkey a name.')).toBeDefined();

  await user.type(screen.getByLabelText('Name of the new passkey'), 'Laptop{Enter}');

  expect(await screen.findByText('No passkey was made. Try again when you like.')).toBeDefined();
  expect(api.callsOf('POST /api/users/passkeys')).toEqual([]);
});

const elsewhere = aSessionSummary({ id: 's2', device: 'Safari on iPhone', isThis: false, isKept: true });

test('lists sessions, says which is this one, and ends another', async () => {
  const { api, user } = setup(anAccount(), { sessions: [aSessionSummary(), elsewhere] });
  api.on('DELETE /api/users/sessions/s2', () => ok(null));
  const list = within(await screen.findByRole('list', { name: 'Your sessions' }));
  expect(list.getByText('This session')).toBeDefined();
  expect(list.getByText('Kept signed in')).toBeDefined();
  expect(list.queryByRole('button', { name: /^End Chrome/ })).toBeNull();

  api.on('GET /api/users/sessions', () => ok([aSessionSummary()]));
  await user.click(list.getByRole('button', { name: /^End Safari on iPhone/ }));

  expect(await screen.findByText('You are signed in nowhere else.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessions' }));
});

test('ends all other sessions after a question', async () => {
  const { api, user } = setup(anAccount(), { sessions: [aSessionSummary(), elsewhere] });
  api.on('DELETE /api/users/sessions', () => ok(null));
  await user.click(await screen.findByRole('button', { name: 'End All Other Sessions' }));
  api.on('GET /api/users/sessions', () => ok([aSessionSummary()]));

  const question = dialog('End all other sessions?');
  await user.click(question.getByRole('button', { name: 'End All Other Sessions' }));

  expect(await screen.findByText('All other sessions have ended')).toBeDefined();
  expect(await screen.findByText('You are signed in nowhere else.')).toBeDefined();
});
