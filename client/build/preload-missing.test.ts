// @vitest-environment node
import { expect, test } from 'vitest';
import { missingIn } from './preload-missing.ts';

const bundle = {
  'index.js': { type: 'chunk', isEntry: true, imports: ['vendor.js'] },
  'vendor.js': { type: 'chunk' },
  'route.js': { type: 'chunk', imports: ['index.js', 'texts.js'] },
  'texts.js': { type: 'chunk', imports: ['more-texts.js'] },
  'more-texts.js': { type: 'chunk' },
  'dialog.js': { type: 'chunk', imports: ['vendor.js', 'texts.js', 'overlay.js'] },
  'overlay.js': { type: 'chunk' },
};

test('names the files that are missing where another is fetched, and itself', () => {
  const needed = ['dialog.js', 'vendor.js', 'texts.js', 'more-texts.js', 'overlay.js'];

  expect(missingIn(bundle, 'route.js', needed)).toEqual(['dialog.js', 'overlay.js']);
  expect(missingIn(bundle, 'index.js', needed)).toEqual(['dialog.js', 'texts.js', 'more-texts.js', 'overlay.js']);
});
