import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes, useLocation } from 'react-router';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { initialsOf } from './initials.ts';
import { Shell } from './shell.tsx';

// The code of the menu may take a while on a busy machine.
const patience = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function Address() {
  const { pathname, state } = useLocation();
  return <p data-testid="address">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

async function setup(account?: ReturnType<typeof anAccount>) {
  const api = fakeApi();
  if (account) signedIn(api, account);
  const { user } = renderAt(
    '/documents?type=lab',
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<Address />} />
      </Route>
    </Routes>,
  );
  if (account) await screen.findByRole('button', { name: /^Account of/ }, patience);
  return { api, user };
}

const avatar = (username = 'ana') => screen.getByRole('button', { name: `Account of ${username}` });
const header = () => within(screen.getByRole('banner'));
const menu = () => screen.findByRole('navigation', { name: 'Account' }, patience);
const address = () => screen.getByTestId('address').textContent;

test('a guest finds where to sign in, with a way back', async () => {
  const { user } = await setup();
  expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull();

  await user.click(header().getByRole('link', { name: 'Sign In / Sign Up' }));

  expect(address()).toBe('/auth {"from":"/documents?type=lab"}');
});

test('shows the first two letters of the name, and opens what belongs to the account', async () => {
  const { user } = await setup(anAccount());
  expect(avatar().querySelector('[aria-hidden]')?.textContent).toBe('AN');
  expect(avatar().getAttribute('aria-expanded')).toBe('false');

  await user.click(avatar());

  const links = within(await menu());
  expect(avatar().getAttribute('aria-expanded')).toBe('true');
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Profile']);
  expect(links.getByRole('button', { name: 'Logout' })).toBeDefined();
});

test('administrators find the way to their page', async () => {
  const { user } = await setup(anAccount({ isAdmin: true }));
  await user.click(avatar());

  const link = await screen.findByRole('link', { name: 'Administration' }, patience);
  expect(link.getAttribute('href')).toBe('/admin');
});

test('Logout ends the session and returns to the first page', async () => {
  const { api, user } = await setup(anAccount());
  await user.click(avatar());

  await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));

  expect(await header().findByRole('link', { name: 'Sign In / Sign Up' })).toBeDefined();
  expect((await screen.findByTestId('address')).textContent).toBe('/ null');
  expect(api.callsOf('POST /api/users/logout')).toHaveLength(1);
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('Escape closes the menu and gives the focus back', async () => {
  const { user } = await setup(anAccount());
  await user.click(avatar());
  await menu();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Profile');

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
  expect(document.activeElement).toBe(avatar());
});

test('the menu closes when the focus or the pointer goes elsewhere', async () => {
  const { user } = await setup(anAccount());
  await user.click(avatar());
  await menu();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();

  await user.click(avatar());
  await menu();
  await user.click(screen.getByRole('main'));
  expect(screen.queryByRole('navigation', { name: 'Account' })).toBeNull();
});

test('Shared With Me is offered to whoever is signed in, and to nobody else', async () => {
  const name = 'Shared With Me';
  const links = () => within(header().getByRole('navigation', { name: 'Main' }));
  const { user } = await setup(anAccount());
  expect(links().getByRole('link', { name }).getAttribute('href')).toBe('/shared-with-me');

  await user.click(avatar());
  await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));

  await header().findByRole('link', { name: 'Sign In / Sign Up' });
  expect(links().queryByRole('link', { name })).toBeNull();
});

test('the side menu holds the same', async () => {
  const { user } = await setup(anAccount({ isAdmin: true }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));

  const side = within(await screen.findByRole('dialog', { name: 'Menu' }, patience));
  expect(await side.findByRole('link', { name: 'Administration' })).toBeDefined();
  expect(side.getByRole('link', { name: 'Pricing' })).toBeDefined();
  expect(side.getByRole('link', { name: 'Shared With Me' })).toBeDefined();
  await user.click(side.getByRole('link', { name: 'Profile' }));

  expect(address()).toBe('/profile null');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('in the side menu a guest finds where to sign in', async () => {
  const { user } = await setup();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const side = within(await screen.findByRole('dialog', { name: 'Menu' }, patience));

  await user.click(side.getByRole('link', { name: 'Sign In / Sign Up' }));

  expect(address()).toBe('/auth {"from":"/documents?type=lab"}');
});

test.each([
  ['ana', 'AN'],
  ['x', 'X'],
  ['émile', 'ÉM'],
  ['𝒜na', '𝒜N'],
])('the letters of %s are %s', (username, letters) => {
  expect(initialsOf(username)).toBe(letters);
});

test('asks who somebody is only where somebody is signed in', async () => {
  const { api, user } = await setup();
  api.on('GET /api/users/me', () => ok(anAccount()));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' }, patience);

  expect(api.callsOf('GET /api/users/me')).toEqual([]);
});
