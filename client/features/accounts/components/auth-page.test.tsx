import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { passwordLength } from '#core/accounts/check-password.ts';
import { usernameLength } from '#core/accounts/check-username.ts';
import { ana, aSession } from '#tests/support/client/accounts.ts';
import { guestAllowance } from '#tests/support/client/plans.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { AuthPage } from './auth-page.tsx';

const login = 'POST /api/users/login';
const register = 'POST /api/users/register';
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-000${index}`);
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

beforeEach(() => localStorage.clear());

function setup(
  at: string | { pathname: string; state: unknown } = '/login',
  { canSendMail = true, path = '/:screen' } = {},
) {
  const api = fakeApi()
    .on('GET /api/users/session', () => ok(aSession()))
    .on('GET /api/plan', () => ok(guestAllowance({ canSendMail })))
    .on(login, () => ok(ana))
    .on(register, () => ok({ ...ana, recoveryCodes: codes, claimed: 0, isEmailSent: false }, 201));
  renderScreen(<AuthPage />, { at, path });
  return { api, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const address = () => screen.getByTestId('address').textContent;
const kept = () => localStorage.getItem('currentUser');

test.each([
  ['/auth', 'Sign In'],
  ['/login', 'Sign In'],
  ['/signup', 'Sign Up'],
])('at %s the side %s is open', (path, side) => {
  setup(path);

  expect(screen.getByRole('heading', { level: 1, name: side })).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(side);
});

test('the sides are two tabs, each with an address of its own', async () => {
  const { user } = setup('/login');

  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(address()).toBe('/signup');
  expect(button('Create Account')).toBeDefined();

  await user.keyboard('{ArrowLeft}');
  await vi.waitFor(() => expect(address()).toBe('/login'));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign In' }));
});

test('tells a password manager what each field holds', async () => {
  const { user } = setup();
  expect(field('Username').autocomplete).toBe('username webauthn');
  expect(field('Password').autocomplete).toBe('current-password');

  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  expect(field('Username').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('new-password');
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail address (if you like)');
  expect(email.autocomplete).toBe('email');
});

test('asks for no e-mail address where no mail can be sent', async () => {
  const { api, user } = setup('/signup', { canSendMail: false });
  await vi.waitFor(() => expect(api.callsOf('GET /api/plan')).toHaveLength(1));

  await user.type(field('Username'), 'ana');

  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
});

test('leads to what one agrees to with an account', () => {
  setup('/signup');

  expect(screen.getByText(/^With an account you agree to the/).textContent).toBe(
    'With an account you agree to the Terms of Service and the Privacy Policy.',
  );
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
});

test('the keyboard goes through signing in from top to bottom', async () => {
  const { user } = setup();
  screen.getByRole('tab', { name: 'Sign In' }).focus();
  const order: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await user.tab();
    const { activeElement: at } = document;
    order.push(at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? nameOf(at));
  }

  expect(order).toEqual([
    '', // the panel of the tab
    'Username',
    'Password',
    'Show password',
    'Keep me signed in',
    'Sign In',
    'Forgotten your password?',
  ]);
});

const nameOf = (element: Element | null): string =>
  element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : elementText(element);
const elementText = (element: Element | null): string =>
  element?.getAttribute('role') === 'tabpanel' ? '' : (element?.textContent ?? '');

test('signs in, keeps the id and the name only, and goes to the documents', async () => {
  const { api, user } = setup();

  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');

  await vi.waitFor(() => expect(address()).toBe('/documents'));
  expect(kept()).toBe('{"id":7,"username":"ana"}');
  expect(api.callsOf(login).map(({ body }) => body)).toEqual([
    { username: 'ana', password: 'correct horse', keepSignedIn: false, timeZone: zone },
  ]);
});

test('is kept signed in only where that is chosen', async () => {
  const { api, user } = setup();
  await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in' }));
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');

  await vi.waitFor(() => expect(api.callsOf(login)).toHaveLength(1));
  expect(api.callsOf(login)[0]?.body).toMatchObject({ keepSignedIn: true });
});

test.each([
  [{ from: '/interpretation/7' }, '/interpretation/7'],
  [{ from: 'https://evil.example/' }, '/documents'],
  [{ from: '//evil.example' }, '/documents'],
])('goes back to where one came from, on our own pages only: %j', async (state, there) => {
  const { user } = setup({ pathname: '/login', state });
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');

  await vi.waitFor(() => expect(address()).toBe(there));
});

test.each(['/login', '/auth', '/signup'])('at %s one with a code and no account finds the way', (path) => {
  setup(path);

  expect(screen.getByRole('link', { name: 'Open a shared document' }).getAttribute('href')).toBe('/shared');
  expect(screen.queryByText('You must be logged in to view shared documents')).toBeNull();
});

test('says why one has to sign in to what others share, and goes there after that', async () => {
  const { user } = setup({ pathname: '/login', state: { from: '/shared-with-me' } }, { path: '/login' });
  expect(screen.getByText('You must be logged in to view shared documents').closest('[role=alert]')).not.toBeNull();

  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');

  await vi.waitFor(() => expect(address()).toBe('/shared-with-me'));
});

test('says what is missing beside the fields, and goes to the first of them', async () => {
  const { api, user } = setup();

  await user.click(button('Sign In'));

  expect(field('Username').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter your username.')).toBeDefined();
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(document.activeElement).toBe(field('Username'));
  expect(api.calls).toEqual([]);
});

test('says the same of a wrong name and a wrong password, and keeps what was typed', async () => {
  const { api, user } = setup();
  api.on(login, () => refused('auth.wrong_credentials'));
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'wrong{Enter}');

  expect(await screen.findByText('The username or the password is not right.')).toBeDefined();
  expect(document.activeElement).toBe(field('Password'));
  expect(field('Username').value).toBe('ana');
  expect(kept()).toBeNull();
});

test('asks for the code of the authenticator app, and sends it with the password', async () => {
  const { api, user } = setup();
  api.on(login, ({ body }) =>
    typeof body === 'object' && body !== null && 'code' in body ? ok(ana) : refused('auth.factor_required'),
  );
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');

  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(code.autocomplete).toBe('one-time-code');
  expect(document.activeElement).toBe(code);
  await user.keyboard('123 456{Enter}');

  await vi.waitFor(() => expect(address()).toBe('/documents'));
  expect(api.callsOf(login)[1]?.body).toMatchObject({ password: 'correct horse', code: '123 456' });
});

test('says a wrong code beside its field', async () => {
  const { api, user } = setup();
  const answers = [refused('auth.factor_required'), refused('auth.wrong_code')];
  api.on(login, () => answers.shift() ?? broken());
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');

  expect(await screen.findByText('This code is not right. Enter the newest one.')).toBeDefined();
  expect(document.activeElement).toBe(field('Code'));
});

test('says how long to wait after too many tries', async () => {
  const { api, user } = setup();
  api.on(login, () =>
    Response.json(
      { success: false, message: '', code: 'auth.too_many_tries', values: { minutes: 4 } },
      { status: 429 },
    ),
  );
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'wrong{Enter}');

  expect(await screen.findByText('These were too many tries. Wait 4 minutes and try again.')).toBeDefined();
});

test('says what no field can mend above the form', async () => {
  const { api, user } = setup();
  api.on(login, () => refused('server.unavailable'));
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');

  const words = await screen.findByText('Readback is not ready right now. Wait a moment and try again.');
  expect(words.closest('[role="alert"]')).not.toBeNull();
});

test('sends once, however often it is pressed', async () => {
  const { api, user } = setup();
  const { answer, come } = later();
  api.on(login, answer);
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}{Enter}');
  await user.click(button('Signing in...'));
  come(ok(ana));

  await vi.waitFor(() => expect(address()).toBe('/documents'));
  expect(api.callsOf(login)).toHaveLength(1);
});

test('shows a password when asked to, and hides it again', async () => {
  const { user } = setup();
  await user.type(field('Password'), 'secret');
  expect(field('Password').type).toBe('password');

  await user.click(button('Show password'));
  expect(field('Password').type).toBe('text');
  await user.click(button('Hide password'));
  expect(field('Password').type).toBe('password');
});

test('the rules are told before anything is typed, and they are those that are checked', () => {
  setup('/signup');

  const hint = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(hint('Username')).toContain(`${usernameLength.min} to ${usernameLength.max} letters or digits`);
  expect(hint('Password')).toContain(`At least ${passwordLength.min} characters`);
});

async function signUp(answer: object = {}) {
  const { api, user } = setup('/signup');
  api.on(register, () => ok({ ...ana, recoveryCodes: codes, claimed: 0, isEmailSent: false, ...answer }, 201));
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'correct horse{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Keep your recovery codes' });
  return { api, user };
}

test('after signing up the ten codes are shown, and nobody goes on before they are kept', async () => {
  const { api, user } = await signUp();
  expect(api.callsOf(register).map(({ body }) => body)).toEqual([
    { username: 'ana', password: 'correct horse', timeZone: zone },
  ]);
  const list = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(list.map(({ textContent }) => textContent)).toEqual(codes);

  await user.click(button('Continue'));
  const box = screen.getByRole('checkbox', { name: 'I have kept them' });
  expect(screen.getByText('Keep the codes first, then choose this.')).toBeDefined();
  expect(document.activeElement).toBe(box);

  await user.click(box);
  await user.click(button('Continue'));
  expect(address()).toBe('/documents');
  expect(kept()).toBe('{"id":7,"username":"ana"}');
});

test('says what came along and that a mail is on its way', async () => {
  await signUp({ claimed: 1, isEmailSent: true });

  expect(screen.getByText('Your document came along into your account.')).toBeDefined();
  expect(screen.getByText('We sent you a mail. Open its link to confirm your address.')).toBeDefined();
});

test('says why no mail went to the address that was given, and that it was not kept', async () => {
  await signUp({ whyNoMail: 'address_unknown' });

  expect(screen.getByText('No mail was sent to your address')).toBeDefined();
  expect(screen.getByText(/does not know the address that people use.* sets PUBLIC_URL to that address/)).toBeDefined();
  expect(screen.getByText('Your address was not kept. You can enter it again in your profile.')).toBeDefined();
});

test('the codes can be copied, printed and downloaded, and nothing of them stays in the browser', async () => {
  const { user } = await signUp();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const made: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }));
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

  await user.click(button('Copy'));
  expect(await navigator.clipboard.readText()).toContain(codes.join('\n'));
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledOnce();
  await user.click(button('Download'));
  expect(await made[0]?.text()).toContain(codes.join('\n'));

  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(codes[0]);
  expect(address()).not.toContain(codes[0]);
});

test.each([
  ['account.username_taken', 'Username', 'This username is taken. Choose another one.'],
  [
    'account.password_common',
    'Password',
    'This password is one of the first that others would try. Choose another one.',
  ],
  ['account.email_unusable', 'E-mail address (if you like)', 'Enter one e-mail address such as ana@example.com.'],
] as const)('says %s at its field', async (code, label, text) => {
  const { api, user } = setup('/signup');
  api.on(register, () => refused(code));
  await user.type(field('Username'), 'ana');
  await user.type(await screen.findByLabelText('E-mail address (if you like)'), 'ana@example.com');
  await user.type(field('Password'), 'correct horse{Enter}');

  expect(await screen.findByText(text)).toBeDefined();
  expect(document.activeElement).toBe(field(label));
});

test('whoever is signed in already goes on to their documents', () => {
  localStorage.setItem('currentUser', '{"id":7,"username":"ana"}');
  setup();

  expect(address()).toBe('/documents');
});
