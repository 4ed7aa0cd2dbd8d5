import { ApiError, hasCode } from '#client/lib/api-error.ts';
import { errorText } from '#client/lib/error-text.ts';
import { texts } from '../texts.ts';

type Problem = { title: string; description: string };
type Place = 'list' | 'detail';

const { interpret } = texts;

/** What people are told when an interpretation could not be started. A missing key or model is not their fault. */
export function interpretProblem(error: unknown, place: Place): Problem {
  const fallback = place === 'list' ? interpret.failed : interpret.failedOnDetail;
  const description = errorText(error, fallback);
  if (isAboutKey(error, description)) {
    return { title: place === 'list' ? interpret.serviceTitle : interpret.keyTitle, description };
  }
  if (place === 'detail' && isAboutModel(error, description)) return { title: interpret.modelTitle, description };
  return {
    title: interpret.failedTitle,
    description: place === 'detail' && !hasOwnText(error) ? fallback : description,
  };
}

const isAboutKey = (error: unknown, description: string) =>
  (error instanceof ApiError && error.needsKey) || /api[\s_-]?key/iu.test(description);

const isAboutModel = (error: unknown, description: string) =>
  hasCode(error, 'ai.no_model') || /\bmodel\b/iu.test(description);

// On the page of one document only failures that we have words for are told in detail.
const hasOwnText = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code !== undefined;
