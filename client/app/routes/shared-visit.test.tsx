import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import type { SeenByShare } from '#core/sharing/share.ts';
import type { ShareLevel } from '#core/sharing/share-level.ts';
import { signedIn } from '#tests/support/client/accounts.ts';
import { aDocument, anInterpretation } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { aSeenByShare } from '#tests/support/client/shares.ts';
import DocumentRoute from './document.route.tsx';
import InterpretationRoute from './interpretation.route.tsx';

const interpretation = 'GET /api/interpretations/7';
const document7 = 'GET /api/medical-documents/7';
const leave = 'DELETE /api/shared-documents/7/visit';
const stream = 'GET /api/shared-documents/7/events';
// The code of what stands around the words may take a while on a busy machine.
const patience = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function setup(share: SeenByShare | undefined) {
  const seen = share && { share };
  const api = fakeApi()
    .on(interpretation, () => ok(anInterpretation(seen)))
    .on(document7, () => ok(aDocument({ userId: '', ...seen })))
    .on('GET /api/medical-documents/7/pages', () => ok([]))
    .on('GET /api/medical-documents/7/comments', () => ok([]))
    .on('PUT /api/medical-documents/7/comments/seen', () => ok(null));
  const events = fakeEvents();
  const ended = () => {
    for (const call of [interpretation, document7, stream]) api.on(call, () => refused('document.not_found'));
  };
  const openInterpretation = () =>
    renderScreen(<InterpretationRoute />, { at: '/interpretation/7', path: '/interpretation/:id' });
  const openDocument = () => renderScreen(<DocumentRoute />, { at: '/document/7', path: '/document/:id' });
  return { api, events, ended, openInterpretation, openDocument, user: userEvent.setup() };
}

const banner = () => screen.findByRole('region', { name: 'How this document is shared with you' }, patience);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const shareStreams = (opened: { url: string }[]) => opened.filter(({ url }) => url.startsWith('/api/shared-documents'));
const isThere = (role: 'button' | 'link' | 'group', name: string | RegExp) =>
  screen.queryByRole(role, { name }) !== null;

test('says whose document it is, how far the share goes, until when, and what cannot be recalled', async () => {
  const expiresAt = new Date(2026, 11, 6).toISOString();
  const { openInterpretation } = setup(aSeenByShare({ expirationDate: '2026-12-05', expiresAt }));
  openInterpretation();

  const words = (await banner()).textContent.replace(/\s/gu, ' ');
  expect(words).toContain('Ana Sharma shares this document with you');
  expect(words).toContain('Access Level:View Only');
  expect(words).toContain('Expires:Dec 5, 2026, 11:59 PM');
  expect(words).toContain('You can read the document and its explanation.');
  expect(words).toContain('cannot be called back');
});

test('says the same beside the document itself, and where there is no end', async () => {
  const { openDocument } = setup(aSeenByShare({ accessLevel: 'full_access' }));
  openDocument();

  const words = (await banner()).textContent;
  expect(words).toContain('Access Level:Full Access');
  expect(words).toContain('Expires:No expiration');
});

test.each<[ShareLevel, boolean]>([
  ['read', false],
  ['comment', false],
  ['full_access', true],
])('with %s the explanation can be taken along: %s', async (accessLevel, mayTakeAlong) => {
  const { openInterpretation, user } = setup(aSeenByShare({ accessLevel }));
  openInterpretation();
  await banner();

  expect(isThere('link', 'View Original Document')).toBe(true);
  expect(isThere('button', 'Export as PDF')).toBe(mayTakeAlong);
  await user.click(screen.getByRole('tab', { name: 'Questions to Ask' }));
  if (mayTakeAlong) await screen.findByRole('button', { name: 'Copy questions' }, patience);
  expect(screen.queryAllByRole('button', { name: / questions$/ })).toHaveLength(mayTakeAlong ? 4 : 0);
  expect(within(screen.getByRole('tabpanel')).queryAllByRole('checkbox')).toHaveLength(mayTakeAlong ? 2 : 0);
  // What belongs to the owner alone.
  expect(isThere('button', /^Add/)).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'Simplified Explanation' }));
  expect(isThere('group', /helpful/)).toBe(false);
  expect(screen.queryByRole('heading', { name: /^Ask/ })).toBeNull();
});

