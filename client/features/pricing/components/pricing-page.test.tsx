import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Allowance } from '#core/plans/allowance.ts';
import { broken, fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { PricingPage } from './pricing-page.tsx';

async function setup(allowance: Allowance | null = guestAllowance(), at = '/pricing') {
  const api = fakeApi().on('GET /api/plan', () => (allowance === null ? broken() : ok(allowance)));
  const leave = vi.fn();
  renderScreen(<PricingPage leave={leave} />, { at, path: '/pricing' });
  await waitFor(() => expect(api.callsOf('GET /api/plan').length).toBeGreaterThan(0));
  return { api, leave, user: userEvent.setup() };
}

const card = (plan: string) => within(screen.getByRole('article', { name: plan }));
const address = () => screen.getByTestId('address').textContent;
const wordsOf = (plan: string) => screen.getByRole('article', { name: plan }).textContent ?? '';

test('shows three plans with their badges, prices and lines', async () => {
  await setup();

  expect(wordsOf('Free')).toMatch(/^Free\$05 uploads per month10MB per fileSession-only storageNo credit card/);
  expect(wordsOf('Basic')).toMatch(
    /^BasicPopular\$9.99 per month15 uploads per month25MB per file6-month historyProvider questionsDocument sharing/,
  );
  expect(wordsOf('Premium')).toMatch(
    /^PremiumComplete\$19.99 per monthUnlimited uploads50MB per fileUnlimited historyCustom health profilePriority support/,
  );
  expect(screen.getByText('30-day money-back guarantee')).toBeDefined();
  expect(screen.getByText('Plan changes take effect at the next billing cycle.')).toBeDefined();
});

test('tells prices a year when asked, and keeps that in the address', async () => {
  const { user } = await setup();

  await user.click(screen.getByRole('radio', { name: 'Annually – Save 17%' }));

  expect(wordsOf('Basic')).toContain('$99.99 per year Save 17%');
  expect(wordsOf('Premium')).toContain('$199.99 per year');
  expect(address()).toBe('/pricing?billing=annually');

  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(address()).toBe('/pricing');
});

test('opens with the prices that the address asks for', async () => {
  await setup(guestAllowance(), '/pricing?billing=annually');

  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Annually/ }).checked).toBe(true);
});

test('leads a guest to an upload and to an account', async () => {
  await setup();

  expect(card('Free').getByRole('link', { name: 'Start for free' }).getAttribute('href')).toBe('/upload-document');
  expect((await screen.findByRole('link', { name: 'Create Free Account' })).getAttribute('href')).toBe('/signup');
});

