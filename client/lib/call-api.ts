import './parse-without-eval.ts';
import type { z } from 'zod';
import { ApiError, unknownError } from './api-error.ts';
import { fetchErrorTexts } from './error-text.ts';
import { toEnvelope, type RawAnswer } from './envelope.ts';

export type ApiCall<T extends z.ZodType> = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is form data. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What `data` of the answer must look like. */
  output: T;
  signal?: AbortSignal;
  /** Called when an answer has come, whatever it says. */
  onHeaders?: (headers: Headers) => void;
};

const unexpectedAnswer = 'The server gave an answer that this page cannot read. Load the page again.';

/** Calls the server and gives the data of its answer. Throws `ApiError`, or the abort reason of `signal`. */
export async function callApi<T extends z.ZodType>({ path, output, ...call }: ApiCall<T>): Promise<z.output<T>> {
  const answer = await send(path, call);
  try {
    return readAnswer(answer, output);
  } catch (error) {
    await fetchErrorTexts();
    throw error;
  }
}

/** The data of an answer that has come, whichever way it was sent. Throws `ApiError`. */
export function readAnswer<T extends z.ZodType>(answer: RawAnswer, output: T): z.output<T> {
  const { success, message, data, code, needsAPIKey: needsKey = false, values = {} } = toEnvelope(answer);
  const { status } = answer;
  if (!success) throw new ApiError(message === '' ? unknownError : message, { code, status, needsKey, values });
  const parsed = output.safeParse(data);
  if (!parsed.success) throw new ApiError(unexpectedAnswer, { status, cause: parsed.error });
  return parsed.data;
}

async function send(path: string, call: Omit<ApiCall<z.ZodType>, 'path' | 'output'>) {
  const { method = 'GET', body, headers = {}, signal, onHeaders } = call;
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      ...(signal && { signal }),
      ...encode(body, headers),
    });
    onHeaders?.(response.headers);
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(cause instanceof Error && cause.message !== '' ? cause.message : unknownError, { cause });
  }
}

function encode(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { body, headers };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}
