import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '#tests/support/client/fake-api.ts';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { LoadersPage } from './loaders-page.tsx';

function setup() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fakeApi();
  renderScreen(<LoadersPage />, { at: '/loaders', path: '/loaders' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean);

test('shows both animations, which can be stopped and played', () => {
  setup();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Heartbeat',
    'Pulse wave',
    'Try it',
  ]);

  press('Stop the Animations');
  press('Play the Animations');

  expect(screen.getByRole('button', { name: 'Stop the Animations' })).toBeDefined();
});

test('simulates three seconds of loading, and says when they begin and end', async () => {
  setup();
  expect(said()).toEqual([]);

  press('Simulate Loading');
  expect(said()).toEqual(['Loading...']);
  await wait(2999);
  expect(said()).toEqual(['Loading...']);
  await wait(1);

  expect(said()).toEqual(['Loading is done.']);
});

test('a second press while it loads does not begin anew', async () => {
  setup();
  press('Simulate Loading');
  await wait(2000);
  press('Loading...');
  await wait(1000);

  expect(said()).toEqual(['Loading is done.']);
});
