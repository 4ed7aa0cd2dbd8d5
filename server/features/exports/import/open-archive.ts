import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ImportRefused } from './import-refused.ts';

/** The files of a ZIP by path. Nothing is ever written under a name that stands in it. */
export type Archive = {
  paths: readonly string[];
  sizeOf(path: string): number;
  /** The bytes of one file, which must be there. Ends with an error where they are not as the ZIP says. */
  stream(path: string): Promise<AsyncIterable<Uint8Array>>;
  read(path: string): Promise<Buffer>;
  close(): void;
};

export type ArchiveLimits = { files: number; bytes: number };

/** What a ZIP of ours holds packs to no less than this; a bomb to a thousandth. */
const mostTimesPacked = 250;
const tooSmallToBurst = 1024 * 1024;

/**
 * Opens a ZIP and looks at its list of files. Throws ImportRefused for what is no whole ZIP, for names that lead out of it or come twice,
 * for encrypted files, and for more than the limits allow, whatever the files themselves are.
 */
export async function openArchive(path: string, limits: ArchiveLimits): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (cause: unknown) => {
      throw new ImportRefused('This file cannot be opened as a ZIP.', { cause });
    },
  );
  try {
    return archiveOf(zip, await listEntries(zip, limits));
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) throw new ImportRefused('This ZIP holds too many files.');
  const entries = new Map<string, Entry>();
  const sum = { plain: 0, packed: 0 };
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') && entry.uncompressedSize === 0) continue;
      checkEntry(entry, entries);
      entries.set(entry.fileName, entry);
      sum.plain += entry.uncompressedSize;
      sum.packed += entry.compressedSize;
    }
  } catch (cause) {
    if (cause instanceof ImportRefused) throw cause;
    throw new ImportRefused('The list of files in this ZIP is damaged, or has names that must not be in it.', {
      cause,
    });
  }
  // Files that share their bytes would be counted twice.
  if (sum.plain > limits.bytes || sum.packed > zip.fileSize)
    throw new ImportRefused('This ZIP would unpack to too much.');
  return entries;
}

function checkEntry(entry: Entry, known: Map<string, Entry>): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (known.has(fileName)) throw new ImportRefused(`This ZIP holds a file twice: ${fileName}`);
  if (entry.isEncrypted() || !entry.canDecodeFileData())
    throw new ImportRefused('This ZIP holds files that cannot be unpacked.');
  if (uncompressedSize > tooSmallToBurst && uncompressedSize > compressedSize * mostTimesPacked) {
    throw new ImportRefused('This ZIP would unpack to too much.');
  }
}

function archiveOf(zip: ZipFile, entries: Map<string, Entry>): Archive {
  const get = (path: string): Entry => {
    const entry = entries.get(path);
    if (entry === undefined) throw new ImportRefused(`A file is missing in this ZIP: ${path}`);
    return entry;
  };
  const stream = async (path: string) => {
    const entry = get(path);
    return whole(path, () => zip.openReadStreamPromise(entry));
  };
  return {
    paths: [...entries.keys()],
    sizeOf: (path) => get(path).uncompressedSize,
    stream,
    read: async (path) => buffer(await stream(path)),
    close: () => zip.close(),
  };
}

async function* whole(path: string, open: () => Promise<AsyncIterable<Uint8Array>>): AsyncGenerator<Uint8Array> {
  try {
    yield* await open();
  } catch (cause) {
    throw new ImportRefused(`A file in this ZIP is damaged: ${path}`, { cause });
  }
}
