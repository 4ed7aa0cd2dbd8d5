// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from './compress-assets.ts';

let folder = '';
const script = 'console.info("hello");\n'.repeat(200);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readback-assets-'));
  await writeFile(join(folder, 'index.js'), script);
  await writeFile(join(folder, 'small.css'), 'a{}');
  await writeFile(join(folder, 'font.woff2'), Buffer.alloc(4096));
  await compressFolder(folder);
});

afterAll(() => rm(folder, { recursive: true }));

test('writes both forms beside a text asset, and they hold the same', async () => {
  expect(gunzipSync(await readFile(join(folder, 'index.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.js.br'))).toString()).toBe(script);
});

test('leaves alone what is small or compressed already', async () => {
  expect((await readdir(folder)).sort()).toEqual(['font.woff2', 'index.js', 'index.js.br', 'index.js.gz', 'small.css']);
});
