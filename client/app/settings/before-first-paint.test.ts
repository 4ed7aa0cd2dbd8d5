import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import {
  applyReadingSettings,
  defaultReadingSettings,
  loadReadingSettings,
  saveReadingSettings,
  spacings,
  switches,
  textSizes,
  themes,
} from './reading-settings.ts';

const script = readFileSync('client/public/reading-settings.js', 'utf8');
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  applyReadingSettings(defaultReadingSettings);
});

/** What stands on `<html>` after the script of the page's head, as a browser runs it. */
function shownByScript() {
  applyReadingSettings(defaultReadingSettings);
  new Function(script)();
  return { ...root.dataset };
}

function shownByProgram() {
  applyReadingSettings(loadReadingSettings());
  return { ...root.dataset };
}

const all = textSizes.flatMap((textSize) =>
  themes.flatMap((theme) =>
    spacings.flatMap((spacing) =>
      switches.map((shortcuts) => ({ ...defaultReadingSettings, textSize, theme, spacing, shortcuts })),
    ),
  ),
);

test('the first drawing shows every choice as the program does', () => {
  for (const settings of all) {
    saveReadingSettings(settings);
    expect(shownByScript(), JSON.stringify(settings)).toEqual(shownByProgram());
  }
  expect(all).toHaveLength(64);
});

test.each([null, '', '{"textSize"', '"dark"', 'null', '{"textSize":400,"theme":"pink","spacing":1}'])(
  'the first drawing is as on the device where the browser keeps %j',
  (kept) => {
    if (kept !== null) localStorage.setItem('readingSettings', kept);

    expect(shownByScript()).toEqual({});
  },
);
