import type { z } from 'zod';
import { ApiError } from '#client/lib/api-error.ts';
import { readAnswer } from '#client/lib/call-api.ts';
import { fetchErrorTexts } from '#client/lib/error-text.ts';
import { texts } from '../texts.ts';

type FormCall<T extends z.ZodType> = {
  method: 'POST' | 'PUT';
  path: string;
  form: FormData;
  headers?: Record<string, string>;
  output: T;
  /** 0..1 of the bytes sent. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends a form. By XMLHttpRequest, since fetch does not tell how much of a body has been sent. */
export function sendForm<T extends z.ZodType>(call: FormCall<T>): Promise<z.output<T>> {
  const { method, path, form, headers = {}, output, onProgress, signal } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      try {
        resolve(readForm(request, output));
      } catch (error) {
        void fetchErrorTexts().then(() => reject(error));
      }
    });
    request.addEventListener('error', () => reject(new ApiError(texts.problem.network)));
    request.addEventListener('timeout', () => reject(new ApiError(texts.problem.network)));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function readForm<T extends z.ZodType>(request: XMLHttpRequest, output: T): z.output<T> {
  const { status, statusText, responseText: text } = request;
  try {
    return readAnswer({ status, statusText, text }, output);
  } catch (error) {
    const hasNoWords = error instanceof ApiError && error.message === `${status}: ${statusText}`;
    throw hasNoWords ? new ApiError(texts.problem.status(status), { status }) : error;
  }
}

// What stands before the program says with these that it is away. An answer of the program itself has a code.
const awayStatuses: readonly number[] = [502, 503, 504];

/** No answer of the program came: nobody knows what became of what was sent. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === undefined || (error.code === undefined && awayStatuses.includes(error.status)));
