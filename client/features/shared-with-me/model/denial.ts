import { ApiError } from '#client/lib/api-error.ts';
import { texts } from '../texts.ts';

/** What is told where a document does not open. A code that is wrong and a share that is over look the same. */
export const denialOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 403 ? texts.denied.refused : texts.denied.failed;
