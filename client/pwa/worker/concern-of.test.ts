import { expect, test } from 'vitest';
import { concernOf, type Concern } from './concern-of.ts';

const origin = 'https://readback.example';

const concern = (path: string, { method = 'GET', mode = 'navigate' as RequestMode } = {}): Concern =>
  concernOf({ method, mode, url: new URL(path, origin).href }, { origin, files: ['/favicon.svg'] });

test.each([
  ['/', 'page'],
  ['/documents', 'page'],
  ['/interpretation/7', 'page'],
  ['/documents?type=lab', 'page'],
  ['/api', 'none'],
  ['/api/interpretations/7', 'none'],
  ['/api/pdf-reports/a', 'none'],
  ['//api/documents', 'none'],
  ['/%61pi/interpretations/7', 'none'],
  ['/API/interpretations/7', 'none'],
  ['/%E0%A4%A', 'none'],
  ['/sw.js', 'none'],
  ['https://elsewhere.example/documents', 'none'],
])('opening %s is %s', (path, expected) => {
  expect(concern(path)).toBe(expected);
});

test.each([
  ['/assets/index-1a2b3c4.js', 'file'],
  ['/api/interpretations/7', 'none'],
  ['/api/medical-documents/7/pages/1', 'none'],
  ['/interpretation/7', 'none'],
  ['/favicon.svg', 'file'],
  ['/icons/icon-192.png', 'none'],
  ['blob:https://readback.example/5c2d', 'none'],
  ['https://elsewhere.example/assets/a.js', 'none'],
])('what a page fetches from %s is %s', (path, expected) => {
  expect(concern(path, { mode: 'cors' })).toBe(expected);
});

test('of what is sent, only what another app hands over is', () => {
  const sent = (path: string) => concern(path, { method: 'POST' });

  expect([sent('/share-target'), sent('/documents'), sent('/api/medical-documents')]).toEqual([
    'shared',
    'none',
    'none',
  ]);
});
