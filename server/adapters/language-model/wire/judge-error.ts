import { z } from 'zod';
import { CallFault, type Verdict } from './call-fault.ts';
import { judgeRefusal } from './judge-refusal.ts';

/** What the SDK makes of an error event inside a stream. */
const StreamError = z.object({ name: z.literal('AI_StreamProviderError'), statusCode: z.number().nullish() }).loose();

/** Why the SDK gave up, when our own connection saw nothing wrong. Reads codes only. */
export function judgeError(error: unknown): Verdict {
  if (error instanceof CallFault) return error.verdict;
  const told = StreamError.safeParse(error);
  return told.success ? judgeRefusal(told.data.statusCode ?? 500, told.data) : { fault: 'garbage' };
}

/** A stream without a word of how it ended, for which one of the SDK's providers has an error and the others an end of their own. */
export const isMissingEnd = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AI_InvalidResponseDataError';
