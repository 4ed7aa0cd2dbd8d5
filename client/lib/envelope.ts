import type { MessageValues } from '#core/kernel/app-error.ts';

/** An answer as it came over the wire, by fetch or by XMLHttpRequest. */
export type RawAnswer = { status: number; statusText: string; text: string };

export type Envelope = {
  success: boolean;
  message: string;
  data: unknown;
  code?: unknown;
  needsAPIKey?: boolean;
  values?: MessageValues;
};

const completed = 'Operation completed successfully';

/** Every answer as one shape: a failure with its message, or a success with its data. */
export function toEnvelope({ status, statusText, text }: RawAnswer): Envelope {
  const body = parseJson(text);
  const isOk = status >= 200 && status < 300;
  if (!isOk) return toFailure(body, `${status}: ${statusText}`);
  if (body === undefined) return { success: true, message: completed, data: undefined };
  if (isRecord(body) && typeof body['success'] === 'boolean') {
    return { success: body['success'], message: textOf(body['message'], ''), data: body['data'], code: body['code'] };
  }
  return { success: true, message: '', data: body };
}

function toFailure(body: unknown, fallback: string): Envelope {
  if (!isRecord(body)) return { success: false, message: fallback, data: undefined };
  return {
    success: false,
    message: textOf(body['message'], fallback),
    data: body['data'],
    code: body['code'],
    needsAPIKey: needsKey(body),
    values: valuesOf(body['values']),
  };
}

/** Said by a flag, or in the details of the failure. */
const needsKey = (body: Record<string, unknown>): boolean =>
  body['needsAPIKey'] === true || /api key (?:is )?missing/i.test(textOf(body['details'], ''));

function valuesOf(values: unknown): MessageValues {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;
