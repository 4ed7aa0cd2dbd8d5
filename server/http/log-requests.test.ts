import { expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#server/adapters/log/pino-log.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { success } from './answer.ts';
import type { ApiRoutes } from './api-routes.ts';

let number = 0;
const canary = (where: string) => `CANARY-${where}-${(number += 1)}`;

const registerRoutes = (routes: ApiRoutes) => {
  const schema = { body: z.object({ title: z.string() }) };
  routes.post('/api/notes/:id', { schema }, async () => success({ text: canary('answer') }));
  routes.post('/api/broken/:id', async ({ body }) => {
    throw new Error(`provider said ${JSON.stringify(body)}`, { cause: new Error(canary('cause')) });
  });
};

function setup() {
  const written: string[] = [];
  const log = createLog('debug', { write: (line) => void written.push(line) });
  return { log, written };
}

test('a line of the log names the route and nothing a person has sent', async () => {
  const { log, written } = setup();
  const { server } = await createTestServer({ registerRoutes, log });
  const headers = () => ({
    cookie: `readback-device=${canary('cookie')}`,
    'user-agent': canary('agent'),
    referer: `http://localhost/${canary('referer')}`,
    'idempotency-key': canary('key'),
    'x-forwarded-for': canary('forwarded'),
  });
  const send = (url: string, payload: object) =>
    server.inject({ method: 'POST', url: `${url}?q=${canary('query')}`, headers: headers(), payload });

  await send(`/api/notes/${canary('id')}`, { title: canary('title') });
  await send(`/api/notes/${canary('id')}`, { [canary('field')]: canary('value') });
  await send(`/api/broken/${canary('id')}`, { title: canary('title') });
  await send(`/api/${canary('unknown')}`, {});
  await server.inject(`/${canary('page')}`);
  await server.inject(`/%zz${canary('undecodable')}`);

  expect(written.length).toBeGreaterThanOrEqual(6);
  expect(written.join('')).not.toContain('CANARY');
  expect(written.map((line) => JSON.parse(line))).toContainEqual({
    level: 30,
    time: expect.any(String),
    event: 'request.done',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'POST',
    route: '/api/notes/:id',
    status: 200,
    ms: expect.any(Number),
  });
});
