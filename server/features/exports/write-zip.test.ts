import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import type { ExportFile } from './export-file.ts';
import { unzip } from './unzip.test-helper.ts';
import { writeZip } from './write-zip.ts';

const madeAt = new Date('2026-03-04T05:06:08Z');

async function* these(...files: ExportFile[]): AsyncGenerator<ExportFile> {
  yield* files;
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test('what was put in comes out, in its order', async () => {
  const large = randomBytes(3_000_001);
  const files = [
    { path: 'a/empty.txt', bytes: new Uint8Array() },
    { path: 'a/größe.txt', bytes: Buffer.from('small') },
    { path: 'large.bin', bytes: inPieces(large, 70_000), isPacked: true },
    { path: 'whole.bin', bytes: large },
  ];

  const unzipped = await unzip(await buffer(writeZip(these(...files), { madeAt })));

  expect([...unzipped.keys()]).toEqual(files.map(({ path }) => path));
  expect([...unzipped.values()].map(String).slice(0, 2)).toEqual(['', 'small']);
  expect([unzipped.get('large.bin')?.equals(large), unzipped.get('whole.bin')?.equals(large)]).toEqual([true, true]);
});

test('nothing is asked for before somebody reads', async () => {
  let asked = 0;
  async function* endless(): AsyncGenerator<ExportFile> {
    for (;;) yield { path: `${(asked += 1)}.bin`, bytes: randomBytes(1_000_000), isPacked: true };
  }
  const zip = writeZip(endless(), { madeAt });
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(asked).toBeLessThan(3);
  zip.destroy();
});

test('an error of a file ends the stream with it', async () => {
  async function* broken() {
    yield Buffer.from('begins well');
    throw new Error('the disk broke');
  }
  const zip = writeZip(these({ path: 'a.txt', bytes: Buffer.from('a') }, { path: 'b.txt', bytes: broken() }), {
    madeAt,
  });
  await expect(buffer(zip)).rejects.toThrow('the disk broke');
});

test('leaving the stream leaves the files', async () => {
  const ended: string[] = [];
  async function* endless() {
    try {
      for (;;) yield randomBytes(100_000);
    } finally {
      ended.push('bytes');
    }
  }
  async function* files(): AsyncGenerator<ExportFile> {
    try {
      yield { path: 'a.bin', bytes: endless() };
    } finally {
      ended.push('files');
    }
  }
  const zip = writeZip(files(), { madeAt });
  for await (const _chunk of zip) break;
  await finished(zip).catch(() => undefined);

  await expect.poll(() => ended.toSorted()).toEqual(['bytes', 'files']);
});
