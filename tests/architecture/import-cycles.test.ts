import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { findCycle, readImportGraph } from './import-graph.ts';

function graphOf(files: Record<string, string>) {
  const root = temporaryFolder();
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), source);
  }
  return readImportGraph(['core'], root);
}

test('no file of the program imports itself through others', () => {
  expect(findCycle(readImportGraph(['core', 'server', 'client']))).toBeUndefined();
});

test('every file that is imported exists', () => {
  const graph = readImportGraph(['core', 'server', 'client']);
  const missing = [...graph.values()].flat().filter((file) => !graph.has(file));
  expect(missing).toEqual([]);
});

test('a circle is found, by relative and by # paths, over several lines and by import()', () => {
  const graph = graphOf({
    'core/a.ts': `import { b } from './b.ts';`,
    'core/b.ts': `import {\n  c,\n} from '#core/deep/c.ts';`,
    'core/deep/c.ts': `export const d = () => import('../d.ts');`,
    'core/d.ts': `export { a } from './a.ts';`,
  });

  expect(findCycle(graph)).toEqual(['core/a.ts', 'core/b.ts', 'core/deep/c.ts', 'core/d.ts', 'core/a.ts']);
});

test('two ways to the same file, and circles of types, are none', () => {
  const graph = graphOf({
    'core/a.ts': `import { b } from './b.ts';\nimport { c } from './c.ts';`,
    'core/b.ts': `import { c } from './c.ts';`,
    'core/c.ts': `import type { A } from './a.ts';`,
  });

  expect(findCycle(graph)).toBeUndefined();
});
