import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { UploadAllowance } from './upload-allowance.tsx';

function setup(allowance: Allowance = guestAllowance(), first = ok(allowance)) {
  const answers = [first];
  const api = fakeApi().on('GET /api/plan', () => answers.pop() ?? ok(allowance));
  return { api, ...renderAt('/upload-document', <UploadAllowance />) };
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('tells a guest what one document may be and how long it stays, with a way to an account', async () => {
  setup();

  expect(await screen.findByText('Free Demo Upload')).toBeDefined();
  expect(screen.getByText(/one document from this device, up to 15MB/)).toBeDefined();
  expect(screen.getByText(/deleted 24 hours after its upload/)).toBeDefined();
  expect(linkTo('Create Account')).toBe('/signup');
});

test('tells a guest whose document is used what is still possible', async () => {
  setup(guestAllowance({ uploads: { used: 1, limit: 1, renewsAt: null } }));

  expect(await screen.findByText('Your free document is used')).toBeDefined();
  expect(screen.getByText(/You can still read it/)).toBeDefined();
  expect(screen.getByText(/5 documents a month. Your guest document comes along/)).toBeDefined();
  expect(linkTo('Create Account')).toBe('/signup');
  expect(linkTo('My Documents')).toBe('/documents');
});

test('tells a person how many uploads are left, until when, how large and how long they stay', async () => {
  setup(allowanceOf('free'));

  expect(await screen.findByText('3 of 5 uploads left this month')).toBeDefined();
  expect(screen.getByText('Counting starts anew on December 1, 2026.')).toBeDefined();
  expect(screen.getByText('With the Free plan a file can have up to 15MB.')).toBeDefined();
  expect(screen.getByText(/24 hours after your last session ends they are deleted/)).toBeDefined();
});

test.each([
  ['basic', '13 of 15 uploads left this month', 'Documents are kept for 6 months.'],
  ['premium', 'Premium plan: upload as many documents as you like', 'Documents are kept until you delete them.'],
] as const)('tells the limits of %s', async (plan, left, history) => {
  setup(allowanceOf(plan));

  expect(await screen.findByText(left)).toBeDefined();
  expect(screen.getByText(history)).toBeDefined();
});

test('tells when one can upload again, and what is still there', async () => {
  setup(allowanceOf('free', { uploads: { used: 5, limit: 5, renewsAt: '2026-12-01T12:00:00.000Z' } }));

  expect(await screen.findByText('No uploads left this month')).toBeDefined();
  expect(screen.getByText(/You can upload again on December 1, 2026\./)).toBeDefined();
  expect(linkTo('See plans')).toBe('/pricing');
});

test('tells a change of plan before it comes, and what holds from then on', async () => {
  setup(allowanceOf('premium', { change: { plan: 'free', at: '2026-12-10T12:00:00.000Z' } }));

  expect(await screen.findByText('Your plan changes to Free on December 10, 2026.')).toBeDefined();
  expect(screen.getByText(/From then on: Documents are kept while you are signed in/)).toBeDefined();
});

test('brings the documents of the guest into the account when asked', async () => {
  const { api, user } = setup(allowanceOf('basic', { claimable: 1 }));
  expect(await screen.findByText('1 document of this device is not in your account yet')).toBeDefined();
  api.on('POST /api/users/me/claim', () => ok({ claimed: 1 })).on('GET /api/plan', () => ok(allowanceOf('basic')));

  await user.click(screen.getByRole('button', { name: 'Add to my account' }));

  expect(await screen.findByText('1 document is in your account now')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add to my account' })).toBeNull();
});

test('says so when the documents could not be brought along', async () => {
  const { api, user } = setup(allowanceOf('basic', { claimable: 2 }));
  api.on('POST /api/users/me/claim', () => refused('server.unavailable'));

  await user.click(await screen.findByRole('button', { name: 'Add to my account' }));

  expect(await screen.findByText(/The documents could not be added\./)).toBeDefined();
});

test('says so when the limits could not be loaded, and tries again', async () => {
  const { user } = setup(guestAllowance(), broken());
  expect(await screen.findByText('Your plan could not be loaded.')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Free Demo Upload')).toBeDefined();
});
