import { act, fireEvent, screen } from '@testing-library/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Shell } from '#client/app/shell/shell.tsx';
import { ana, aSession, signedIn } from '#tests/support/client/accounts.ts';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { callApi } from '../call-api.ts';
import { useRecent } from './recent-context.ts';
import { RequireUser } from './require-user.tsx';
import { useSession } from './session-context.ts';
import { channelName, type TabMessage } from './session-tabs.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function Records() {
  const { user, signOut, signIn } = useSession();
  const runRecent = useRecent();
  const { data } = useQuery({
    queryKey: ['records'],
    queryFn: () => callApi({ path: '/api/records', output: z.string() }),
  });
  const change = useMutation({
    mutationFn: () => runRecent(() => callApi({ path: '/api/change', method: 'PUT', output: z.string() })),
  });
  return (
    <>
      <p>Signed in: {user === null ? 'nobody' : user.username}</p>
      <p>{data}</p>
      <button onClick={() => void signOut()}>Sign out</button>
      <button onClick={() => signIn({ id: 8, username: 'ben' })}>Sign in as Ben</button>
      <button onClick={() => change.mutate()}>Change</button>
      <p>{change.data ?? change.error?.message}</p>
    </>
  );
}

function Address() {
  const { pathname, state } = useLocation();
  const { endReason } = useSession();
  const records = useQueryClient().getQueryData(['records']);
  return (
    <>
      <p>{`${pathname} ${JSON.stringify(state)} ${endReason}`}</p>
      <p>Loaded records: {records === undefined ? 'none' : 'some'}</p>
    </>
  );
}

function setup({ path = '/documents', api = signedIn(fakeApi()) } = {}) {
  api.on('GET /api/records', () => ok('Blood test'));
  const { user } = renderAt(
    path,
    <Routes>
      <Route element={<Shell />}>
        <Route path="documents" element={<Records />} />
        <Route
          path="profile"
          element={
            <RequireUser>
              <Records />
            </RequireUser>
          }
        />
        <Route path="*" element={<Address />} />
      </Route>
    </Routes>,
  );
  return { api, user };
}

function fromAnotherTab(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ from: 'another', message });
  channel.close();
}

const kept = () => localStorage.getItem('currentUser');
const press = (name: string) => screen.getByRole('button', { name });

test('restores who was signed in, and asks the server once whether it is so', async () => {
  const { api } = setup();

  expect(screen.getByText('Signed in: ana')).toBeDefined();
  await vi.waitFor(() => expect(api.callsOf('GET /api/users/session')).toHaveLength(1));
  expect(kept()).toBe('{"id":7,"username":"ana"}');
});

test('asks nothing where nobody is kept', async () => {
  const { api } = setup({ api: fakeApi() });

  expect(await screen.findByText('Blood test')).toBeDefined();
  expect(api.calls.filter(({ path }) => path.startsWith('/api/users'))).toEqual([]);
});

test('finds the session again where what was kept was corrupt', async () => {
  localStorage.setItem('currentUser', '{"id":');
  setup({ api: fakeApi().on('GET /api/users/session', () => ok(aSession())) });

  expect(await screen.findByText('Signed in: ana')).toBeDefined();
  expect(kept()).toBe('{"id":7,"username":"ana"}');
});

test('leaves the records of a session that is over, and keeps the way back', async () => {
  setup({ api: signedIn(fakeApi()).on('GET /api/users/session', () => refused('auth.required')) });

  expect(await screen.findByText('/login {"from":"/documents"} ended')).toBeDefined();
  expect(kept()).toBeNull();
  expect(screen.queryByText('Blood test')).toBeNull();
});

test('forgets quietly on a page that shows no records', async () => {
  setup({ path: '/', api: signedIn(fakeApi()).on('GET /api/users/session', () => refused('auth.required')) });

  await vi.waitFor(() => expect(kept()).toBeNull());
  expect(screen.getByText('/ null null')).toBeDefined();
});

