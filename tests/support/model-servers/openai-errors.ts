import type { ErrorAnswer, ErrorKind } from './wire.ts';

type Row = { status: number; type: string; code: string | null; lead?: string };

const rows: Record<ErrorKind, Row> = {
  bad_key: { status: 401, type: 'invalid_request_error', code: 'invalid_api_key' },
  forbidden: { status: 403, type: 'invalid_request_error', code: 'unsupported_country_region_territory' },
  no_model: { status: 404, type: 'invalid_request_error', code: 'model_not_found' },
  quota: { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' },
  rate: { status: 429, type: 'requests', code: 'rate_limit_exceeded' },
  too_long: { status: 400, type: 'invalid_request_error', code: 'context_length_exceeded' },
  response_format: {
    status: 400,
    type: 'invalid_request_error',
    code: null,
    lead: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
  },
  bad_request: { status: 400, type: 'invalid_request_error', code: null },
  filtered_prompt: { status: 400, type: 'invalid_request_error', code: 'content_filter' },
  internal: { status: 500, type: 'server_error', code: null },
  overloaded: { status: 503, type: 'server_error', code: 'overloaded' },
};

/** Errors as OpenAI and most servers that follow it write them. */
export function openaiError(kind: ErrorKind, words: string): ErrorAnswer {
  const { status, type, code, lead } = rows[kind];
  const message = lead === undefined ? words : `${lead} ${words}`;
  return { status, body: { error: { message, type, param: null, code } } };
}
