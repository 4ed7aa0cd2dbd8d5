import { StrictMode } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { EmailSection } from './email-section.tsx';
import { RecoverPage } from './recover-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const token = 'A'.repeat(43);
const verify = 'POST /api/users/email/verify';
const reset = 'POST /api/users/reset-password';
const forgotten = 'POST /api/users/forgotten';
const recover = 'POST /api/users/recover';

beforeEach(() => localStorage.clear());

const screens = { '/verify-email': VerifyEmailPage, '/reset-password': ResetPasswordPage, '/recover': RecoverPage };

function setup(path: keyof typeof screens, fragment = '') {
  const api = fakeApi();
  for (const call of [verify, reset, forgotten, recover]) api.on(call, () => ok(null));
  const Screen = screens[path];
  renderScreen(
    <StrictMode>
      <Screen />
    </StrictMode>,
    { at: path + fragment, path },
  );
  return { api, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const address = () => screen.getByTestId('address').textContent;

test('confirms an address once, and takes the token out of the address of the page', async () => {
  const { api } = setup('/verify-email', `#${token}`);

  expect(address()).toBe('/verify-email');
  expect(await screen.findByText('Your e-mail address is confirmed')).toBeDefined();
  expect(api.callsOf(verify).map(({ body }) => body)).toEqual([{ token }]);
});

test('what was asked of the account before does not hide that the address is confirmed', async () => {
  const me = 'GET /api/users/me';
  const [before, verifying] = [later(), later()];
  const withAddress = (isVerified: boolean) => anAccount({ email: { address: 'ana@example.com', isVerified } });
  const api = signedIn(fakeApi()).on(me, before.answer).on(verify, verifying.answer);
  renderScreen(
    <>
      <EmailSection />
      <VerifyEmailPage />
    </>,
    { at: `/verify-email#${token}`, path: '/verify-email' },
  );
  await vi.waitFor(() => expect(api.callsOf(me)).toHaveLength(1));

  api.on(me, () => ok(withAddress(true)));
  verifying.come(ok(null));
  expect(await screen.findByText('Confirmed')).toBeDefined();
  before.come(ok(withAddress(false)));

  expect(await screen.findByText('Your e-mail address is confirmed')).toBeDefined();
  expect(screen.getByText('Confirmed')).toBeDefined();
  expect(screen.queryByText('Not confirmed yet')).toBeNull();
});

test.each(['', '#', '#short', `#${token}${token}`, '#<script>'])('a link with %j is not sent anywhere', (fragment) => {
  const { api } = setup('/verify-email', fragment);

  expect(screen.getByText('Your address could not be confirmed')).toBeDefined();
  expect(address()).toBe('/verify-email');
  expect(api.calls).toEqual([]);
});

test('without a token there is no password to choose', () => {
  const { api } = setup('/reset-password');
  expect(screen.getByText('This link cannot be used')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('lets one try again to confirm where the server had a fault', async () => {
  const api = fakeApi().on(verify, () => broken());
  renderScreen(<VerifyEmailPage />, { at: `/verify-email#${token}`, path: '/verify-email' });
  await screen.findByText('Your address could not be confirmed');

  api.on(verify, () => ok(null));
  await userEvent.click(button('Try again'));

  expect(await screen.findByText('Your e-mail address is confirmed')).toBeDefined();
});

test('changes a password by a link, and leads to sign in', async () => {
  const { api, user } = setup('/reset-password', `#${token}`);
  expect(address()).toBe('/reset-password');
  expect(field('New password').autocomplete).toBe('new-password');

  await user.type(field('New password'), 'correct horse{Enter}');

  expect(await screen.findByText('Your password is changed')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(api.callsOf(reset).map(({ body }) => body)).toEqual([{ token, newPassword: 'correct horse' }]);
});

test('keeps the form for another password, and leaves it for a link that was used', async () => {
  const { api, user } = setup('/reset-password', `#${token}`);
  await user.click(button('Save New Password'));
  expect(screen.getByText('Enter a new password.')).toBeDefined();

  api.on(reset, () => refused('account.password_common'));
  await user.type(field('New password'), 'password{Enter}');
  await screen.findByText(/one of the first that others would try/);
  expect(document.activeElement).toBe(field('New password'));

  api.on(reset, () => refused('auth.link_unusable'));
  await user.click(button('Save New Password'));
  expect(await screen.findByText('This link cannot be used')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/recover');
});

test('changes a password by a recovery code', async () => {
  const { api, user } = setup('/recover');
  await user.type(field('Username'), 'ana');
  await user.type(field('Recovery code'), ' AAAA-BBBB-0001 ');
  await user.type(field('New password'), 'correct horse');
  await user.click(button('Change My Password'));

  expect(await screen.findByText('Your password is changed')).toBeDefined();
  expect(api.callsOf(recover).map(({ body }) => body)).toEqual([
    { username: 'ana', recoveryCode: 'AAAA-BBBB-0001', newPassword: 'correct horse' },
  ]);
});

test('says what is missing, and a wrong code at its field', async () => {
  const { api, user } = setup('/recover');
  await user.click(button('Change My Password'));
  expect(document.activeElement).toBe(field('Username'));
  expect(screen.getByText('Enter a recovery code.')).toBeDefined();

  api.on(recover, () => refused('auth.wrong_recovery'));
  await user.type(field('Username'), 'ana');
  await user.type(field('Recovery code'), 'AAAA');
  await user.type(field('New password'), 'correct horse{Enter}');

  expect(await screen.findByText(/^The username or the recovery code is not right/)).toBeDefined();
  expect(document.activeElement).toBe(field('Recovery code'));
});

test('asks for a link by mail, and says the same whoever has the address', async () => {
  const { api, user } = setup('/recover');
  await user.click(screen.getByRole('tab', { name: 'By e-mail' }));
  await user.click(button('Send the link'));
  expect(screen.getByText('Enter your e-mail address.')).toBeDefined();

  await user.type(field('E-mail address'), 'ana@example.com{Enter}');

  expect(await screen.findByText(/^If an account has this confirmed address/)).toBeDefined();
  expect(api.callsOf(forgotten).map(({ body }) => body)).toEqual([{ email: 'ana@example.com' }]);
});

test('says what the person who runs it has to set where no link can be sent', async () => {
  const { api, user } = setup('/recover');
  api.on(forgotten, () => refused('server.address_unknown'));
  await user.click(screen.getByRole('tab', { name: 'By e-mail' }));

  await user.type(field('E-mail address'), 'ana@example.com{Enter}');

  expect(await screen.findByText(/sets PUBLIC_URL to that address/)).toBeDefined();
  expect(screen.queryByText(/^If an account has this confirmed address/)).toBeNull();
});
