import { S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '#core/kernel/app-error.ts';

const missing = new Set(['NoSuchKey', 'NotFound']);
const full = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage', 'InsufficientCapacity']);
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What went wrong with a bucket, in the terms of the app; every other error as it came. */
export function namedS3Fault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (missing.has(error.name)) return new AppError('storage.damaged', { cause: error });
  if (full.has(error.name) || statusOf(error) === 507) return new AppError('storage.full', { cause: error });
  return isAway(error) ? new AppError('server.unavailable', { cause: error }) : error;
}

/** Not reached, too slow, or asked to wait: trying again later may work. */
function isAway(error: Error): boolean {
  if (error.name === 'TimeoutError' || error.name === 'SlowDown') return true;
  if ('code' in error && typeof error.code === 'string' && systemCodes.has(error.code)) return true;
  return error instanceof S3ServiceException && statusOf(error) >= 500;
}

const statusOf = (error: Error): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
