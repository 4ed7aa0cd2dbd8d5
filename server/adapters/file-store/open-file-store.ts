import { join } from 'node:path';
import type { S3Place } from '../../files-config.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { StartupError } from '../../startup-error.ts';
import { openFolderFileStore } from './folder.ts';

/** Where the files of these settings are: in a bucket, or in the data folder. Throws StartupError where a bucket cannot be reached. */
export async function openFileStore({ dataDir, s3 }: { dataDir: string; s3: S3Place | undefined }): Promise<FileStore> {
  if (s3 === undefined) return openFolderFileStore(join(dataDir, 'files'));
  // The client of the bucket is large: a household's computer does without.
  const { openS3FileStore } = await import('./s3.ts');
  return openS3FileStore(s3).catch((error: unknown) => {
    throw new StartupError(unreachable(s3), { cause: error });
  });
}

const unreachable = ({ bucket, endpoint = 'Amazon' }: S3Place): string =>
  `The bucket ${bucket} at ${endpoint} cannot be used. Check FILES, S3_ENDPOINT, S3_REGION and the key, and that the bucket is there.`;
