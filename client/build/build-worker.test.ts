// @vitest-environment node
import { expect, test } from 'vitest';
import { filesToKeep } from './build-worker.ts';
import type { BuiltFile } from './built-files.ts';

const chunk = (name: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName: `assets/${name}`,
  type: 'chunk',
  ...more,
});
const styled = (...styles: string[]) => ({ viteMetadata: { importedCss: new Set(styles) } });
const routeOf = (name: string) => ({ facadeModuleId: `/home/me/readback/client/app/routes/${name}.route.tsx` });

test('keeps the first page before everything, with what it needs and its style sheets', () => {
  const files = filesToKeep([
    chunk('vendor-1.js', { imports: ['assets/base-1.js'] }),
    chunk('base-1.js'),
    chunk('index-1.js', { isEntry: true, imports: ['assets/vendor-1.js'], ...styled('assets/index-1.css') }),
    { fileName: 'assets/index-1.css', type: 'asset' },
  ]);

  expect(files).toEqual(['/assets/index-1.js', '/assets/vendor-1.js', '/assets/base-1.js', '/assets/index-1.css']);
});

test('keeps the screens that are read without a connection, and leaves the others', () => {
  const files = filesToKeep([
    chunk('offline-1.js', { ...routeOf('offline'), imports: ['assets/ui-1.js'] }),
    chunk('interpretation-1.js', { ...routeOf('interpretation'), imports: ['assets/ui-1.js'] }),
    chunk('admin-1.js', routeOf('admin')),
    chunk('ui-1.js'),
  ]);

  expect(files).toEqual(['/assets/offline-1.js', '/assets/ui-1.js', '/assets/interpretation-1.js']);
});

test('keeps what those screens fetch a moment later', () => {
  const partOf = (path: string) => ({ facadeModuleId: `/home/me/readback/client/${path}` });
  const files = filesToKeep([
    chunk('dialog-panel-1.js', { ...partOf('ui/dialog/dialog-panel.tsx'), imports: ['assets/radix-1.js'] }),
    chunk('term-card-1.js', partOf('features/interpretations/components/term-card.tsx')),
    chunk('camera-dialog-1.js', partOf('features/upload/components/camera-dialog.tsx')),
    chunk('radix-1.js'),
  ]);

  expect(files).toEqual(['/assets/dialog-panel-1.js', '/assets/radix-1.js', '/assets/term-card-1.js']);
});

test('keeps what the page itself names, but for the font that is kept already', () => {
  const html = '<link rel="icon" href="/favicon.svg" /><script src="/settings.js"></script><a href="/documents">';

  expect(filesToKeep([{ fileName: 'index.html', type: 'asset', source: html }])).toEqual([
    '/favicon.svg',
    '/settings.js',
  ]);
});

test('keeps the font of the text, and not its extended set', () => {
  const fonts = ['latin', 'latin-ext'].map((set) => `assets/atkinson-hyperlegible-next-${set}-wght-normal-1.woff2`);

  expect(filesToKeep(fonts.map((fileName) => ({ fileName, type: 'asset' })))).toEqual([`/${fonts[0]}`]);
});
