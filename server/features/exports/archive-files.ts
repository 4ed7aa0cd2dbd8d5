import { createHash } from 'node:crypto';
import { contributors } from './contributors.ts';
import { textFile, type ExportFile } from './export-file.ts';
import { readme } from './readme.ts';
import { mustBeThere, type ExportDeps, type RunningExport } from './running-export.ts';

/** Every file of an export in its order: what could not be taken along and the checksums come last, when they are known. */
export async function* archiveFiles(deps: ExportDeps, running: RunningExport): AsyncGenerator<ExportFile> {
  const sums: string[] = [];
  yield summed(textFile('README.txt', readme), sums);
  for (const contribute of contributors) {
    for await (const file of contribute(deps, running)) yield summed(file, sums);
  }
  // Kinds of records that were erased look as if there had never been any.
  await mustBeThere(deps, running);
  const { problems } = running;
  if (problems.length > 0) yield summed(textFile('problems.txt', `${problems.join('\n')}\n`), sums);
  yield textFile('SHA256SUMS', sums.join(''));
}

/** Adds a line as `sha256sum --check` takes it, once the file has gone through. */
function summed({ path, bytes, ...file }: ExportFile, sums: string[]): ExportFile {
  const hash = createHash('sha256');
  const noteSum = () => void sums.push(`${hash.digest('hex')}  ${path}\n`);
  if (bytes instanceof Uint8Array) {
    hash.update(bytes);
    noteSum();
    return { ...file, path, bytes };
  }
  async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
    noteSum();
  }
  return { ...file, path, bytes: counted(bytes) };
}