test('stays signed in while the server cannot be reached', async () => {
  const { api } = setup({ api: signedIn(fakeApi()).on('GET /api/users/session', () => broken()) });
  await vi.waitFor(() => expect(api.callsOf('GET /api/users/session')).toHaveLength(1));

  expect(screen.getByText('Signed in: ana')).toBeDefined();
});

test('ends the session when any call says that it is over', async () => {
  const { api, user } = setup();
  api.on('PUT /api/change', () => refused('auth.required'));
  await screen.findByText('Blood test');

  await user.click(press('Change'));

  expect(await screen.findByText('/login {"from":"/documents"} ended')).toBeDefined();
  expect(screen.getByText('Loaded records: none')).toBeDefined();
});

test('a wrong password is no end of a session', async () => {
  const { api, user } = setup();
  api.on('PUT /api/change', () => refused('auth.wrong_credentials'));

  await user.click(press('Change'));

  expect(await screen.findByText('auth.wrong_credentials')).toBeDefined();
  expect(screen.getByText('Signed in: ana')).toBeDefined();
});

test.each([
  ['the server says so', () => ok(null)],
  ['the call fails', () => broken()],
])('signing out clears this browser and goes to the first page when %s', async (_title, answer) => {
  const { api, user } = setup();
  api.on('POST /api/users/logout', answer);
  await screen.findByText('Blood test');

  await user.click(press('Sign out'));

  expect(await screen.findByText('/ null null')).toBeDefined();
  expect(kept()).toBeNull();
  expect(screen.getByText('Loaded records: none')).toBeDefined();
  expect(screen.queryByText('Blood test')).toBeNull();
});

test('says so when the server could not be told of signing out', async () => {
  const { api, user } = setup();
  api.on('POST /api/users/logout', () => broken());

  await user.click(press('Sign out'));

  expect(await screen.findByText('Signed out in this browser only')).toBeDefined();
  expect(screen.getByText(/^The server could not be told/)).toBeDefined();
  expect({ ...localStorage }).toEqual({ signOutOwed: '1' });
});

test('tells the server of an owed sign-out when the connection comes back, until it has heard', async () => {
  const { api, user } = setup();
  const answers = [broken(), broken(), ok(null)];
  api.on('POST /api/users/logout', () => answers.shift() ?? broken());
  await user.click(press('Sign out'));
  await screen.findByText('Signed out in this browser only');

  fireEvent(window, new Event('online'));
  await vi.waitFor(() => expect(api.callsOf('POST /api/users/logout')).toHaveLength(2));
  expect(localStorage.getItem('signOutOwed')).toBe('1');
  fireEvent(window, new Event('online'));

  await vi.waitFor(() => expect({ ...localStorage }).toEqual({}));
  fireEvent(window, new Event('online'));
  expect(api.callsOf('POST /api/users/logout')).toHaveLength(3);
});

test('tells the server of an owed sign-out at the next start, and loads anew what it gave before', async () => {
  localStorage.setItem('signOutOwed', '1');
  const { api } = setup({ api: fakeApi().on('POST /api/users/logout', () => ok(null)) });

  await vi.waitFor(() => expect({ ...localStorage }).toEqual({}));
  expect(api.callsOf('POST /api/users/logout')).toHaveLength(1);
  await vi.waitFor(() => expect(api.callsOf('GET /api/records').length).toBeGreaterThan(1));
});

test('owes nothing any more once somebody has signed in', async () => {
  localStorage.setItem('signOutOwed', '1');
  const api = fakeApi()
    .on('POST /api/users/logout', () => broken())
    .on('GET /api/users/session', () => ok(aSession({ user: ben })));
  const { user } = setup({ api });
  await vi.waitFor(() => expect(api.callsOf('POST /api/users/logout')).toHaveLength(1));

  await user.click(press('Sign in as Ben'));
  fireEvent(window, new Event('online'));

  expect(await screen.findByText('Signed in: ben')).toBeDefined();
  expect(localStorage.getItem('signOutOwed')).toBeNull();
  expect(api.callsOf('POST /api/users/logout')).toHaveLength(1);
});

