import { act, fireEvent, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { Shell } from '#client/app/shell/shell.tsx';
import { aSession, signedIn } from '#tests/support/client/accounts.ts';
import { broken, fakeApi, ok, refused, type FakeApi } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { callApi } from '../call-api.ts';
import { useSession } from './session-context.ts';
// What draws its warning is fetched later than it.
import './session-watch.tsx';
import { channelName, type TabMessage } from './session-tabs.ts';

const session = 'GET /api/users/session';
const stay = 'POST /api/users/session';
const minute = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

function Records() {
  const { data } = useQuery({
    queryKey: ['records'],
    queryFn: () => callApi({ path: '/api/records', output: z.string() }),
  });
  return <p>{data}</p>;
}

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{`${pathname} ${useSession().endReason}`}</p>;
}

/** Somebody who signed in just now, on a page with their records. */
async function setup(first: Partial<ReturnType<typeof aSession>> = {}) {
  const api = signedIn(fakeApi()).on('GET /api/records', () => ok('Blood test'));
  const answer = aSession(first);
  api.on(session, () => ok(answer));
  api.on(stay, () => ok(aSession(first.isKept === undefined ? {} : { isKept: first.isKept })));
  renderAt(
    '/documents',
    <Routes>
      <Route element={<Shell />}>
        <Route path="documents" element={<Records />} />
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>,
  );
  await vi.waitFor(() => expect(api.callsOf(session)).toHaveLength(1));
  await pass(100);
  return api;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const renewals = (api: FakeApi) => api.callsOf(stay).length;

function fromAnotherTab(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ from: 'another', message });
  channel.close();
}

/** What this tab tells the others. */
function otherTab(): TabMessage[] {
  const heard: TabMessage[] = [];
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<{ message: TabMessage }>) => heard.push(data.message));
  onTestFinished(() => channel.close());
  return heard;
}

test('warns two minutes before the end, with the time, and not before', async () => {
  await setup();

  await pass(27 * minute);
  expect(dialog()).toBeNull();
  await pass(1 * minute);

  expect(dialog()).not.toBeNull();
  expect(document.activeElement?.textContent).toBe('Stay signed in');
  expect(screen.getByText(/^Your session ends at \d+:\d\d [AP]M\./)).toBeDefined();
});

test('does not warn where something else has renewed the session', async () => {
  const api = await setup();
  api.on(session, () => ok(aSession()));

  await pass(28 * minute + 1000);

  expect(dialog()).toBeNull();
});

test('Stay signed in renews the session, closes the warning and tells the other tabs', async () => {
  const api = await setup();
  const heard = otherTab();
  await pass(28 * minute + 500);

  await press('Stay signed in');

  expect(dialog()).toBeNull();
  expect(renewals(api)).toBe(1);
  await vi.waitFor(() => expect(heard.map(({ kind }) => kind)).toEqual(['renewed']));
  await pass(27 * minute);
  expect(dialog()).toBeNull();
  expect(screen.getByText('Blood test')).toBeDefined();
});

test('closing the warning by Escape means to stay', async () => {
  const api = await setup();
  await pass(28 * minute + 500);

  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));

  expect(renewals(api)).toBe(1);
});

test('says so when the server cannot be reached, and keeps the warning', async () => {
  const api = await setup();
  await pass(28 * minute + 500);
  api.on(stay, () => broken());

  await press('Stay signed in');

  expect(screen.getByText('Readback could not be reached. Try again.')).toBeDefined();
  expect(dialog()).not.toBeNull();
});

test('Sign out now ends the session and clears the page', async () => {
  const api = await setup();
  await pass(28 * minute + 500);

  await press('Sign out now');

  await vi.waitFor(() => expect(screen.getByText('/ null')).toBeDefined());
  expect(api.callsOf('POST /api/users/logout')).toHaveLength(1);
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('tells listeners how much is left three times', async () => {
  await setup();
  await pass(28 * minute + 500);
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find((text) => text?.includes('left'));
  const told: (string | undefined)[] = [];
  for (let second = 0; second < 118; second += 1) {
    if (told.at(-1) !== spoken()) told.push(spoken());
    await pass(1000);
  }

  expect(told).toEqual(['1 minute is left.', '30 seconds are left.', '10 seconds are left.']);
});

test('at the end the page is cleared of documents and says why', async () => {
  const api = await setup();
  await pass(29 * minute);
  api.on(session, () => refused('auth.required'));

  await pass(1 * minute + 2000);

  expect(screen.getByText('/login idle')).toBeDefined();
  expect(screen.queryByText('Blood test')).toBeNull();
  expect(dialog()).toBeNull();
  expect(localStorage.getItem('currentUser')).toBeNull();
});

test('clears the page at the end also where the server cannot be asked', async () => {
  const api = await setup();
  api.on(session, () => broken());

  await pass(30 * minute + 2000);

  expect(screen.getByText('/login idle')).toBeDefined();
});

test('a session that has lasted its time says so, and cannot be renewed', async () => {
  const soon = new Date(Date.now() + 10 * minute).toISOString();
  const api = await setup({ endsAt: soon, endsForGoodAt: soon });
  await pass(8 * minute + 500);
  expect(screen.getByRole('dialog', { name: 'Your session ends soon' })).toBeDefined();

  await press('Go on until then');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(renewals(api)).toBe(0);

  api.on(session, () => refused('auth.required'));
  await pass(2 * minute + 2000);
  expect(screen.getByText('/login final')).toBeDefined();
});

test('a session that is kept has no warning and no end', async () => {
  const api = await setup({ isKept: true });

  await pass(60 * minute);

  expect(dialog()).toBeNull();
  expect(screen.getByText('Blood test')).toBeDefined();
  expect(api.callsOf(session)).toHaveLength(1);
});

test('keys and pointer renew quietly, at most once a minute', async () => {
  const api = await setup();
  for (let second = 0; second < 180; second += 5) {
    await pass(5000);
    fireEvent.pointerMove(document.body);
    fireEvent.keyDown(document.body, { key: 'a' });
  }

  expect(renewals(api)).toBe(3);
  expect(dialog()).toBeNull();
});

test('without anybody there nothing is renewed', async () => {
  const api = await setup();
  await pass(20 * minute);

  expect(renewals(api)).toBe(0);
});

test('another tab that stays closes the warning here, and one that signs out takes this one along', async () => {
  await setup();
  await pass(28 * minute + 500);
  expect(dialog()).not.toBeNull();

  fromAnotherTab({ kind: 'renewed', ends: { at: Date.now() + 30 * minute, isFinal: false } });
  await vi.waitFor(() => expect(dialog()).toBeNull());

  fromAnotherTab({ kind: 'ended', reason: null });
  await vi.waitFor(() => expect(screen.getByText('/ null')).toBeDefined());
  expect(screen.queryByText('Blood test')).toBeNull();
});

test('looks again when somebody comes back to the page, and leaves it where the session was ended', async () => {
  const api = await setup();
  await pass(5 * minute);
  api.on(session, () => refused('auth.required'));

  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));

  await vi.waitFor(() => expect(screen.getByText('/login ended')).toBeDefined());
});
