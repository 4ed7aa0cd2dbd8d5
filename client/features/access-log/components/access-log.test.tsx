import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AccessLogEntry } from '#core/audit/audit-event.ts';
import { aListItem } from '#tests/support/client/documents.ts';
import { broken, fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { AccessLogSection } from './access-log-section.tsx';
import { WhoOpened } from './who-opened.tsx';

const entry = (number: number, more: Partial<AccessLogEntry> = {}): AccessLogEntry => ({
  number,
  at: '2026-11-22T12:30:00',
  actor: 'owner',
  action: 'document.viewed',
  document: { id: 7, title: 'Blood test' },
  fields: {},
  ...more,
});
const page = (entries: AccessLogEntry[], next: number | null = null) => ok({ entries, next });

function setup(entries: AccessLogEntry[], next: number | null = null, at = '/profile') {
  const api = fakeApi()
    .on('GET /api/access-log', () => page(entries, next))
    .on('GET /api/medical-documents', () => ok([aListItem({ id: 7, title: 'Blood test' })]));
  const open = (screenOf = <AccessLogSection />) => renderScreen(screenOf, { at, path: '/profile' });
  return { api, open, user: userEvent.setup() };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Who opened what' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/gu, ' '));

test('says who did what and when, with a way to the document', async () => {
  setup([
    entry(3, { actor: 'operator', action: 'emergency.read', fields: { reason: 'Taken to hospital' } }),
    entry(2),
    entry(1, { action: 'account.signed_in', document: null, fields: { how: 'password' } }),
  ]).open();

  expect(await rows()).toEqual([
    'The person who runs Readback opened Blood test by emergency accessThe reason they gave: Taken to hospitalNov 22, 2026, 12:30 PM',
    'You opened Blood testNov 22, 2026, 12:30 PM',
    'You signed in with the passwordNov 22, 2026, 12:30 PM',
  ]);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/document/7');
});

test('names a document that is gone as such, and leads nowhere', async () => {
  setup([entry(2, { action: 'document.erased', actor: 'program', document: { id: 7, title: null } })]).open();

  expect((await rows())[0]).toContain('Readback erased a document that is gone');
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows more when asked, until the end', async () => {
  const { api, open, user } = setup([entry(9)], 9);
  api.on('GET /api/access-log?before=9', () => page([entry(8)]));
  open();

  await user.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('keeps what is there when more cannot be loaded, and says so', async () => {
  const { api, open, user } = setup([entry(9)], 9);
  api.on('GET /api/access-log?before=9', () => broken());
  open();

  await user.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByText(/More could not be loaded/)).toBeDefined();
  expect(await rows()).toHaveLength(1);
});

test('shows one document alone when it is chosen, and keeps that in the address', async () => {
  const { api, open, user } = setup([entry(9), entry(8, { document: null, action: 'account.signed_out' })]);
  api.on('GET /api/access-log?document=7', () => page([entry(9)]));
  open();

  await user.selectOptions(await screen.findByLabelText('Show'), 'Blood test');

  expect(await screen.findByText('You opened this document')).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe('/profile?document=7');
});

test('says so where nothing was opened, and where it could not be loaded', async () => {
  const first = setup([]);
  const { unmount } = first.open();
  expect(await screen.findByText('Nobody has opened this yet.')).toBeDefined();
  unmount();

  const second = setup([]);
  second.api.on('GET /api/access-log', () => broken());
  second.open();
  expect(await screen.findByText('Who opened what could not be loaded.')).toBeDefined();
});

test('tells of one document in its details', async () => {
  const { api, open } = setup([]);
  api.on('GET /api/access-log?document=7', () => page([entry(1, { actor: 'program', action: 'document.sent_to_ai' })]));
  open(<WhoOpened documentRef="7" />);

  expect(await screen.findByText('Readback sent lines of this document to an AI provider')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Who opened this' })).toBeDefined();
});
