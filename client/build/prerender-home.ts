import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const emptyRoot = '<div id="root"></div>';

/**
 * Writes `home.html` beside `index.html`: the same page with the first screen drawn in it, which is there before any script has run.
 * Every other address gets the empty page.
 */
export function prerenderHome(): Plugin {
  let root = '';
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = homePage(String(page.source), await drawHome(root));
        this.emitFile({ type: 'asset', fileName: 'home.html', source });
      },
    },
  };
}

/** Throws where the page has no empty place, or what is drawn would be refused by the policy that it is served under. */
export function homePage(page: string, drawn: string): string {
  if (!page.includes(emptyRoot)) throw new Error('The page has no empty place to draw in.');
  const refused = /<script|<style|\sstyle="|\son[a-z]+="/.exec(drawn);
  if (refused)
    throw new Error(
      `The first page may hold no "${refused[0].trim()}": ${drawn.slice(refused.index, refused.index + 80)}`,
    );
  return page.replace(emptyRoot, () => `<div id="root">${drawn}</div>`);
}

/** Bundles the first page for Node, without what comes later, and draws it. */
async function drawHome(root: string): Promise<string> {
  // Inside the project, so that the bundle finds its packages.
  const folder = await mkdtemp(join(root, 'node_modules', '.prerender-'));
  try {
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react(), leaveLater()],
      // Nobody has been here before. Asking Node for it would only have it warn.
      define: { localStorage: 'undefined' },
      build: {
        ssr: join(root, 'client/app/prerender.tsx'),
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const module: { renderHome: () => string } = await import(pathToFileURL(join(folder, 'prerender.mjs')).href);
    return module.renderHome();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What is loaded later is not on the page that is drawn. */
function leaveLater(): Plugin {
  return { name: 'leave-later', resolveDynamicImport: (id) => ({ id: String(id), external: true }) };
}