test('says that paying is in development, and nothing else happens', async () => {
  const { api, user } = await setup();

  await user.click(card('Basic').getByRole('button', { name: 'Subscribe to Basic' }));

  const alert = await screen.findByRole('alertdialog', { name: 'This feature is in development' });
  expect(within(alert).getByText(/You cannot subscribe to Basic yet/)).toBeDefined();
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('sends whoever pays without an account to create one first', async () => {
  const { user } = await setup(guestAllowance({ canPay: true }));

  await user.click(card('Basic').getByRole('button', { name: 'Subscribe to Basic' }));

  await waitFor(() => expect(address()).toBe('/signup'));
});

test('goes to the payment page for the plan and the time that were chosen', async () => {
  const { api, leave, user } = await setup(allowanceOf('free', { canPay: true }), '/pricing?billing=annually');
  api.on('POST /api/payments/checkout', () => ok({ url: 'https://pay.example.com/1' }));

  await user.click(card('Premium').getByRole('button', { name: 'Subscribe to Premium' }));

  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/1'));
  expect(api.callsOf('POST /api/payments/checkout')[0]?.body).toEqual({ plan: 'premium', interval: 'yearly' });
});

test('says so when the payment page cannot be reached', async () => {
  const { api, leave, user } = await setup(allowanceOf('free', { canPay: true }));
  api.on('POST /api/payments/checkout', () => refused('payment.unavailable'));

  await user.click(card('Basic').getByRole('button', { name: 'Subscribe to Basic' }));

  expect(await screen.findByText(/Nothing was charged. Try again later/)).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
});

test('marks the plan one has, and changes to a lower one after asking', async () => {
  const { api, user } = await setup(allowanceOf('premium'));
  expect(await card('Premium').findByText('Your plan')).toBeDefined();
  expect(card('Premium').queryByRole('button')).toBeNull();
  const change = { plan: 'basic', at: '2026-12-10T12:00:00.000Z' } as const;
  api.on('PUT /api/plan', () => ok(allowanceOf('premium', { change })));

  await user.click(card('Basic').getByRole('button', { name: 'Change to Basic' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change to Basic?' }));
  expect(dialog.getByText(/takes effect at the next billing cycle.*In the first 7 days/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Change to Basic' }));

  expect(await card('Basic').findByText(/Begins on December 10, 2026/)).toBeDefined();
  expect(card('Premium').getByText(/Ends on December 10, 2026/)).toBeDefined();
  expect(card('Premium').getByRole('link').getAttribute('href')).toBe('/profile#plan');
  expect(api.callsOf('PUT /api/plan')[0]?.body).toEqual({ plan: 'basic' });
  expect(screen.queryByRole('link', { name: 'Create Free Account' })).toBeNull();
});

test('gives a plan that costs nothing here at once', async () => {
  const freePlans: Allowance['freePlans'] = ['free', 'basic'];
  const { api, user } = await setup(allowanceOf('free', { freePlans }));
  expect(await card('Basic').findByText('Costs nothing here')).toBeDefined();
  expect(wordsOf('Premium')).toContain('$19.99 per month');
  api.on('PUT /api/plan', () => ok(allowanceOf('basic', { freePlans })));

  await user.click(card('Basic').getByRole('button', { name: 'Change to Basic' }));

  expect(await screen.findByText('You have the Basic plan now')).toBeDefined();
  expect(card('Basic').getByText('Your plan')).toBeDefined();
  expect(api.callsOf('PUT /api/plan')[0]?.body).toEqual({ plan: 'basic' });
});

test('leads a guest to an account where a plan costs nothing here', async () => {
  await setup(guestAllowance({ freePlans: ['free', 'basic', 'premium'] }));

  const link = await card('Premium').findByRole('link', { name: 'Create Free Account' });
  expect(link.getAttribute('href')).toBe('/signup');
  expect(screen.getByText(/Upload as many documents as you like, on every device/)).toBeDefined();
});

test('offers what is right once a change was refused', async () => {
  const { api, user } = await setup(allowanceOf('premium'));
  await user.click(await card('Basic').findByRole('button', { name: 'Change to Basic' }));
  api
    .on('PUT /api/plan', () => refused('plan.subscribed'))
    .on('GET /api/plan', () => ok(allowanceOf('premium', { isSubscribed: true, canPay: true })));

  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Change to Basic' }));

  expect(await screen.findByText(/Change or end your subscription where you pay for it/)).toBeDefined();
  expect(await card('Premium').findByRole('button', { name: 'Manage your subscription' })).toBeDefined();
});

test('leads a subscriber to where the subscription is changed', async () => {
  const { api, leave, user } = await setup(allowanceOf('basic', { canPay: true, isSubscribed: true }));
  api.on('POST /api/payments/portal', () => ok({ url: 'https://pay.example.com/portal' }));

  await user.click(await card('Basic').findByRole('button', { name: 'Manage your subscription' }));

  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/portal'));
  expect(card('Free').getByRole('button', { name: 'Change to Free' })).toBeDefined();
});

test('names the file types that are really taken', async () => {
  const { user } = await setup();

  await user.click(screen.getByRole('button', { name: 'Which file types can I upload?' }));

  expect(screen.getByText(/PDF, JPG and PNG, and plain text.*A TIFF cannot be taken as it is/)).toBeDefined();
});

test('shows the plans also where nobody knows who looks', async () => {
  await setup(null);

  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Your plan')).toBeNull();
});
