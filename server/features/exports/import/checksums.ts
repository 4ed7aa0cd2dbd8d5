import { createHash } from 'node:crypto';
import { ImportRefused } from './import-refused.ts';
import type { Archive } from './open-archive.ts';

const sumsPath = 'SHA256SUMS';
const line = /^([0-9a-f]{64}) {2}(.+)$/;

/** Throws ImportRefused unless every file is named by the checksums, and is as they say. */
export async function checkSums(archive: Archive): Promise<void> {
  const told = readSums(String(await archive.read(sumsPath)));
  for (const path of archive.paths) {
    if (path === sumsPath) continue;
    const sum = told.get(path);
    if (sum === undefined) throw new ImportRefused(`The checksums do not name this file: ${path}`);
    if ((await sumOf(archive, path)) !== sum) throw new ImportRefused(`This file was changed or damaged: ${path}`);
    told.delete(path);
  }
  for (const path of told.keys()) throw new ImportRefused(`A file is missing in this ZIP: ${path}`);
}

function readSums(text: string): Map<string, string> {
  const sums = new Map<string, string>();
  for (const each of text.split('\n')) {
    if (each === '') continue;
    const [, sum, path] = line.exec(each) ?? [];
    if (sum === undefined || path === undefined) throw new ImportRefused('The checksums of this ZIP cannot be read.');
    sums.set(path, sum);
  }
  return sums;
}

async function sumOf(archive: Archive, path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await archive.stream(path)) hash.update(piece);
  return hash.digest('hex');
}
