import { z } from 'zod';
import type { Complaint, Verdict } from './call-fault.ts';

const Told = z.object({
  code: z.union([z.string(), z.number()]).nullish().catch(null),
  type: z.string().nullish().catch(null),
  status: z.string().nullish().catch(null),
  message: z.string().nullish().catch(null),
  details: z.unknown().optional(),
});
const Wrapped = z.object({ error: z.union([Told, z.string().transform((message) => ({ message }))]) });
const Body = z.union([
  Wrapped.transform(({ error }) => error),
  z.tuple([Wrapped], z.unknown()).transform(([{ error }]) => error),
  Told,
]);
type Told = Partial<z.infer<typeof Told>>;

// Codes are what providers promise; messages are read only where a provider gives no code.
const badKey = /\b(invalid_api_key|API_KEY_INVALID|API_KEY_EXPIRED|authentication_error|UNAUTHENTICATED)\b/i;
const badKeyWords = /api key (not valid|expired)|(incorrect|invalid) api key/i;
// Gemini says "You exceeded your current quota" of a minute as well as of a day: only its code tells them apart.
const spent = /\b(insufficient_quota|billing_hard_limit_reached|billing_not_active|\w*PerDay\w*)\b/;
const tooLong = /\b(context_length_exceeded|exceed_context_size_error|string_above_max_length)\b/;
const tooLongWords =
  /maximum context length|input token count .*exceeds|prompt is too long|context (size|window|length)|too many tokens/i;
const filtered = /\b(content_filter|content_policy_violation)\b/;
const noModel = /\b(model_not_found|invalid_model)\b/;
const noModelWords = /\bmodel\b.{0,120}\b(not found|does not exist|not exist)\b/i;
const formatWords = /response_?format|json_?schema|json_object|structured output|grammar|guided/i;
const reasoningWords = /reasoning|thinking|\bthink\b/i;

/** Reads why a provider said no. `answer` is its body, parsed where it was JSON; none of its words leave this function. */
export function judgeRefusal(status: number, answer: unknown): Verdict {
  const told: Told = Body.safeParse(answer).data ?? {};
  const codes = JSON.stringify([told.code, told.type, told.status, told.details ?? null]);
  const message = told.message ?? '';
  const has = (code: RegExp, words?: RegExp) => code.test(codes) || words?.test(message) === true;

  if (status >= 300 && status < 400) return { fault: 'unreachable', status };
  if (status >= 500) return { fault: 'unavailable', status };
  if (has(spent) || status === 402) return { fault: 'quota_spent', status };
  if (status === 429) return { fault: 'rate_limited', status };
  if (has(noModel) || status === 404) return { fault: 'no_model', status };
  if (has(badKey, badKeyWords) || status === 401 || status === 403) return { fault: 'key_refused', status };
  if (has(filtered)) return { fault: 'refused', status };
  if (has(tooLong, tooLongWords) || status === 413) return { fault: 'too_long', status };
  if (noModelWords.test(message)) return { fault: 'no_model', status };
  if (status === 408) return { fault: 'unavailable', status };
  return { fault: 'request_refused', status, complaint: complaintOf(message) };
}

function complaintOf(message: string): Complaint | undefined {
  if (formatWords.test(message)) return 'format';
  return reasoningWords.test(message) ? 'reasoning' : undefined;
}
