import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../../startup-error.ts';

const keyBytes = 32;

/** Where the master key is looked for: the value itself, else a named file, else `master.key` in the data directory. */
export type MasterKeyLocation = {
  dataDir: string;
  masterKey?: string | undefined;
  masterKeyFile?: string | undefined;
};

/** Undefined when there is none yet; a key that was named but cannot be used is refused. */
export async function findMasterKey({
  dataDir,
  masterKey,
  masterKeyFile,
}: MasterKeyLocation): Promise<Buffer | undefined> {
  if (masterKey !== undefined) return parseKey(masterKey, 'MASTER_KEY');
  const path = masterKeyFile ?? defaultPath(dataDir);
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new StartupError(`The master key file ${path} cannot be read.`, { cause: error });
  });
  if (content !== undefined) return parseKey(content, path);
  if (masterKeyFile !== undefined) throw new StartupError(`The master key file ${path} does not exist.`);
  return undefined;
}

/** Makes the key of a new installation, and returns once it would survive a power cut. */
export async function createMasterKey(dataDir: string): Promise<Buffer> {
  const key = randomBytes(keyBytes);
  const path = defaultPath(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  await writeSynced(temporary, `${key.toString('base64')}\n`);
  await rename(temporary, path);
  await syncFolder(dirname(path));
  return key;
}

const defaultPath = (dataDir: string): string => join(dataDir, 'master.key');

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
