import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAccount, ana, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok, refused } from '#tests/support/client/fake-api.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { AccountSettings } from './account-settings.tsx';
import { ReadingSettingsForm } from './reading-settings-form.tsx';
import { applyReadingSettings, defaultReadingSettings, loadReadingSettings } from './reading-settings.ts';

const root = document.documentElement;
const large = { textSize: 130, theme: 'dark' } as const;
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
  expect(loadReadingSettings()).toEqual(large);
  expect(size(130).checked).toBe(true);
});

test('leaves the page as it is where the account says nothing', async () => {
  applyReadingSettings({ textSize: 115, theme: 'system' });
  const { api } = setup(anAccount());

  await expect.poll(() => api.callsOf('GET /api/users/me').length).toBe(1);
  expect(root.dataset['textSize']).toBe('115');
});

test('keeps a choice with the account, and does not go back to what it was', async () => {
  const { api, user } = setup();
  await expect.poll(() => root.dataset['textSize']).toBe('130');
  api.on(save, () => ok(anAccount({ readingSettings: { ...large, textSize: 150 } })));

  await user.click(size(150));

  expect(api.callsOf(save)[0]?.body).toEqual({ readingSettings: { textSize: 150, theme: 'dark' } });
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
