import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { allowanceOf } from '#tests/support/client/plans.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { PlanSection } from './plan-section.tsx';

function setup(allowance: Allowance) {
  const api = fakeApi().on('GET /api/plan', () => ok(allowance));
  const leave = vi.fn();
  return { api, leave, ...renderAt('/profile', <PlanSection leave={leave} />) };
}

const change = { plan: 'free', at: '2026-12-10T12:00:00.000Z' } as const;

test('shows the plan, how much of it is used in words and as a bar, and what it includes', async () => {
  setup(allowanceOf('basic'));

  expect(await screen.findByText('You have the Basic plan.')).toBeDefined();
  const bar = screen.getByRole('meter', { name: '2 of 15 uploads used this month' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '15']);
  const lines = within(screen.getByRole('list', { name: 'What your plan includes' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Files up to 25MB',
    'Sharing documents',
    'Questions for your provider, in your own order',
    'A health profile: not in your plan',
  ]);
  expect(screen.queryByRole('button', { name: 'Manage your subscription' })).toBeNull();
});

test('counts without a bar where there is no limit', async () => {
  setup(allowanceOf('premium'));

  expect(await screen.findByText('2 documents uploaded this month. There is no limit.')).toBeDefined();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('tells a change with its day, and takes it back', async () => {
  const { api, user } = setup(allowanceOf('premium', { change }));
  expect(await screen.findByText('Your plan changes to Free on December 10, 2026.')).toBeDefined();
  expect(
    screen.getByText(/From then on: .* For 7 days, until December 17, 2026, nothing is deleted because of the change/),
  ).toBeDefined();
  api.on('DELETE /api/plan/change', () => ok(allowanceOf('premium')));

  await user.click(screen.getByRole('button', { name: 'Keep Premium' }));

  expect(await screen.findByText('You keep Premium')).toBeDefined();
  expect(screen.queryByText(/Your plan changes/)).toBeNull();
});

test('leads a subscriber who wants to undo a change to where it is paid for', async () => {
  setup(allowanceOf('premium', { change: { ...change, plan: 'basic' }, isSubscribed: true, canPay: true }));

  expect(await screen.findByText(/Older ones are deleted on December 17, 2026/)).toBeDefined();
  expect(screen.getByText(/To undo this change, manage your subscription/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep Premium' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Manage your subscription' })).toBeDefined();
});

test('says so when the change could not be taken back', async () => {
  const { api, user } = setup(allowanceOf('premium', { change }));
  api.on('DELETE /api/plan/change', () => refused('plan.no_change'));

  await user.click(await screen.findByRole('button', { name: 'Keep Premium' }));

  expect(await screen.findByText(/The change could not be taken back\./)).toBeDefined();
});

test('opens the page where a subscription is changed', async () => {
  const { api, user, leave } = setup(allowanceOf('basic', { isSubscribed: true, canPay: true }));
  api.on('POST /api/payments/portal', () => ok({ url: 'https://pay.example.com/portal' }));

  await user.click(await screen.findByRole('button', { name: 'Manage your subscription' }));

  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/portal'));
});

test('does not open an address that is not safe', async () => {
  const { api, user, leave } = setup(allowanceOf('basic', { isSubscribed: true, canPay: true }));
  api.on('POST /api/payments/portal', () => ok({ url: 'http://pay.example.com/portal' }));

  await user.click(await screen.findByRole('button', { name: 'Manage your subscription' }));

  expect(await screen.findByText(/cannot be opened safely/)).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
});
