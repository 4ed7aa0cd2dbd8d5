import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { assertFileName } from './file-name.ts';

type Entry = { bytes: Buffer; writtenAt: Date };

/** For tests and trials: what it holds is gone with the process. */
export function createMemoryFileStore({ capacity = 1024 ** 4 }: { capacity?: number } = {}): FileStore {
  const files = new Map<string, Entry>();
  const freeBytes = () => [...files.values()].reduce((free, { bytes }) => free - bytes.length, capacity);

  return {
    async write(name, bytes) {
      assertFileName(name);
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of bytes) {
        size += chunk.length;
        if (size > freeBytes()) throw new AppError('storage.full');
        chunks.push(Uint8Array.from(chunk));
      }
      files.set(name, { bytes: Buffer.concat(chunks), writtenAt: new Date() });
    },
    async *read(name) {
      assertFileName(name);
      const file = files.get(name);
      if (file === undefined) throw new AppError('storage.damaged');
      yield file.bytes;
    },
    async remove(name) {
      assertFileName(name);
      files.delete(name);
    },
    async *list() {
      for (const [name, { writtenAt }] of files) yield { name, writtenAt };
    },
    async freeBytes() {
      return freeBytes();
    },
  };
}
