import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#tests/support/client/render-at.tsx';
import { ReadingSettingsDialog } from './reading-settings-dialog.tsx';
import { applyReadingSettings, defaultReadingSettings, loadReadingSettings } from './reading-settings.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  applyReadingSettings(defaultReadingSettings);
});

const setup = () => renderAt('/', <ReadingSettingsDialog isOpen onClose={() => undefined} />);

test('shows a text size at once and keeps it for the next visit', async () => {
  const { user } = setup();

  await user.click(screen.getByRole('radio', { name: '130 %' }));

  expect(root.dataset['textSize']).toBe('130');
  expect(loadReadingSettings()).toEqual({ ...defaultReadingSettings, textSize: 130 });
});

test('shows a theme at once and keeps the text size', async () => {
  localStorage.setItem('readingSettings', '{"textSize":150,"theme":"system"}');
  const { user } = setup();

  await user.click(screen.getByRole('radio', { name: 'Dark' }));

  expect(root.dataset['theme']).toBe('dark');
  expect(loadReadingSettings()).toEqual({ ...defaultReadingSettings, textSize: 150, theme: 'dark' });
});

test('shows high contrast and wide spacing at once', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('radio', { name: 'High contrast' }));
  await user.click(screen.getByRole('radio', { name: 'Wide' }));

  expect(root.dataset).toMatchObject({ theme: 'contrast', spacing: 'wide' });
  expect(loadReadingSettings()).toEqual({ ...defaultReadingSettings, theme: 'contrast', spacing: 'wide' });
});

test('leaves the page as the device wants it when told so', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await user.click(screen.getByRole('radio', { name: 'As on my device' }));
  await user.click(screen.getByRole('radio', { name: '115 %' }));
  await user.click(screen.getByRole('radio', { name: '100 %' }));

  expect(root.dataset['theme']).toBeUndefined();
  expect(root.dataset['textSize']).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['what is not JSON', '{"textSize"'],
  ['what is no object', '"dark"'],
  ['null', 'null'],
  ['values it does not know', '{"textSize":400,"theme":"pink"}'],
])('begins with the defaults where the browser keeps %s', (_title, kept) => {
  if (kept !== null) localStorage.setItem('readingSettings', kept);

  expect(loadReadingSettings()).toEqual(defaultReadingSettings);
});

test('keeps the half that it knows', () => {
  localStorage.setItem('readingSettings', '{"textSize":115,"theme":"pink"}');

  expect(loadReadingSettings()).toEqual({ ...defaultReadingSettings, textSize: 115 });
});
