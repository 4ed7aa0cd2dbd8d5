/** Encrypted blobs by random name. Bytes given here are already encrypted. Damage and absence are told apart. */
export type FileStore = {
  /** Resolves when the bytes are durable under `name` (written, fsynced, renamed, folder fsynced). */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws AppError('storage.damaged') when nothing is stored under `name`. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Removing what is not there is not an error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<string>;
  freeBytes(): Promise<number>;
};
