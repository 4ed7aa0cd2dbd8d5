import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketWeather } from './world.ts';

export type BucketProxy = { url: string; turn(to: BucketWeather): void; close(): Promise<void> };

/** Stands before a server that speaks S3 and does what storage at the end of a network does. */
export async function startBucketProxy(behind: string): Promise<BucketProxy> {
  let weather: BucketWeather = 'fine';
  let other: Buffer = Buffer.from('nothing was stored yet');
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (weather === 'refuses') return void request.destroy();
    if (weather === 'hangs') return;
    if (weather === 'fails') return void response.writeHead(500, { 'content-type': 'application/xml' }).end(broken);
    const body = await buffer(request);
    const answer = await forward(behind, request, body);
    const isObject = request.method === 'GET' && !/list-type/.test(request.url ?? '') && answer.status === 200;
    response.writeHead(answer.status, answer.headers);
    if (isObject && weather === 'truncates') {
      response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)));
      await pause(20);
      return void response.destroy();
    }
    if (isObject && weather === 'lies') return void response.end(disguise(other, answer.body.length));
    if (isObject) other = answer.body;
    if (weather === 'drips') return drip(response, answer.body);
    response.end(answer.body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (to) => {
      weather = to;
      // What hangs is let go with the weather.
      if (to === 'fine') server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const broken = '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>planned fault</Message></Error>';

type Forwarded = { status: number; headers: IncomingMessage['headers']; body: Buffer };

async function forward(behind: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Forwarded> {
  const going = ask(behind + (url ?? ''), { method, headers }).end(body);
  const [answer] = (await once(going, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) };
}

/** The bytes of another object, as many as were announced. */
function disguise(other: Buffer, length: number): Buffer {
  const bytes = Buffer.alloc(length, 0x2a);
  other.copy(bytes, 0, 0, length);
  // Where both are one, it is another all the same.
  bytes[0] = (bytes[0] ?? 0) ^ 0xff;
  return bytes;
}

async function drip(response: ServerResponse, body: Buffer): Promise<void> {
  const piece = Math.max(64, Math.ceil(body.length / 20));
  for (let at = 0; at < body.length && !response.destroyed; at += piece) {
    response.write(body.subarray(at, at + piece));
    await pause(25);
  }
  response.end();
}
