import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeLoad } from './make-load.ts';
import type { Kind } from './order.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const kind = (name: string, more: Partial<Kind> = {}): Kind => ({
  name,
  weight: 1,
  requests: [{ method: 'GET', path: `/${name}`, headers: {} }],
  ...more,
});
const order = (origin: string, kinds: Kind[]) => ({ origins: [origin], kinds, warmSeconds: 0, connections: 4 });

test('counts answers by kind and by status, and reads bodies to their end', async () => {
  const origin = await serve((request, answer) => {
    answer.statusCode = request.url === '/broken' ? 500 : 200;
    const body = 'x'.repeat(request.url === '/long' ? 300_000 : 3);
    answer.setHeader('content-length', body.length).end(body);
  });
  const once = { isUsedUp: true };

  const report = await makeLoad({
    ...order(origin, [kind('long', once), kind('short', once), kind('broken', once)]),
    seconds: 10,
  });

  expect(report.statuses).toEqual({ '200': 2, '500': 1 });
  expect(Object.keys(report.kinds).toSorted()).toEqual(['broken', 'long', 'short']);
});

test('at a rate, what comes due while the server hangs has waited', async () => {
  let isFirst = true;
  const origin = await serve((_request, answer) => {
    answer.setHeader('content-length', 0);
    if (!isFirst) return answer.end();
    isFirst = false;
    // Nobody is answered for a while: of those that were asked meanwhile, few by as many connections as there are.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    return answer.end();
  });

  const report = await makeLoad({ ...order(origin, [kind('hanging')]), connections: 1, rate: 100, seconds: 0.5 });

  expect(report.all.count).toBe(50);
  expect(report.all.p50).toBeGreaterThan(100);
});

test('tells what was lost, and asks on', async () => {
  let asked = 0;
  const origin = await serve((request, answer) => {
    asked += 1;
    if (asked === 2) request.socket.destroy();
    else answer.setHeader('content-length', 0).end();
  });

  const report = await makeLoad({
    ...order(origin, [
      kind('a', { isUsedUp: true, requests: kind('a').requests.concat(kind('b').requests, kind('c').requests) }),
    ]),
    connections: 1,
    seconds: 10,
  });

  expect(report.statuses).toEqual({ '200': 2, lost: 1 });
});

test('comes from another address each time, and brings its body', async () => {
  const seen: { from: unknown; body: string }[] = [];
  const origin = await serve((request, answer) => {
    void request.toArray().then((chunks) => {
      seen.push({ from: request.headers['x-forwarded-for'], body: Buffer.concat(chunks).toString() });
      answer.setHeader('content-length', 0).end();
    });
  });
  const requests = [1, 2, 3].map((at) => ({
    ...{ method: 'POST', path: '/', headers: {} },
    body: Buffer.from(`body ${at}`).toString('base64'),
  }));

  await makeLoad({ ...order(origin, [kind('post', { requests, isUsedUp: true })]), connections: 1, seconds: 10 });

  expect(seen.map(({ body }) => body)).toEqual(['body 1', 'body 2', 'body 3']);
  expect(new Set(seen.map(({ from }) => from)).size).toBeGreaterThan(1);
});
