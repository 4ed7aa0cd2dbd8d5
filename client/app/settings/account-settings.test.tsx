import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepLevel, loadLevel } from '#client/lib/reading-level/kept-level.ts';
import { anAccount, ana, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { AccountSettings } from './account-settings.tsx';
import { ReadingSettingsForm } from './reading-settings-form.tsx';
import { applyReadingSettings, defaultReadingSettings, loadReadingSettings } from './reading-settings.ts';

const root = document.documentElement;
const large = { textSize: 130, theme: 'dark' } as const;
const largeWithAll = { ...defaultReadingSettings, ...large };
const save = 'PUT /api/users/me';

beforeEach(() => {
  localStorage.clear();
  applyReadingSettings(defaultReadingSettings);
});

function setup(account = anAccount({ readingSettings: large })) {
  const api = signedIn(fakeApi(), account);
  const { user } = renderAt(
    '/profile',
    <>
      <AccountSettings userId={ana.id} />
      <ReadingSettingsForm />
    </>,
  );
  return { api, user };
}

const size = (percent: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${percent} %` });

test('shows the page as the account was left elsewhere, and the choices with it', async () => {
  setup();

  await expect.poll(() => root.dataset['textSize']).toBe('130');
  expect(root.dataset['theme']).toBe('dark');
  expect(loadReadingSettings()).toEqual(largeWithAll);
  expect(size(130).checked).toBe(true);
});

test('leaves the page as it is where the account says nothing', async () => {
  applyReadingSettings({ ...defaultReadingSettings, textSize: 115 });
  const { api } = setup(anAccount());

  await expect.poll(() => api.callsOf('GET /api/users/me').length).toBe(1);
  expect(root.dataset['textSize']).toBe('115');
});

test('keeps a choice with the account, and does not go back to what it was', async () => {
  const { api, user } = setup();
  await expect.poll(() => root.dataset['textSize']).toBe('130');
  api.on(save, () => ok(anAccount({ readingSettings: { ...large, textSize: 150 } })));

  await user.click(size(150));

  expect(api.callsOf(save)[0]?.body).toEqual({ readingSettings: { ...largeWithAll, textSize: 150 } });
  expect(screen.getByText('Your choices are kept with your account.')).toBeDefined();
  expect(root.dataset['textSize']).toBe('150');
});

test('says so when a choice could not be kept with the account, and shows the page as chosen', async () => {
  const { api, user } = setup(anAccount());
  api.on(save, () => refused('server.unavailable'));

  await user.click(size(150));

  expect(await screen.findByText(/could not be saved with your account/)).toBeDefined();
  expect(root.dataset['textSize']).toBe('150');
});

test('leaves what an account does not say yet as it is in this browser', async () => {
  localStorage.setItem('readingSettings', '{"textSize":100,"theme":"light","spacing":"wide","shortcuts":"off"}');
  localStorage.setItem('readingLevel', 'simple');
  setup();

  await expect.poll(() => root.dataset['textSize']).toBe('130');
  expect(loadReadingSettings()).toEqual({ ...large, spacing: 'wide', shortcuts: 'off', level: 'simple' });
});

test('keeps a reading level that is chosen on a document with the account', async () => {
  const { api } = setup();
  await expect.poll(() => root.dataset['textSize']).toBe('130');
  api.on(save, () => ok(anAccount({ readingSettings: { ...largeWithAll, level: 'detailed' } })));

  act(() => keepLevel('detailed', 'document'));

  await expect
    .poll(() => api.callsOf(save)[0]?.body)
    .toEqual({
      readingSettings: { ...largeWithAll, level: 'detailed' },
    });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Detailed' }).checked).toBe(true);
});

test('keeps a level that is chosen among the settings once', async () => {
  const { api, user } = setup();
  await expect.poll(() => root.dataset['textSize']).toBe('130');
  api.on(save, () => ok(anAccount({ readingSettings: { ...largeWithAll, level: 'simple' } })));

  await user.click(screen.getByRole('radio', { name: 'Simple' }));

  expect(loadLevel()).toBe('simple');
  expect(api.callsOf(save).map(({ body }) => body)).toEqual([
    { readingSettings: { ...largeWithAll, level: 'simple' } },
  ]);
});
