import { ApiError, hasCode } from '#client/lib/api-error.ts';
import { texts } from '../texts.ts';

/** A code that is wrong and a share that is over look the same. */
export const isRefused = (error: unknown): boolean =>
  hasCode(error, 'share.refused') || (error instanceof ApiError && error.status === 403);

/** What is told where a document does not open. */
export const denialOf = (error: unknown): string => (isRefused(error) ? texts.denied.refused : texts.denied.failed);
