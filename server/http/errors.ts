import { AppError, errorCodes, type ErrorCode, type ErrorKind, type MessageValues } from '#core/kernel/app-error.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
import type { Failure } from '#core/documents/answer.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import { isConflict } from '#server/db/retry-conflicts.ts';
import { errorMessages } from './error-messages.ts';

/** The one place where a kind of failure becomes an HTTP status. */
const statusOfKind: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  unreadable: 422,
  too_many: 429,
  plan_limit: 402,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
};

/** What Fastify, its plugins and the system say, in our codes. */
const codeOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_REQ_FILE_TOO_LARGE: 'upload.too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
  ENOSPC: 'storage.full',
  EDQUOT: 'storage.full',
  53100: 'storage.full',
  // The machine has no more descriptors, or its disk did not do what it was asked: what was not done may be tried again.
  EMFILE: 'server.unavailable',
  ENFILE: 'server.unavailable',
  EIO: 'server.unavailable',
};

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'route.not_found',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'request.too_many',
};

/** Every error as a code people can be told about; one that nobody foresaw is `server.internal`. */
export function codeOfError(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'server.internal';
  if (isDatabaseAway(error) || isConflict(error)) return 'server.unavailable';

  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = codeOfFastify[code] ?? codeOfStatus[status];
  if (known !== undefined) return known;
  return status >= 400 && status < 500 ? 'request.invalid' : 'server.internal';
}

export const statusOf = (code: ErrorCode): number => statusOfKind[errorCodes[code]];

const missingKey: ReadonlySet<ErrorCode> = new Set(['ai.no_key', 'ai.key_refused']);

export const failure = (code: ErrorCode, values?: MessageValues): Failure => ({
  success: false,
  message: fillMessage(errorMessages[code], values),
  code,
  ...(values && { values: { ...values } }),
  ...(missingKey.has(code) && { needsAPIKey: true }),
});
