import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAccount, aSessionSummary, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { allowanceOf } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import ProfileRoute from './profile.route.tsx';

// The lower half of the page may take a while on a busy machine.
const patience = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const open = () => renderScreen(<ProfileRoute />, { at: '/profile', path: '/profile' });

test('has everything about an account, each part with an entry in the list of contents', async () => {
  signedIn(fakeApi(), anAccount())
    .on('GET /api/plan', () => ok(allowanceOf('premium')))
    .on('GET /api/users/passkeys', () => ok([]))
    .on('GET /api/users/sessions', () => ok([aSessionSummary()]))
    .on('GET /api/users/health-profile', () => ok({ conditions: [], medicines: [], allergies: [], whatMatters: [] }))
    .on('GET /api/consents', () => ok({ providers: [] }))
    .on('GET /api/access-log', () => ok({ entries: [], next: null }))
    .on('GET /api/medical-documents', () => ok([]));
  open();

  await screen.findByRole('button', { name: 'Export my data' }, patience);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    const name = link.textContent;
    expect(screen.getByRole('region', { name }), name).toBeDefined();
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)?.contains(screen.getByRole('region', { name })), name).toBe(true);
  }
  expect(contents.getAllByRole('link')).toHaveLength(11);
});

test('sends a guest to sign in', () => {
  fakeApi();
  open();

  expect(screen.getByTestId('address').textContent).toBe('/login');
});
