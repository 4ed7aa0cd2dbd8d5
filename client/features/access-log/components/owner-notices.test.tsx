import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnerNotice } from '#core/audit/audit-event.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { OwnerNotices } from './owner-notices.tsx';

const notice = (more: Partial<OwnerNotice> = {}): OwnerNotice => ({
  number: 12,
  at: '2026-11-22T12:30:00',
  action: 'emergency.granted',
  document: null,
  fields: { reason: 'Taken to hospital, unconscious', until: '2026-11-22T13:30:00' },
  ...more,
});

function setup(answer: () => Response) {
  const api = fakeApi().on('GET /api/owner-notices', answer);
  return { api, ...renderAt('/', <OwnerNotices />) };
}

test('tells of an emergency access with its reason and its end, until it was seen', async () => {
  const { api, user } = setup(() => ok([notice()]));
  expect((await screen.findByRole('complementary', { name: 'What you should know' })).textContent).toContain(
    'Emergency access to one of your documents',
  );
  expect(screen.getByText(/was given access to one of your documents on Nov 22, 2026/)).toBeDefined();
  expect(screen.getByText('The reason they gave: Taken to hospital, unconscious')).toBeDefined();
  expect(screen.getByText(/The access ends on Nov 22, 2026/)).toBeDefined();
  api.on('PUT /api/owner-notices/12/seen', () => ok(null));

  await user.click(screen.getByRole('button', { name: 'I have seen this' }));

  await expect.poll(() => screen.queryByRole('complementary')).toBeNull();
  expect(api.callsOf('PUT /api/owner-notices/12/seen')).toHaveLength(1);
});

test('names the document that was opened', async () => {
  setup(() => ok([notice({ action: 'emergency.read', document: { id: 7, title: 'Blood test' }, fields: {} })]));

  expect(await screen.findByText(/opened one of your documents on Nov 22, 2026/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Blood test' }).getAttribute('href')).toBe('/document/7');
});

test.each([
  ['share.locked', { share: 3, by: 'link' }, /share of one of your documents.*closed now/, /Make a new code/],
  ['share.locked', { by: 'number' }, /with the number of one of your documents/, /links in your mails still work/],
  ['health_link.locked', { link: 3 }, /passcodes for a SMART Health Link/, /Make a new link/],
] as const)('tells of wrong codes and what can be done (%s %o)', async (action, fields, what, ask) => {
  setup(() => ok([notice({ action, document: { id: 7, title: 'Blood test' }, fields })]));

  expect(await screen.findByText(what)).toBeDefined();
  expect(screen.getByText(ask)).toBeDefined();
  expect(screen.queryByText(/Emergency|person who runs/)).toBeNull();
  const shares = screen.getByRole('link', { name: 'See Who It Is Shared With' });
  expect(shares.getAttribute('href')).toBe('/document/7/share');
});

test('says when an access has ended', async () => {
  setup(() => ok([notice({ action: 'emergency.ended', fields: {} })]));

  expect(await screen.findByText(/This emergency access ended on Nov 22, 2026/)).toBeDefined();
});

test('stays and says so when that could not be saved', async () => {
  const { api, user } = setup(() => ok([notice()]));
  api.on('PUT /api/owner-notices/12/seen', () => refused('server.unavailable'));

  await user.click(await screen.findByRole('button', { name: 'I have seen this' }));

  expect(await screen.findByText(/That could not be saved/)).toBeDefined();
});

test.each([
  ['there is nothing to tell', () => ok([])],
  ['it cannot be loaded', () => broken()],
])('shows nothing where %s', async (_, answer) => {
  const { api } = setup(answer);

  await expect.poll(() => api.calls.length).toBe(1);
  expect(screen.queryByRole('complementary')).toBeNull();
});
