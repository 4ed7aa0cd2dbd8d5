import type { ErrorCode } from '#core/kernel/app-error.ts';
import { ApiError } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { texts } from '../texts.ts';

// What whoever asks can do something about.
const told: ReadonlySet<ErrorCode> = new Set([
  'analysis.empty',
  'analysis.too_long',
  'analysis.too_many_keywords',
  'request.too_large',
  'request.too_many',
]);

/** Why there is no result. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed.unknown;
  return error.code !== undefined && told.has(error.code) ? errorText(error) : texts.failed.body;
}
