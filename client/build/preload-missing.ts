import type { Plugin } from 'vite';

/** The files of a build as bundlers tell of them. */
type Bundle = Record<string, { type: string; isEntry?: boolean; imports?: string[] }>;

/**
 * Beside each file that is fetched later stands a list of those that it needs, to fetch all of them at once. This leaves out of
 * the list what must be there already: names of files are what compresses least.
 */
export function preloadMissing(): Plugin {
  let bundle: Bundle = {};
  return {
    name: 'preload-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId, hostType }) =>
            hostType === 'html' ? needed : missingIn(bundle, hostId, needed),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_options, built: Bundle) => {
        bundle = built;
      },
    },
  };
}

/** What of the needed files is neither among those that every page starts with, nor among those that `host` needs itself. */
export function missingIn(bundle: Bundle, host: string, needed: readonly string[]): string[] {
  const there = new Set<string>();
  const add = (name: string) => {
    if (there.has(name)) return;
    there.add(name);
    for (const further of bundle[name]?.imports ?? []) add(further);
  };
  for (const [name, file] of Object.entries(bundle)) if (file.isEntry === true) add(name);
  add(host);
  return needed.filter((name) => !there.has(name));
}
