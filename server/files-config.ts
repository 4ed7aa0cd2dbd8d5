import type { FilesSettings } from './files-settings.ts';
import { readSecret } from './read-secret.ts';
import { StartupError } from './startup-error.ts';

/** Where the blobs are in a bucket. Without keys, those of the environment or of the machine count, as with every S3 client. */
export type S3Place = {
  bucket: string;
  /** Stands before every name: empty, or words with a `/` at the end. */
  prefix: string;
  region: string;
  /** A server of one's own; without it that of the region. */
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Undefined where the files are in the data folder. Throws StartupError when a key is given by half. */
export function readS3Place(settings: FilesSettings): S3Place | undefined {
  if (settings.FILES === undefined) return undefined;
  return {
    ...placeOf(settings.FILES),
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    credentials: credentialsOf(settings),
  };
}

/** The bucket and the prefix of an address such as `s3://bucket/folder`. */
export function placeOf(address: string): Pick<S3Place, 'bucket' | 'prefix'> {
  const [bucket = '', ...folders] = address
    .slice('s3://'.length)
    .split('/')
    .filter((part) => part !== '');
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}

function credentialsOf(settings: FilesSettings): S3Place['credentials'] {
  const accessKeyId = settings.S3_ACCESS_KEY_ID;
  const secretAccessKey = readSecret(
    'S3_SECRET_ACCESS_KEY',
    settings.S3_SECRET_ACCESS_KEY,
    settings.S3_SECRET_ACCESS_KEY_FILE,
  );
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: give both, or none of them.');
  return { accessKeyId, secretAccessKey };
}
