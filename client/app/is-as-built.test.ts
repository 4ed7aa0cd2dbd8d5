import { beforeEach, expect, test } from 'vitest';
import { isAsBuilt } from './is-as-built.ts';

const drawn = '<main><h1>Home</h1></main>';

const setup = ({ path = '/', content = drawn } = {}) => {
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.innerHTML = content;
  return root;
};

beforeEach(() => localStorage.clear());

test('the first page is taken over by whoever is new', () => {
  expect(isAsBuilt(setup())).toBe(true);
});

test('an empty page has nothing to take over, and another address has nothing of its own', () => {
  expect(isAsBuilt(setup({ content: '' }))).toBe(false);
  expect(isAsBuilt(setup({ path: '/documents' }))).toBe(false);
});

test.each([
  ['currentUser', '{"id":1,"username":"ana"}'],
  ['currentUser', 'not ours'],
  ['voicePanelVisible', 'true'],
])('whoever keeps %s as %s is shown other things', (key, value) => {
  localStorage.setItem(key, value);

  expect(isAsBuilt(setup())).toBe(false);
});
