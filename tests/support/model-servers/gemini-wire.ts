import { countedTokens, event, type ErrorKind, type Wire } from './wire.ts';

const usageMetadata = {
  promptTokenCount: countedTokens.input,
  candidatesTokenCount: countedTokens.output,
  totalTokenCount: countedTokens.input + countedTokens.output,
};
const candidate = (text: string, more: object = {}) => ({
  content: { role: 'model', parts: [{ text }] },
  index: 0,
  ...more,
});
const chunk = (text: string, more?: object) =>
  event({ candidates: [candidate(text, more)], modelVersion: 'gemini-mock', responseId: 'r-1' });
const reasons = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' };

const info = (reason: string) => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason });
const daily = {
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }],
};
const perMinute = { ...daily, violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel' }] };

type Row = { code: number; status: string; details?: object[]; lead?: string };
const rows: Record<ErrorKind, Row> = {
  bad_key: { code: 400, status: 'INVALID_ARGUMENT', details: [info('API_KEY_INVALID')], lead: 'API key not valid.' },
  forbidden: { code: 403, status: 'PERMISSION_DENIED' },
  no_model: { code: 404, status: 'NOT_FOUND' },
  quota: { code: 429, status: 'RESOURCE_EXHAUSTED', details: [daily] },
  rate: { code: 429, status: 'RESOURCE_EXHAUSTED', details: [perMinute] },
  too_long: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    lead: 'The input token count (2000000) exceeds the maximum number of tokens allowed (1048576).',
  },
  response_format: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    lead: 'Unknown name "responseJsonSchema" at generation_config.',
  },
  bad_request: { code: 400, status: 'INVALID_ARGUMENT' },
  filtered_prompt: { code: 400, status: 'FAILED_PRECONDITION' },
  internal: { code: 500, status: 'INTERNAL' },
  overloaded: { code: 503, status: 'UNAVAILABLE' },
};

/** Gemini's streamGenerateContent. */
export const geminiWire: Wire = {
  begin: () => chunk(''),
  words: (text) => chunk(text),
  end: (reason) =>
    event({
      candidates: [candidate('', { finishReason: reasons[reason] })],
      usageMetadata,
      modelVersion: 'gemini-mock',
      responseId: 'r-1',
    }),
  refusal: () => event({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata }),
  errorEvent: (words) => event({ error: { code: 503, message: words, status: 'UNAVAILABLE' } }),
  error(kind, words) {
    const { code, status, details, lead } = rows[kind];
    const message = lead === undefined ? words : `${lead} ${words}`;
    return { status: code, body: { error: { code, message, status, ...(details && { details }) } } };
  },
};
