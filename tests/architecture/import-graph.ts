import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

// `import type` is left out: it is gone when the program runs, and types may refer to each other in a circle.
const importing =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every source file under the given folders, with the files of the project that it imports. */
export function readImportGraph(folders: readonly string[], from = root): ImportGraph {
  const files = folders.flatMap((folder) => sourcesUnder(join(from, folder)));
  return new Map(files.map((file) => [relative(from, file), importsOf(file, from)]));
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function importsOf(file: string, from: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(importing)]
    .map(([, named, dynamic]) => named ?? dynamic ?? '')
    .filter((specifier) => /^(\.{1,2}\/|#)/.test(specifier) && /\.tsx?$/.test(specifier))
    .map((specifier) =>
      relative(from, specifier.startsWith('#') ? join(from, specifier.slice(1)) : join(dirname(file), specifier)),
    );
}

/** The first circle found, as the files in it in order; undefined when there is none. */
export function findCycle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];

  const visit = (file: string): string[] | undefined => {
    const at = path.indexOf(file);
    if (at !== -1) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const imported of graph.get(file) ?? []) {
      const cycle = visit(imported);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };

  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
