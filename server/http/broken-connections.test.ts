import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';
import { misdeedNames, misdeeds, type Misdeed } from '#tests/support/raw-peer.ts';
import type { ApiRoutes } from './api-routes.ts';
import { listen } from './serve.ts';

async function setup() {
  const registerRoutes = (routes: ApiRoutes) => {
    routes.post('/api/files', { config: { acceptsMultipart: true } }, async (request) => {
      let bytes = 0;
      for await (const part of request.parts()) {
        if (part.type === 'file') for await (const chunk of part.file) bytes += (chunk as Buffer).length;
      }
      return { bytes };
    });
    routes.post('/api/notes', async () => ({ saved: true }));
  };
  const { server } = await createTestServer({ registerRoutes });
  const port = Number(new URL(await listen(server, { host: '127.0.0.1', port: 0 })).port);
  const dial = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.resume();
    return socket;
  };
  return { server, dial, isServing: async () => (await server.inject('/api/health/live')).statusCode === 200 };
}

const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(5_000)}\r\n--x--\r\n`;
const multipart = `POST /api/files HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n`;
const requests = {
  'a request': 'GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'many requests at once': 'GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(50),
  'a file': `${multipart}content-length: ${file.length}\r\n\r\n${file}`,
  'a file in chunks': `${multipart}transfer-encoding: chunked\r\n\r\n${file.length.toString(16)}\r\n${file}\r\n0\r\n\r\n`,
  JSON: 'POST /api/notes HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a":"b"}',
};
const cases = Object.keys(requests).flatMap((what) => misdeedNames.map((misdeed) => ({ what, misdeed })));

describe('somebody who sends', () => {
  test.each(cases)('$what, and $misdeed, gets no more than that', async ({ what, misdeed }) => {
    const { dial, isServing } = await setup();
    const request = Object.entries(requests).find(([name]) => name === what)?.[1] ?? '';

    for (const afterBytes of [0, 40, request.length - 3]) {
      const socket = await dial();
      socket.write(request.slice(0, afterBytes));
      await pause(5);
      misdeeds[misdeed as Misdeed](socket, request.slice(afterBytes));
      await pause(10);
      socket.destroy();
    }

    await pause(20);
    expect(await isServing()).toBe(true);
  });

  test.each([
    [
      'another protocol by an upgrade',
      'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\x81\x05hello',
    ],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n\x16\x03\x01'],
    ['TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
    ['an expectation', 'POST /api/notes HTTP/1.1\r\nhost: a\r\nexpect: the-unexpected\r\ncontent-length: 1\r\n\r\n1'],
    ['two lengths', 'POST /api/notes HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n11'],
    [
      'a length and chunks',
      'POST /api/notes HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(20_000)}`],
    ['a method that is none', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n'],
  ])('%s, gets no more than that', async (_what, bytes) => {
    const { dial, isServing } = await setup();

    for (const leave of ['end', 'resetAndDestroy'] as const) {
      const socket = await dial();
      socket.write(Buffer.from(bytes, 'latin1'));
      await pause(20);
      socket[leave]();
    }

    await pause(20);
    expect(await isServing()).toBe(true);
  });
});

test('a connection that cannot be taken is no end of the server', async () => {
  const { server, isServing } = await setup();

  // As Node tells it where no descriptor is left.
  server.server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE', syscall: 'accept' }));

  expect(await isServing()).toBe(true);
});
