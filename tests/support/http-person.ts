import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const Document = z.object({ id: z.union([z.string(), z.number()]), stage: z.string() });

/** Somebody who asks the real program by HTTP, with the cookies of a browser. `url` is asked for each time: the program may move. */
export function createPerson(url: () => string) {
  const cookies = new Map<string, string>();

  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url() + path, { ...init, headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };

  const dataOf = async (answer: Response): Promise<unknown> => {
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
    return z.object({ data: z.unknown() }).parse(await answer.json()).data;
  };
  const get = async (path: string): Promise<unknown> => dataOf(await ask(path));
  const post = async (path: string, body: object): Promise<unknown> =>
    dataOf(
      await ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );

  return {
    ask,
    get,
    post,
    async register(username: string): Promise<void> {
      await get('/api/medical-documents');
      await post('/api/users/register', { username, password: 'kitchen table seven' });
    },
    /** Gives the id that the document is known by so far. Sent again with the same key it is the same document. */
    async upload(title: string, body: string, key: string = randomUUID()): Promise<string> {
      const form = new FormData();
      const fields = { title, documentType: 'lab_result', userId: 'guest' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new Blob([body], { type: 'text/plain' }), 'report.txt');
      const headers = { 'idempotency-key': key };
      return String(
        Document.parse(await dataOf(await ask('/api/medical-documents', { method: 'POST', body: form, headers }))).id,
      );
    },
    stageOf: async (id: string): Promise<string> => Document.parse(await get(`/api/medical-documents/${id}`)).stage,
    original: async (id: string): Promise<string> => (await ask(`/api/medical-documents/${id}/file`)).text(),
  };
}