test('signing in forgets what a guest had loaded', async () => {
  const { user } = setup({ api: fakeApi().on('GET /api/users/session', () => ok(aSession({ user: ben }))) });
  await screen.findByText('Blood test');

  await user.click(press('Sign in as Ben'));

  expect(await screen.findByText('Signed in: ben')).toBeDefined();
  expect(kept()).toBe('{"id":8,"username":"ben"}');
});

const ben = { id: 8, username: 'ben' };

test('follows another tab that signed out', async () => {
  setup();
  await screen.findByText('Blood test');

  act(() => fromAnotherTab({ kind: 'ended', reason: null }));

  expect(await screen.findByText('/ null null')).toBeDefined();
  expect(kept()).toBeNull();
});

test('leaves what is shown when another tab signs somebody else in', async () => {
  setup();
  await screen.findByText('Blood test');

  act(() => fromAnotherTab({ kind: 'signed_in', user: ben }));

  expect(await screen.findByText('/ null null')).toBeDefined();
  expect(kept()).toBe('{"id":8,"username":"ben"}');
});

test('sends whoever is not signed in to sign in, with a way back', async () => {
  setup({ path: '/profile', api: fakeApi() });

  expect(await screen.findByText('/login {"from":"/profile"} null')).toBeDefined();
});

test('asks for the password once more and does what was asked for', async () => {
  const { api, user } = setup();
  let isRecent = false;
  api
    .on('PUT /api/change', () => (isRecent ? ok('Changed') : refused('auth.not_recent')))
    .on('POST /api/users/reauthenticate', () => {
      isRecent = true;
      return ok(aSession());
    });

  await user.click(press('Change'));
  await user.type(await screen.findByLabelText('Password'), 'correct horse');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.click(press('Continue'));

  expect(await screen.findByText('Changed')).toBeDefined();
  expect(document.activeElement).toBe(press('Change'));
  expect(api.callsOf('POST /api/users/reauthenticate').map(({ body }) => body)).toEqual([
    { password: 'correct horse' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for the code where the account has one, and says what is wrong beside the field', async () => {
  const { api, user } = setup();
  const answers = [refused('auth.wrong_credentials'), refused('auth.factor_required'), refused('auth.wrong_code')];
  api
    .on('PUT /api/change', () => refused('auth.not_recent'))
    .on('POST /api/users/reauthenticate', () => answers.shift() ?? broken());
  await user.click(press('Change'));
  const password = await screen.findByLabelText('Password');

  await user.click(press('Continue'));
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(document.activeElement).toBe(password);

  await user.type(password, 'wrong');
  await user.click(press('Continue'));
  expect(await screen.findByText('This password is not right.')).toBeDefined();
  await user.click(press('Continue'));
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);

  await user.type(code, '123456');
  await user.click(press('Continue'));
  expect(await screen.findByText('This code is not right. Enter the newest one.')).toBeDefined();
  expect(document.activeElement).toBe(code);
  expect(screen.getByText('Signed in: ana')).toBeDefined();
});

test('closing the question leaves everything as it was', async () => {
  const { api, user } = setup();
  api.on('PUT /api/change', () => refused('auth.not_recent'));
  await user.click(press('Change'));
  await screen.findByLabelText('Password');

  await user.keyboard('{Escape}');

  expect(await screen.findByText('auth.not_recent')).toBeDefined();
  expect(api.callsOf('PUT /api/change')).toHaveLength(1);
});

test('shows nothing of the old screen while the next one is on its way', async () => {
  const { answer, come } = later();
  const { api, user } = setup();
  api.on('POST /api/users/logout', answer);
  await screen.findByText('Blood test');

  await user.click(press('Sign out'));
  come(ok(null));

  await vi.waitFor(() => expect(screen.queryByText('Blood test')).toBeNull());
  expect(api.callsOf('GET /api/records')).toHaveLength(1);
});

test('knows who is signed in by their id and name', () => {
  signedIn(fakeApi());

  expect(JSON.parse(kept() ?? '')).toEqual(ana);
});
