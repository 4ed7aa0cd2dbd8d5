import { describe, expect, test } from 'vitest';
import { judgeRefusal } from './judge-refusal.ts';

const openai = (code: string | null, message = 'Something.', type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
});
const gemini = (status: string, message = 'Something.', details?: object[]) => ({
  error: { code: 400, message, status, ...(details && { details }) },
});

describe('why a provider said no', () => {
  test.each([
    ['a key that OpenAI does not know', 401, openai('invalid_api_key'), 'key_refused'],
    ['a key that Gemini does not know', 400, gemini('INVALID_ARGUMENT', 'API key not valid.'), 'key_refused'],
    ['an old key of Gemini', 400, gemini('INVALID_ARGUMENT', 'x', [{ reason: 'API_KEY_EXPIRED' }]), 'key_refused'],
    ['a country', 403, openai('unsupported_country_region_territory'), 'key_refused'],
    ['a project without the model', 403, openai('model_not_found'), 'no_model'],
    ['a model that is not there', 404, gemini('NOT_FOUND'), 'no_model'],
    ['a model that Ollama has not pulled', 404, { error: 'model "llama" not found, try pulling it first' }, 'no_model'],
    ['a model by its words', 400, { error: 'The model `x` does not exist.' }, 'no_model'],
    ['a quota that is spent', 429, openai('insufficient_quota', 'x', 'insufficient_quota'), 'quota_spent'],
    ['an account without money', 402, {}, 'quota_spent'],
    [
      'a quota of the day',
      429,
      gemini('RESOURCE_EXHAUSTED', 'x', [{ quotaId: 'RequestsPerDayPerModel' }]),
      'quota_spent',
    ],
    [
      'a quota of the minute, in the same words',
      429,
      gemini('RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.'),
      'rate_limited',
    ],
    ['too many requests', 429, openai('rate_limit_exceeded'), 'rate_limited'],
    ['too many requests in HTML', 429, undefined, 'rate_limited'],
    ['a context that is too long', 400, openai('context_length_exceeded'), 'too_long'],
    ['the context of llama.cpp', 400, openai(null, 'x', 'exceed_context_size_error'), 'too_long'],
    ['the context of vLLM', 400, { message: "This model's maximum context length is 4096 tokens." }, 'too_long'],
    [
      'the context of Gemini',
      400,
      gemini('INVALID_ARGUMENT', 'The input token count (9) exceeds the maximum'),
      'too_long',
    ],
    ['a body that is too long', 413, undefined, 'too_long'],
    ['a filter', 400, openai('content_filter'), 'refused'],
    ['a request that is not understood', 400, openai(null), 'request_refused'],
    ['a body of its own kind', 422, { detail: [{ msg: 'field required' }] }, 'request_refused'],
    ['a fault of its own', 500, openai(null), 'unavailable'],
    ['a model that is being loaded', 503, openai(null, 'Loading model'), 'unavailable'],
    ['a gateway', 504, undefined, 'unavailable'],
    ['a slow request', 408, undefined, 'unavailable'],
    ['a way to somewhere else', 302, undefined, 'unreachable'],
    ['an answer in a list', 429, [openai('insufficient_quota')], 'quota_spent'],
    ['nothing that is known', 418, 'I am a teapot', 'request_refused'],
  ] as const)('%s', (_name, status, answer, fault) => {
    expect(judgeRefusal(status, answer)).toMatchObject({ fault, status });
  });

  test.each([
    ["Invalid parameter: 'response_format' of type 'json_schema' is not supported", 'format'],
    ["'response_format.type' must be 'json_schema' or 'text'", 'format'],
    ['failed to parse grammar', 'format'],
    ['think value "low" is not supported for this model', 'reasoning'],
    ['"qwen2.5" does not support thinking', 'reasoning'],
    ['Unrecognized request argument supplied: reasoning_effort', 'reasoning'],
    ['temperature must be 1', undefined],
  ])('%s is a complaint about %s', (message, complaint) => {
    expect(judgeRefusal(400, { error: { message } })).toEqual({ fault: 'request_refused', status: 400, complaint });
  });
});