test.each<[ShareLevel, boolean]>([
  ['read', false],
  ['comment', false],
  ['full_access', true],
])('with %s the original file can be downloaded: %s', async (accessLevel, mayDownload) => {
  const { openDocument, user } = setup(aSeenByShare({ accessLevel }));
  openDocument();
  await banner();

  expect(isThere('link', 'Download the original file')).toBe(mayDownload);
  expect(isThere('link', 'View Interpretation')).toBe(true);
  expect(isThere('link', 'Share Document')).toBe(false);
  expect(isThere('link', 'Back to Documents')).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText('Who opened this')).toBeNull();
});

test.each<[ShareLevel, boolean]>([
  ['read', false],
  ['comment', false],
  ['full_access', true],
])('with %s a document without an explanation can be explained: %s', async (accessLevel, mayInterpret) => {
  const { api, openDocument, user } = setup(aSeenByShare({ accessLevel }));
  api
    .on(interpretation, () => refused('interpretation.not_found'))
    .on(document7, () => ok(aDocument({ hasInterpretation: false, share: aSeenByShare({ accessLevel }) })));
  openDocument();
  await banner();

  expect(isThere('button', 'Interpret Document')).toBe(mayInterpret);
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await screen.findByText('Not Interpreted');
  expect(isThere('button', 'Create Interpretation')).toBe(mayInterpret);
});

test('asks for no explanation where the share does not give that, and leads to the document', async () => {
  const { api, openInterpretation } = setup(undefined);
  api
    .on(interpretation, () => refused('interpretation.not_found'))
    .on(document7, () => ok(aDocument({ hasInterpretation: false, share: aSeenByShare() })));
  openInterpretation();

  expect(await screen.findByText('There is no interpretation of this document')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the document' }).getAttribute('href')).toBe('/document/7');
  expect(api.calls.map(({ method }) => method)).not.toContain('POST');
});

test('shows nothing of this to the owner, and follows no share', async () => {
  const { events, openInterpretation } = setup(undefined);
  openInterpretation();

  expect(await screen.findByRole('button', { name: 'Export as PDF' })).toBeDefined();
  expect(screen.queryByRole('region', { name: /shared with you/ })).toBeNull();
  expect(shareStreams(events.opened)).toEqual([]);
});

test('shows nothing of the document any more as soon as the access ends, also after a reload', async () => {
  const { events, ended, openInterpretation } = setup(aSeenByShare());
  const { unmount } = openInterpretation();
  await banner();
  await waitFor(() => expect(shareStreams(events.opened)).toHaveLength(1));
  const source = events.last();
  expect(source.url).toBe('/api/shared-documents/7/events');
  act(() => source.sendShare({ state: 'open' }));
  expect(title()).toBe('AI Interpretation');
  ended();
  act(() => source.sendShare({ state: 'ended' }));

  expect(title()).toBe('Access has ended');
  expect(screen.getByText('You can no longer see this document').closest('[role=alert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Enter Access Code' }).getAttribute('href')).toBe('/shared');
  expect(document.body.textContent).not.toContain('Blood test in September');
  expect(document.title).toBe('Access has ended – Readback');
  expect(source.isClosed).toBe(true);

  unmount();
  openInterpretation();
  expect(await screen.findByRole('heading', { level: 1, name: 'Access has ended' })).toBeDefined();
});

test('says on the page of the document that the access has ended, too', async () => {
  const first = setup(aSeenByShare());
  const { unmount } = first.openInterpretation();
  await banner();
  first.ended();
  unmount();

  first.openDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Access has ended' })).toBeDefined();
});

test('keeps nothing of the document in the memory of the page', async () => {
  const { api, events, ended, openInterpretation, user } = setup(aSeenByShare());
  const mounted = vi.spyOn(QueryClient.prototype, 'mount');
  api.on(`${interpretation}?level=detailed`, () => ok(anInterpretation({ share: aSeenByShare() })));
  openInterpretation();
  await banner();
  await user.click(screen.getByRole('radio', { name: 'Detailed' }));
  await waitFor(() => expect(api.callsOf(`${interpretation}?level=detailed`)).toHaveLength(1));
  const [client] = mounted.mock.contexts;
  const kept = () =>
    client instanceof QueryClient
      ? JSON.stringify(
          client
            .getQueryCache()
            .getAll()
            .map(({ state }) => state.data ?? null),
        )
      : '';
  expect(kept()).toContain('potassium');
  ended();
  act(() => events.last().sendShare({ state: 'ended' }));

  expect(title()).toBe('Access has ended');
  expect(kept()).not.toContain('potassium');
});

