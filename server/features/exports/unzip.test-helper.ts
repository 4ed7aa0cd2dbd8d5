import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP by their paths, in their order. */
export async function unzip(zipped: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(zipped, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

/** The files that are not as `SHA256SUMS` says, or that it does not name. */
export function wrongSums(files: Map<string, Buffer>): string[] {
  const lines = String(files.get('SHA256SUMS'))
    .split('\n')
    .filter((line) => line !== '');
  const told = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const wrong = [...told].filter(([path, sum]) => {
    const bytes = files.get(path);
    return bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sum;
  });
  const unnamed = [...files.keys()].filter((path) => path !== 'SHA256SUMS' && !told.has(path));
  return [...wrong.map(([path]) => path), ...unnamed];
}

export const jsonOf = (files: Map<string, Buffer>, path: string): unknown => JSON.parse(String(files.get(path)));
