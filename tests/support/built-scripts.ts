import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../dist/client/', import.meta.url));

const read = (path: string): string => readFileSync(root + path, 'utf8');

/** What a built script cannot start without: the files that it names in its imports, with all that those name. */
function neededBy(entries: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    for (const [, name = ''] of read(path).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/gu)) {
      waiting.push(`assets/${name}`);
    }
  }
  return needed;
}

const kilobytesOf = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(read(path)).length, 0) / 1000;

const namedInPage = (ending: string): string[] =>
  [...read('index.html').matchAll(/(?:src|href)="\/([^"]+)"/gu)]
    .map(([, path = '']) => path)
    .filter((path) => path.endsWith(ending));

export type RouteSize = { route: string; kilobytes: number; heaviest: string[] };

/** Kilobytes of 1,000 bytes, compressed, by what was built. */
export function builtSizes() {
  const first = neededBy(namedInPage('.js'));
  const routes = readdirSync(`${root}assets`)
    .filter((name) => /\.route-[\w-]+\.js$/u.test(name))
    .map((name): RouteSize => {
      const more = [...neededBy([`assets/${name}`])].filter((path) => !first.has(path));
      const sizes = more.map((path) => ({ path, size: kilobytesOf([path]) })).sort((a, b) => b.size - a.size);
      return {
        route: name.replace(/\.route-.*/u, ''),
        kilobytes: kilobytesOf(more),
        heaviest: sizes.slice(0, 8).map(({ path, size }) => `${path} ${size.toFixed(1)}`),
      };
    });
  return { firstScripts: kilobytesOf(first), firstStyles: kilobytesOf(namedInPage('.css')), routes };
}
