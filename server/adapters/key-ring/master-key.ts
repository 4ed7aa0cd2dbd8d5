import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';

const keyBytes = 32;

/**
 * Where the master key is looked for: the value itself, else a named file, else `master.key` in the data directory. A file may hold previous
 * ones too, each on a line below the present one.
 */
export type MasterKeyLocation = {
  dataDir: string;
  masterKey?: string | undefined;
  masterKeyFile?: string | undefined;
  masterKeyPrevious?: string | undefined;
};

/** Everything is wrapped by the present one; what a previous one wrapped still opens. */
export type MasterKeys = { present: Buffer; previous: readonly Buffer[] };

/** Undefined when there is none yet; a key that was named but cannot be used is refused. */
export async function findMasterKeys(location: MasterKeyLocation): Promise<MasterKeys | undefined> {
  const { masterKey, masterKeyPrevious } = location;
  const [present, ...below] = masterKey === undefined ? await readKeys(location) : [parseKey(masterKey, 'MASTER_KEY')];
  if (present === undefined) return undefined;
  const named = masterKeyPrevious === undefined ? [] : [parseKey(masterKeyPrevious, 'MASTER_KEY_PREVIOUS')];
  return { present, previous: [...below, ...named] };
}

/** Whether the program keeps its key itself, and so can change it. */
export const isOwnKeyFile = ({ masterKey, masterKeyFile }: MasterKeyLocation): boolean =>
  masterKey === undefined && masterKeyFile === undefined;

/** The key file that is read where the key is not given itself. */
export const pathOfMasterKey = ({ dataDir, masterKeyFile }: MasterKeyLocation): string =>
  masterKeyFile ?? join(dataDir, 'master.key');

/** Makes the key of a new installation, and returns once it would survive a power cut. */
export async function createMasterKey(dataDir: string): Promise<Buffer> {
  const present = generateMasterKey();
  await writeMasterKeys(dataDir, { present, previous: [] });
  return present;
}

export const generateMasterKey = (): Buffer => randomBytes(keyBytes);

/** Puts these keys in the place of those in the data folder: at any moment the file holds all of the old or all of the new. */
export async function writeMasterKeys(dataDir: string, { present, previous }: MasterKeys): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = pathOfMasterKey({ dataDir });
  const temporary = `${path}.${randomUUID()}`;
  await writeSynced(temporary, [present, ...previous].map((key) => `${key.toString('base64')}\n`).join(''));
  await rename(temporary, path);
  await removeUnfinished(dataDir);
  await syncFolder(dirname(path));
}

/** A process that was killed while it wrote has left keys behind. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^master\.key\.[\da-f-]{36}$/.test(name)) await rm(join(dataDir, name), { force: true });
  }
}

async function readKeys(location: MasterKeyLocation): Promise<Buffer[]> {
  const path = pathOfMasterKey(location);
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new StartupError(`The master key file ${path} cannot be read.`, { cause: error });
  });
  if (content === undefined) {
    if (isOwnKeyFile(location)) return [];
    throw new StartupError(`The master key file ${path} does not exist.`);
  }
  return content
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => parseKey(line, path));
}

function parseKey(text: string, where: string): Buffer {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length !== keyBytes) {
    throw new StartupError(`${where} must hold a key of 32 bytes, as base64 or as 64 hexadecimal digits.`);
  }
  return key;
}

async function writeSynced(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
