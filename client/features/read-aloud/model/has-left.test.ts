import { expect, test } from 'vitest';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import { hasLeft } from './has-left.ts';

const aPage = (more: Partial<HeardPage> = {}): HeardPage => ({
  kind: 'interpretation',
  title: 'Blood tests',
  documentRef: '7' as DocumentRef,
  terms: [],
  passages: async () => [],
  show: async () => null,
  exportPdf: null,
  highlightImportant: null,
  ...more,
});
const page = aPage();
const sample = aPage({ documentRef: null });

test.each([
  ['the same page in other words', { page, pathname: '/a' }, { page: aPage(), pathname: '/a' }, false],
  ['the same page at its new address', { page, pathname: '/a' }, { page, pathname: '/b' }, false],
  ['no page', { page, pathname: '/a' }, { page: null, pathname: '/a' }, true],
  ['the original', { page, pathname: '/a' }, { page: aPage({ kind: 'document' }), pathname: '/b' }, true],
  [
    'another document',
    { page, pathname: '/a' },
    { page: aPage({ documentRef: '8' as DocumentRef }), pathname: '/b' },
    true,
  ],
  [
    'another sample',
    { page: sample, pathname: '/a' },
    { page: aPage({ documentRef: null, title: 'X-ray' }), pathname: '/b' },
    true,
  ],
  ['the same sample', { page: sample, pathname: '/a' }, { page: aPage({ documentRef: null }), pathname: '/a' }, false],
  ['another address where no page was', { page: null, pathname: '/a' }, { page: null, pathname: '/b' }, true],
  ['a page that comes later to the same address', { page: null, pathname: '/a' }, { page, pathname: '/a' }, false],
])('tells of %s whether the page was left', (_, began, now, left) => {
  expect(hasLeft(began, now)).toBe(left);
});
