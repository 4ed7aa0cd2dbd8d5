import { StrictMode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { broken, fakeApi, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { OpenSharePage } from './open-share-page.tsx';

const token = 'A'.repeat(43);
const code = 'K7QF-M2XR-9TPD';
const byLink = 'POST /api/shared-documents/open';
const byNumber = 'POST /api/shared-documents/7/access';
const opened = () => ok({ document: { id: 7 } });

beforeEach(() => localStorage.clear());

function setup(fragment = '') {
  const api = fakeApi().on(byLink, opened).on(byNumber, opened);
  renderScreen(
    <StrictMode>
      <OpenSharePage />
      <Link to={`/shared#${'B'.repeat(43)}`}>Another link</Link>
    </StrictMode>,
    { at: `/shared${fragment}`, path: '/shared' },
  );
  return { api, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'View Document' });
const address = () => screen.getByTestId('address').textContent;
const toast = () => screen.getByRole('alert', { name: 'Problem' }).textContent;

test('takes the link out of the address, asks for the code alone, and goes to the explanation', async () => {
  const { api, user } = setup(`#${token}`);
  expect(address()).toBe('/shared');
  expect(screen.queryByLabelText('Document ID')).toBeNull();
  expect(send().disabled).toBe(true);

  await user.type(field('Access Code'), ` ${code} {Enter}`);

  await waitFor(() => expect(address()).toBe('/interpretation/7'));
  expect(api.calls).toEqual([
    { method: 'POST', path: '/api/shared-documents/open', body: { token, accessCode: code } },
  ]);
  expect(screen.getByRole('status', { name: 'Message' }).textContent).toContain('Access granted');
  expect(screen.getByText('You can now view the document')).toBeDefined();
});

test('asks for number and code without a link, and is sent only with both', async () => {
  const { api, user } = setup();
  await user.type(field('Access Code'), code);
  expect(send().disabled).toBe(true);

  await user.type(field('Document ID'), '7');
  expect(send().disabled).toBe(false);
  await user.click(send());

  await waitFor(() => expect(address()).toBe('/interpretation/7'));
  expect(api.calls.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/shared-documents/7/access', body: { accessCode: code } },
  ]);
});

test.each(['0', 'seven', '-7', '7.5', '7e3', ' '])('takes %j for no number of a document', async (typed) => {
  const { api, user } = setup();
  await user.type(field('Access Code'), code);
  await user.type(field('Document ID'), typed);

  expect(send().disabled).toBe(true);
  await user.type(field('Document ID'), '{Enter}');
  expect(api.calls).toEqual([]);
});

test.each(['#', '#short', `#${token}${token}`, '#<script>'])('a link with %j asks for the number too', (fragment) => {
  setup(fragment);

  expect(address()).toBe('/shared');
  expect(field('Document ID')).toBeDefined();
});

test('takes a second link that is followed on the same page', async () => {
  const { api, user } = setup(`#${token}`);

  await user.click(screen.getByRole('link', { name: 'Another link' }));
  expect(address()).toBe('/shared');
  await user.type(field('Access Code'), `${code}{Enter}`);

  await waitFor(() => expect(api.callsOf(byLink)).toHaveLength(1));
  expect(api.callsOf(byLink)[0]?.body).toEqual({ token: 'B'.repeat(43), accessCode: code });
});

test('says that the access is denied, at the code too, and takes another one', async () => {
  const { api, user } = setup(`#${token}`);
  api.on(byLink, () => refused('share.refused'));
  await user.type(field('Access Code'), 'AAAA-AAAA-AAAA{Enter}');

  await waitFor(() => expect(toast()).toContain('Access denied'));
  expect(toast()).toContain('Invalid access code or expired share');
  await waitFor(() => expect(document.activeElement).toBe(field('Access Code')));
  expect(field('Access Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Invalid access code or expired share/)).toHaveLength(2);
  expect(address()).toBe('/shared');

  api.on(byLink, opened);
  await user.clear(field('Access Code'));
  await user.type(field('Access Code'), `${code}{Enter}`);
  await waitFor(() => expect(address()).toBe('/interpretation/7'));
});

test.each([
  ['a server that has a fault', () => broken(500), '500: Broken'],
  ['too many tries from one network', () => refused('request.too_many'), /^You have done this many times/],
  ['a server that is not there', () => Promise.reject(new Error('Failed to fetch')), 'Failed to fetch'],
])('says with %s that the document could not be opened, and why', async (_, answer, why) => {
  const { api, user } = setup(`#${token}`);
  api.on(byLink, answer);
  await user.type(field('Access Code'), `${code}{Enter}`);

  await waitFor(() => expect(toast()).toContain('Failed to access document'));
  expect(screen.getByText(why)).toBeDefined();
  expect(field('Access Code').value).toBe(code);
});

test('is sent once however often it is pressed', async () => {
  const { api, user } = setup(`#${token}`);
  const { answer, come } = later();
  api.on(byLink, answer);
  await user.type(field('Access Code'), `${code}{Enter}{Enter}`);
  await user.click(screen.getByRole('button', { name: 'Checking the code...' }));
  come(opened());

  await waitFor(() => expect(address()).toBe('/interpretation/7'));
  expect(api.callsOf(byLink)).toHaveLength(1);
});
