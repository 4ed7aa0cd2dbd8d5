import { beforeEach, expect, test } from 'vitest';
import { openAround, openWhereStands } from './open-details.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<details id="outer"><summary>Normal</summary><details id="inner"><summary>Blood</summary><p>Sodium was <b>140</b>.</p></details></details><details id="other"><summary>More</summary></details>';
});

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('opens every line around an element', () => {
  openAround(document.querySelector('b'));

  expect(open()).toEqual(['outer', 'inner']);
  openAround(null);
  expect(open()).toEqual(['outer', 'inner']);
});

test('opens the line in which a text stands, however it is cut into elements', () => {
  expect(openWhereStands(document.body, 'Sodium was 140.')).toBe(true);
  expect(open()).toContain('outer');
  expect(openWhereStands(document.body, 'Zebra')).toBe(false);
  expect(open()).not.toContain('other');
});
