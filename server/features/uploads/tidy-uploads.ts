import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { removeBlobs } from './remove-blobs.ts';
import { createUploadRepository } from './uploads.repository.ts';

/** Removes what has come of files whose rest did not. */
export const tidyUploads = ({ db, files }: { db: Kysely<Database>; files: FileStore }) => ({
  name: 'uploads.tidy',
  seconds: 60,
  async run(): Promise<void> {
    await removeBlobs(files, await createUploadRepository(db).dropIdle());
  },
});
