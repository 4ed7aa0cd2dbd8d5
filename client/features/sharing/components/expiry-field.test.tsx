import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { enter } from '#tests/support/client/enter.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { useExpiry } from '../hooks/use-expiry.ts';
import { ExpiryField } from './expiry-field.tsx';

// The calendar's code may take a while on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

// In Madrid it is still the 22nd.
const now = '2026-11-22T12:00:00Z';

beforeEach(() => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function Fields() {
  const expiry = useExpiry();
  return (
    <>
      <ExpiryField expiry={expiry} error={undefined} />
      <output>{expiry.read.day ?? expiry.read.problem ?? 'none'}</output>
    </>
  );
}

function setup(timeZone = 'Europe/Madrid') {
  signedIn(fakeApi(), anAccount({ timeZone }));
  renderScreen(<Fields />, { at: '/', path: '/' });
  const user = userEvent.setup();
  const field = () => screen.getByLabelText<HTMLInputElement>('Expiration Date (optional)');
  const read = () => document.querySelector('output')?.textContent;
  const openCalendar = async () => {
    await user.click(screen.getByRole('button', { name: 'Open Calendar' }));
    return within(await screen.findByRole('grid', undefined, { timeout: 10_000 }));
  };
  return { user, field, read, openCalendar };
}

const clearDate = () => screen.queryByRole('button', { name: 'Clear date' });

test('takes a day by one press, and shows which one it is', async () => {
  const { user, field, read } = setup();

  const month = screen.getByRole('button', { name: '1 month' });
  await user.click(month);

  expect(read()).toBe('2026-12-22');
  expect(field().value).toBe('Dec 22, 2026');
  expect(month.getAttribute('aria-pressed')).toBe('true');
  expect(
    await screen.findByText('It ends when Tuesday, December 22, 2026 is over (Europe/Madrid time).'),
  ).toBeDefined();
});

test('counts from the day that it is where the owner lives', async () => {
  const { user, read } = setup('Pacific/Kiritimati');
  await screen.findByText(/stays open/);
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: '1 week' }));
    expect(read()).toBe('2026-11-30');
  });
});

test('takes a typed day, and no day that is over', async () => {
  const { user, field, read } = setup();

  await enter(user, field(), '11/21/2026');
  expect(read()).toBe('Choose today or a day to come.');

  await user.clear(field());
  await enter(user, field(), '11/22/2026');
  expect(read()).toBe('2026-11-22');
});

test('clears the date, and gives the focus back to the field', async () => {
  const { user, field, read } = setup();
  expect(clearDate()).toBeNull();
  await enter(user, field(), 'Dec 24, 2026');

  await user.click(screen.getByRole('button', { name: 'Clear date' }));

  expect(read()).toBe('none');
  expect(clearDate()).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('takes a day from the calendar, where days that are over cannot be chosen', async () => {
  const { user, field, read, openCalendar } = setup();
  const calendar = await openCalendar();
  const day = (name: RegExp) => calendar.getByLabelText<HTMLButtonElement>(name);
  expect(day(/November 21,/).disabled).toBe(true);
  expect(day(/November 22,/).disabled).toBe(false);

  await user.click(day(/November 30,/));

  expect(read()).toBe('2026-11-30');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('goes to the calendar by keyboard, from day to day', async () => {
  const { user, read, openCalendar } = setup();
  await openCalendar();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('November 22,'));

  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');

  expect(read()).toBe('2026-11-30');
});
