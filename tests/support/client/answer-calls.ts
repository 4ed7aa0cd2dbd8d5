import { vi } from 'vitest';

type Answer = { status?: number; body: unknown };

const json = ({ status = 200, body }: Answer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const succeed = (data: unknown): Answer => ({ body: { success: true, message: '', data } });

export const fail = (status: number, code: string, message = 'The words of the server'): Answer => ({
  status,
  body: { success: false, message, code },
});

/** Answers what the page asks of the server, by method and path. Gives back the calls as they come. */
export function answerCalls(answers: Record<string, Answer>): string[] {
  const calls: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`;
    calls.push(call);
    const answer = answers[call] ?? fail(404, 'route.not_found');
    return Promise.resolve(json(answer));
  });
  return calls;
}
