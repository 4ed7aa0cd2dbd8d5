import { onTestFinished, vi } from 'vitest';
import { errorCodes, type ErrorCode, type ErrorKind } from '#core/kernel/app-error.ts';

export type ApiCall = { method: string; path: string; body: unknown };
type Answer = Response | Promise<Response>;
type Handler = (call: ApiCall) => Answer;

export type FakeApi = {
  /** Answers `GET /api/…`, from the last one told on. */
  on: (call: string, answer: Handler) => FakeApi;
  calls: ApiCall[];
  callsOf: (call: string) => ApiCall[];
};

/** A server at the other end of `fetch`. Whatever it was not told to answer fails the test that asked. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Handler>();
  const calls: ApiCall[] = [];
  const api: FakeApi = {
    on: (call, answer) => {
      handlers.set(call, answer);
      return api;
    },
    calls,
    callsOf: (name) => calls.filter(({ method, path }) => `${method} ${path}` === name),
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, path, body: typeof body === 'string' ? JSON.parse(body) : body };
    calls.push(call);
    const handler = handlers.get(`${method} ${path}`);
    if (handler === undefined) throw new Error(`Nobody answers ${method} ${path}`);
    return handler(call);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return api;
}

/** A successful answer with this data. */
export const ok = (data: unknown, status = 200): Response =>
  Response.json({ success: true, message: '', data }, { status });

const statusOf: Partial<Record<ErrorKind, number>> = {
  not_found: 404,
  forbidden: 403,
  unauthenticated: 401,
  too_many: 429,
  invalid: 400,
  conflict: 409,
  unavailable: 503,
};

export const refused = (code: ErrorCode, message: string = code): Response =>
  Response.json({ success: false, message, code }, { status: statusOf[errorCodes[code]] ?? 500 });

/** A failure without words of the server, such as a proxy gives. */
export const broken = (status = 500): Response => new Response('', { status, statusText: 'Broken' });

/** An answer that comes when it is told to. */
export function later(): { answer: () => Promise<Response>; come: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: resolve };
}