test('says that somebody is there, once a minute, while they move on the page', async () => {
  const { api, openInterpretation, ended, events } = setup(aSeenByShare());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const pages = 'GET /api/medical-documents/7/pages';
  openInterpretation();
  await banner();
  await user.keyboard('{Shift}');
  expect(api.callsOf(pages)).toHaveLength(0);

  vi.advanceTimersByTime(60_000);
  await user.keyboard('{Shift}{Shift}');
  expect(api.callsOf(pages)).toHaveLength(1);

  ended();
  act(() => events.last().sendShare({ state: 'ended' }));
  vi.advanceTimersByTime(60_000);
  await user.keyboard('{Shift}');
  expect(api.callsOf(pages)).toHaveLength(1);
});

test('says that a document is not there to somebody who never saw it', async () => {
  const { ended, openInterpretation } = setup(undefined);
  ended();
  openInterpretation();

  expect(await screen.findByText('Interpretation Not Found')).toBeDefined();
});

test('asks where the stream is refused, and shows that the access has ended', async () => {
  const { events, ended, openInterpretation } = setup(aSeenByShare());
  openInterpretation();
  await banner();
  ended();
  act(() => events.last().refuse());

  expect(await screen.findByRole('heading', { name: 'Access has ended' })).toBeDefined();
});

test.each([
  ['is there all the same', () => ok({})],
  ['cannot be reached', () => broken(503)],
  ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
])('listens anew where the stream was refused and the server %s', async (_, answer) => {
  const { api, events, ended, openInterpretation } = setup(aSeenByShare());
  api.on(stream, answer);
  openInterpretation();
  await banner();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => events.last().refuse());
  await vi.waitFor(() => expect(api.callsOf(stream)).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(5000));

  expect(title()).toBe('AI Interpretation');
  expect(shareStreams(events.opened)).toHaveLength(2);
  ended();
  act(() => events.last().sendShare({ state: 'ended' }));
  expect(title()).toBe('Access has ended');
});

test('leaves a lost connection to the browser, and words that it does not know alone', async () => {
  const { api, events, openInterpretation } = setup(aSeenByShare());
  openInterpretation();
  await banner();
  act(() => {
    events.last().fail();
    events.last().sendRaw('{', 'share');
    events.last().sendRaw('{"state":"paused"}', 'share');
  });

  expect(title()).toBe('AI Interpretation');
  expect(shareStreams(events.opened)).toHaveLength(1);
  expect(api.callsOf(stream)).toEqual([]);
});

test('leaves when told to, and shows nothing of the document any more', async () => {
  const { api, events, ended, openInterpretation, user } = setup(aSeenByShare());
  openInterpretation();
  api.on(leave, () => {
    ended();
    return ok(null);
  });

  await user.click(within(await banner()).getByRole('button', { name: 'Leave' }));

  expect(await screen.findByRole('heading', { name: 'You have left the document' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Shared With Me' })).toBeNull();
  expect(events.last().isClosed).toBe(true);
  expect(api.callsOf(leave)).toHaveLength(1);
});

test('leads somebody with an account back to what is shared with them', async () => {
  const { api, events, ended, openInterpretation } = setup(aSeenByShare());
  signedIn(api);
  openInterpretation();
  await banner();
  ended();
  act(() => events.last().sendShare({ state: 'ended' }));

  expect(screen.getByRole('link', { name: 'Shared With Me' }).getAttribute('href')).toBe('/shared-with-me');
});

test('says so when one could not leave, and when the access was over already', async () => {
  const { api, openInterpretation, user } = setup(aSeenByShare());
  api.on(leave, () => refused('server.unavailable'));
  openInterpretation();
  await user.click(within(await banner()).getByRole('button', { name: 'Leave' }));

  expect(await screen.findByText(/You could not leave. Readback is not ready right now/)).toBeDefined();

  api.on(leave, () => refused('document.not_found'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Access has ended' })).toBeDefined();
});
