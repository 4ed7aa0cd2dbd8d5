import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { fakeApi, ok } from '#tests/support/client/fake-api.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { DocumentsAllowance } from './documents-allowance.tsx';

function setup(allowance: Allowance) {
  fakeApi().on('GET /api/plan', () => ok(allowance));
  return renderAt('/documents', <DocumentsAllowance />);
}

test('tells a guest that documents go after a day, with a way to an account', async () => {
  setup(guestAllowance());

  expect(await screen.findByText('Free Demo Upload')).toBeDefined();
  expect(screen.getByText(/deleted 24 hours after its upload/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/signup');
});

test.each([
  ['free', 'Kept while you are signed in', /Sign in before then to keep them/],
  ['basic', 'Kept for 6 months', /The day stands on each document/],
] as const)('tells how long documents of %s stay', async (plan, title, more) => {
  setup(allowanceOf(plan));

  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(more)).toBeDefined();
});

test('offers the documents of the guest also where nothing else is to tell', async () => {
  setup(allowanceOf('premium', { claimable: 2 }));

  expect(await screen.findByText('2 documents of this device are not in your account yet')).toBeDefined();
  expect(screen.queryByText(/Kept/)).toBeNull();
});
