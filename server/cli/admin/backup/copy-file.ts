import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { hashing, type Digest } from './hashed-file.ts';

/** Copies a file under its name and gives what was copied; undefined where it is not there, or not whole. */
export async function copyFile(
  { from, into }: { from: FileStore; into: FileStore },
  name: string,
): Promise<Digest | undefined> {
  const { bytes, digest } = hashing(from.read(name));
  try {
    await into.write(name, bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage.damaged') return undefined;
    throw error;
  }
  return digest();
}
