import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { Shell } from './shell.tsx';

const notices = 'GET /api/owner-notices';
// The code of the notices may take a while on a busy machine.
const patience = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function setup(path: string, api = fakeApi()) {
  api.on(notices, () => ok([]));
  const { user } = renderAt(
    path,
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<p>The page</p>} />
      </Route>
    </Routes>,
  );
  return { api, user };
}

test('asks what must be told on every page for somebody with an account', async () => {
  const { api } = setup('/', signedIn(fakeApi()));

  await vi.waitFor(() => expect(api.callsOf(notices)).toHaveLength(1), patience);
});

test('asks it for a guest beside their documents, and not on the first page', async () => {
  const { api, user } = setup('/');
  await screen.findByText('The page');
  expect(api.calls).toEqual([]);

  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'My Documents' }));

  await vi.waitFor(() => expect(api.callsOf(notices)).toHaveLength(1), patience);
});

test('says that the browser is offline, and what can be done, until it is online again', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  setup('/');
  const connection = screen.getByRole('status', { name: 'Connection' });
  expect(connection.textContent).toBe('');

  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(connection.textContent).toContain('You can read on.');

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(connection.textContent).toBe('');
});

test('has the ways of a phone at its foot, and marks the one that is open', async () => {
  const { user } = setup('/upload');
  const bar = within(screen.getByRole('navigation', { name: 'Quick links' }));

  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Documents', 'Upload']);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Upload');

  await user.click(bar.getByRole('button', { name: 'Reading settings' }));
  expect(await screen.findByRole('dialog', { name: 'Reading settings' }, patience)).toBeDefined();
});

test('has what binds, and the tools of whoever runs it, in the footer alone', async () => {
  setup('/terms');

  const links = within(screen.getByRole('navigation', { name: 'Footer' }));
  const ways = ['Privacy', 'Terms', 'Admin'].map((name) => links.getByRole('link', { name }).getAttribute('href'));
  expect(ways).toEqual(['/privacy', '/terms', '/seo-tools']);
  expect(links.getByRole('link', { name: 'Terms' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('link', { name: 'Admin' })).toHaveLength(1);
});
