import { z } from 'zod';

/** What the address of a bucket looks like. */
export const bucketAddress = /^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](?:\/(?!\.)[\w.!()'-]+)*\/?$/;
const key = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');

/** The settings of where the encrypted files are, as they stand in the environment. */
export const filesSettings = {
  FILES: z
    .string()
    .regex(bucketAddress, 'must look like `s3://bucket` or `s3://bucket/folder`')
    .optional()
    .describe(
      'Where the encrypted files are: `s3://bucket/folder` of a server that speaks S3. Without it they are in `DATA_DIR`. Processes that share a database share this too.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The address of a server of yours that speaks S3. Without it the bucket is at Amazon.'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default('us-east-1')
    .describe('The region of the bucket.'),
  S3_ACCESS_KEY_ID: key
    .optional()
    .describe(
      'The key that may read, write, list and delete in the bucket. Without it the role of the machine counts.',
    ),
  S3_SECRET_ACCESS_KEY: key.optional().describe('The secret of that key.'),
  S3_SECRET_ACCESS_KEY_FILE: z.string().optional().describe('A file that holds the secret of that key.'),
};

export const FilesSettings = z.object(filesSettings);
export type FilesSettings = z.infer<typeof FilesSettings>;
