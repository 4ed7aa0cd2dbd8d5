import { expect, test } from 'vitest';
import { findShortcut, patienceMs, shortcutGroups } from './shortcuts.ts';

const does = (keys: string, gap = 100) => {
  const [last = '', before] = [...keys].reverse();
  return findShortcut({ key: last, at: gap }, before === undefined ? undefined : { key: before, at: 0 })?.does;
};

test.each([
  ['?', 'Show this list'],
  ['gh', 'Go to Home'],
  ['gp', 'Go to Pricing'],
  ['p', 'Read the page aloud'],
  ['/', 'Search in My Documents'],
  ['2', 'Open Medical Terms'],
  ['x2', 'Open Medical Terms'],
])('%s: %s', (keys, told) => {
  expect(does(keys)).toBe(told);
});

test.each(['h', 'g', 'x', 'gx', 'hg'])('%s does nothing', (keys) => {
  expect(does(keys)).toBeUndefined();
});

test('a second key that comes late stands for itself', () => {
  expect(does('gh', patienceMs + 1)).toBeUndefined();
  expect(does('gp', patienceMs + 1)).toBe('Read the page aloud');
});

test('no two shortcuts have the same keys', () => {
  const keys = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map((shortcut) => shortcut.keys.join(' ')));

  expect(new Set(keys).size).toBe(keys.length);
});
