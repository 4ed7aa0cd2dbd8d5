import { beforeEach, expect, test } from 'vitest';
import { forgetUser, keepUser, loadKeptUser } from './kept-user.ts';

beforeEach(() => localStorage.clear());

const kept = () => localStorage.getItem('currentUser');

test('keeps the id and the username and nothing else', () => {
  const more = { id: 7, username: 'ana', email: 'ana@example.com', isAdmin: true };
  keepUser(more);

  expect(kept()).toBe('{"id":7,"username":"ana"}');
  expect(loadKeptUser()).toEqual({ user: { id: 7, username: 'ana' }, wasCorrupt: false });
});

test('begins with nobody where nothing is kept', () => {
  expect(loadKeptUser()).toEqual({ user: null, wasCorrupt: false });
});

test.each([
  ['what is not JSON', '{"id":7,"username"'],
  ['null', 'null'],
  ['a list', '[7,"ana"]'],
  ['an id in letters', '{"id":"7","username":"ana"}'],
  ['an id that is no whole number', '{"id":7.5,"username":"ana"}'],
  ['a missing username', '{"id":7}'],
  ['an empty username', '{"id":7,"username":""}'],
  ['more than an id and a username', '{"id":7,"username":"ana","token":"x"}'],
])('removes %s', (_title, text) => {
  localStorage.setItem('currentUser', text);

  expect(loadKeptUser()).toEqual({ user: null, wasCorrupt: true });
  expect(kept()).toBeNull();
});

test('forgets', () => {
  keepUser({ id: 7, username: 'ana' });
  forgetUser();

  expect(kept()).toBeNull();
});
