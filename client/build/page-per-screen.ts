import type { Plugin } from 'vite';
import { withNeeded, type BuiltFile } from './built-files.ts';

const routeFile = /\/client\/app\/routes\/([\w-]+)\.route\.tsx$/;
const endOfHead = '</head>';

/**
 * Writes a page for each screen beside `index.html`: the same page, which asks for the files of that screen at once, and not
 * when the first script has run. A screen is named as the first part of its address is.
 */
export function pagePerScreen(): Plugin {
  return {
    name: 'page-per-screen',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        for (const [screen, files] of filesOfScreens(Object.values(bundle)))
          this.emitFile({
            type: 'asset',
            fileName: `screens/${screen}.html`,
            source: pageWith(files, String(page.source)),
          });
      },
    },
  };
}

/** What each screen needs beside what every page starts with. */
export function filesOfScreens(built: readonly BuiltFile[]): Map<string, string[]> {
  const first = withNeeded(
    built,
    built.filter(({ isEntry }) => isEntry === true),
  );
  const screens = new Map<string, string[]>();
  for (const file of built) {
    const screen = routeFile.exec(file.facadeModuleId ?? '')?.[1];
    if (screen === undefined) continue;
    const more = [...withNeeded(built, [file])].filter((name) => !first.has(name));
    if (more.length > 0) screens.set(screen, more);
  }
  return screens;
}

/** The page, which asks for these as well. Throws where it has no head to ask in. */
export function pageWith(files: readonly string[], page: string): string {
  if (!page.includes(endOfHead)) throw new Error('The page has no head.');
  const links = files.map((file) => `<link rel="${relationOf(file)}" crossorigin href="/${file}">`);
  return page.replace(endOfHead, () => `${links.join('\n')}\n${endOfHead}`);
}

const relationOf = (file: string): string => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload');
