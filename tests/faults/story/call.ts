import { errorMessages } from '#server/http/error-messages.ts';
import type { createPerson } from '#tests/support/http-person.ts';
import type { World } from '../world/world.ts';

type Browser = ReturnType<typeof createPerson>;
type Body = { json?: object; form?: FormData; headers?: Record<string, string> };

export type Reply = { status: number; bytes: Buffer; data: unknown; code: string };

// Longer than a statement may take, so that what hangs is found and what is slow is not.
const patienceMs = 35_000;

/** Asks as a browser does. Undefined where there was no whole answer. */
export async function call(
  world: World,
  browser: Browser,
  method: string,
  path: string,
  { json, form, headers = {} }: Body = {},
): Promise<Reply | undefined> {
  const from = performance.now();
  const body = form ?? (json && JSON.stringify(json));
  const answer = await browser
    .ask(path, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    .then(async (response) => ({ status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
    .catch(() => undefined);
  const ms = Math.round(performance.now() - from);
  const status = answer?.status ?? 0;
  const text = status >= 400 ? (answer?.bytes.toString() ?? '') : '';
  world.answers.push({ method, path, status, body: text.slice(0, 400), ms });
  return answer && { ...answer, ...opened(answer.bytes) };
}

function opened(bytes: Buffer): { data: unknown; code: string } {
  if (bytes[0] !== 0x7b) return { data: undefined, code: '' };
  try {
    const { data, code } = JSON.parse(bytes.toString()) as { data?: unknown; code?: string };
    return { data, code: code ?? '' };
  } catch {
    return { data: undefined, code: '' };
  }
}

/** Whether trying once more is what the person was told, or can only do. */
export const isPassing = (reply: Reply | undefined): boolean =>
  reply === undefined || reply.status === 503 || reply.status === 507;

/** The answers that a fault may bring, with the words that people are told then. */
export const plainMessages: ReadonlySet<string> = new Set([
  errorMessages['server.unavailable'],
  errorMessages['storage.full'],
]);
