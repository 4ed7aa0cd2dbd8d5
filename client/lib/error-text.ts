import type { ErrorCode } from '#core/kernel/app-error.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
import { ApiError, unknownError } from './api-error.ts';

let known: Record<ErrorCode, string> | null = null;

/**
 * Fetches our own words for failures. A screen that works needs none: they come with the first answer that tells of one. Where they cannot
 * be had, the message of a failure stands for itself.
 */
export async function fetchErrorTexts(): Promise<void> {
  known ??= await import('./error-texts.ts').then(
    ({ errorTexts }) => errorTexts,
    () => null,
  );
}

/** The words for a failure: our own where its code is known, else the message it came with. */
export function errorText(error: unknown, fallback: string = unknownError): string {
  const own = error instanceof ApiError && error.code !== undefined ? known?.[error.code] : undefined;
  if (error instanceof ApiError && own !== undefined) return fillMessage(own, error.values);
  if (error instanceof Error && error.message !== '' && error.message !== unknownError) return error.message;
  return fallback;
}
