import { errorText } from '#client/lib/error-text.ts';
import { texts } from '../texts.ts';
import { PhotoError } from './fit-photos.ts';

/** Why a document could not be sent, in words. */
export const sendingProblem = (error: unknown): string =>
  error instanceof PhotoError ? texts.problem.photo(error.photo) : errorText(error);
