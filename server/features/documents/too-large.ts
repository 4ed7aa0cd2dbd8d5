import { AppError } from '#core/kernel/app-error.ts';

/** What somebody is told who sends more than they may. */
export const tooLarge = (maxBytes: number): AppError =>
  new AppError('upload.too_large', { values: { megabytes: maxBytes / 1024 / 1024 } });
