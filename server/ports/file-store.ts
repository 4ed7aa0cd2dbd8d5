export type StoredFile = { name: string; writtenAt: Date };

/** Encrypted blobs by random name: bytes given here are already encrypted. A name is 1-80 of a-z, 0-9 and `-`. */
export type FileStore = {
  /**
   * Resolves when the bytes are durable under `name`, and all of them are: a reader never sees half a file.
   * Throws AppError('storage.full') when there is no room, and what the source throws; nothing is left behind then.
   */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Throws AppError('storage.damaged') when nothing is stored under `name`. */
  read(name: string): AsyncIterable<Uint8Array>;
  /** Removing what is not there is not an error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  freeBytes(): Promise<number>;
};
