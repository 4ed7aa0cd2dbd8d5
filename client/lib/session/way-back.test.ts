import { expect, test } from 'vitest';
import { holdsOwnRecords, ownPath, wayBackOf, wayBackTo } from './way-back.ts';

test.each([
  ['/interpretation/7', '/interpretation/7'],
  ['/documents?type=lab', '/documents?type=lab'],
  ['/document/7#source', '/document/7'],
  ['/../documents', '/documents'],
])('goes back to %s', (path, own) => {
  expect(ownPath(path)).toBe(own);
});

test.each([
  '//evil.example/documents',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'documents',
  '',
  '/\t/evil.example',
  '/login',
  '/signup?x=1',
  '/reset-password#token',
  null,
  7,
])('does not go back to %j', (path) => {
  expect(ownPath(path)).toBeUndefined();
});

test('remembers where one came from, and only that', () => {
  expect(wayBackOf(wayBackTo({ pathname: '/documents', search: '?type=lab' }))).toBe('/documents?type=lab');
  expect(wayBackOf(null)).toBeUndefined();
  expect(wayBackOf({ from: 'https://evil.example' })).toBeUndefined();
});

test.each([
  ['/documents', true],
  ['/document/7', true],
  ['/profile', true],
  ['/', false],
  ['/document-upload', false],
  ['/samples/lab-panel', false],
])('knows whether %s shows own records', (path, holds) => {
  expect(holdsOwnRecords(path)).toBe(holds);
});
