import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bucketAddress } from '#server/files-settings.ts';
import { UsageError } from '../../usage-error.ts';

/** Where an installation is to go. */
export type NewPlace = {
  /** Undefined for the program's own database in the data folder. */
  databaseUrl: string | undefined;
  /** `s3://…`; undefined for the data folder. */
  bucket: string | undefined;
  /** There exactly when something of it lies in a data folder. */
  dataDir: string | undefined;
};

export type MoveArguments = { to: NewPlace; printsKey: boolean };

const options = {
  to: { type: 'string' },
  files: { type: 'string' },
  'data-dir': { type: 'string' },
  'print-key': { type: 'boolean', default: false },
} as const;

/** Throws UsageError for what cannot be meant. */
export function parseMoveArguments(args: readonly string[]): MoveArguments {
  const given = read(args);
  const databaseUrl = databaseOf(given.to);
  const bucket = bucketOf(given.files);
  const needsFolder = databaseUrl === undefined || bucket === undefined;
  const folder = given['data-dir'];
  if (needsFolder && folder === undefined) throw new UsageError('Give the new data folder with --data-dir.');
  if (!needsFolder && folder !== undefined)
    throw new UsageError('With a database server and a bucket nothing goes into a data folder: leave --data-dir out.');
  const dataDir = folder === undefined ? undefined : resolve(folder);
  return { to: { databaseUrl, bucket, dataDir }, printsKey: given['print-key'] };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (cause) {
    throw new UsageError('The options are --to, --files, --data-dir and --print-key.', { cause });
  }
}

function databaseOf(to: string | undefined): string | undefined {
  if (to === 'embedded') return undefined;
  if (to !== undefined && /^postgres(ql)?:\/\/./.test(to) && URL.canParse(to)) return to;
  throw new UsageError('Give with --to where the database goes: postgresql://user@host/database, or embedded.');
}

function bucketOf(files: string | undefined): string | undefined {
  if (files === 'folder') return undefined;
  if (files !== undefined && bucketAddress.test(files)) return files;
  throw new UsageError('Give with --files where the files go: s3://bucket/folder, or folder.');
}
