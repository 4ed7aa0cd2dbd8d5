import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportFile } from './export-file.ts';

/**
 * A ZIP that is written while it is read: one file at a time, and none before the reader has taken the one before. An error of a file ends
 * the stream with it, so that nobody takes half a ZIP for a whole one. Leaving the stream leaves the files.
 */
export function writeZip(files: AsyncIterable<ExportFile>, { madeAt }: { madeAt: Date }): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const left = new AbortController();
  const giveUp = (error: Error) => void output.destroy(error);
  output.once('close', () => left.abort());
  zip.on('error', giveUp);
  // Whoever reads is told; an error before anybody does is no reason to end the process.
  output.on('error', () => undefined);

  const fill = async () => {
    for await (const file of files) await addFile(zip, file, { madeAt, signal: left.signal });
    zip.end();
  };
  void fill().catch(giveUp);
  return output;
}

async function addFile(
  zip: ZipFile,
  { path, bytes, isPacked = false }: ExportFile,
  { madeAt, signal }: { madeAt: Date; signal: AbortSignal },
): Promise<void> {
  const stream = Readable.from(bytes instanceof Uint8Array ? inPieces(bytes) : bytes, { objectMode: false });
  // The ZIP remembers what it was given until its end: it is given a holder that is empty by then.
  const holder: Readable[] = [stream];
  try {
    const done = finished(stream, { signal });
    zip.addReadStreamLazy(path, { mtime: madeAt, compress: !isPacked }, (take) => {
      for (const held of holder.splice(0)) take(null, held);
    });
    await done;
  } finally {
    stream.destroy();
  }
}

const pieceSize = 256 * 1024;

function* inPieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
}
