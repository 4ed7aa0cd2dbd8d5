// @vitest-environment node
import { expect, test } from 'vitest';
import type { BuiltFile } from './built-files.ts';
import { filesOfScreens, pageWith } from './page-per-screen.ts';

const chunk = (name: string, more: Partial<BuiltFile> = {}): BuiltFile => ({ fileName: name, type: 'chunk', ...more });
const routeOf = (name: string) => ({ facadeModuleId: `/home/me/readback/client/app/routes/${name}.route.tsx` });
const styled = (...styles: string[]) => ({ viteMetadata: { importedCss: new Set(styles) } });

test('names what each screen needs beside what every page starts with', () => {
  const screens = filesOfScreens([
    chunk('index.js', { isEntry: true, imports: ['vendor.js'] }),
    chunk('vendor.js'),
    chunk('documents.js', { ...routeOf('documents'), imports: ['vendor.js', 'list.js'], ...styled('documents.css') }),
    chunk('list.js', { imports: ['texts.js'] }),
    chunk('texts.js'),
    chunk('documents.css', { type: 'asset' }),
    chunk('terms.js', { ...routeOf('privacy-settings'), imports: ['texts.js'] }),
    chunk('dialog.js', { facadeModuleId: '/home/me/readback/client/ui/dialog/dialog.tsx' }),
  ]);

  expect([...screens]).toEqual([
    ['documents', ['documents.js', 'list.js', 'texts.js', 'documents.css']],
    ['privacy-settings', ['terms.js', 'texts.js']],
  ]);
});

test('leaves out a screen that every page starts with', () => {
  expect([...filesOfScreens([chunk('index.js', { isEntry: true, ...routeOf('home') })])]).toEqual([]);
});

test('asks for scripts and styles of its own origin in the head of the page', () => {
  const page = '<html><head><title>Readback</title></head><body></body></html>';

  expect(pageWith(['assets/a.js', 'assets/a.css'], page)).toBe(
    '<html><head><title>Readback</title><link rel="modulepreload" crossorigin href="/assets/a.js">\n' +
      '<link rel="stylesheet" crossorigin href="/assets/a.css">\n</head><body></body></html>',
  );
  expect(() => pageWith([], '<p>No head</p>')).toThrow('The page has no head.');
});
