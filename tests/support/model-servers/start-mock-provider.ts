import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { faults, type FaultName } from './faults.ts';
import { geminiWire } from './gemini-wire.ts';
import { localWire } from './local-wire.ts';
import { openaiWire } from './openai-wire.ts';
import type { Wire, WireName } from './wire.ts';

export type CapturedRequest = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body as it came, for looking for what must not be in it. */
  raw: string;
  /** Every string of the body one after the other, line breaks as they are: instructions, document, question. */
  words: string;
  body: unknown;
  /** Resolves when the connection or the answer has ended: true when whoever asked left before the end. */
  wasLeft: Promise<boolean>;
};

/** JSON text to stream. `delayMs` lies between two pieces; after `stopAfter` characters the answer hangs or the connection is cut. */
export type SlowAnswer = {
  text: string;
  pieceLength?: number;
  delayMs?: number;
  stopAfter?: number;
  then?: 'hang' | 'cut';
};
/** Words as somebody writes them, and why they ended. */
export type WrittenAnswer = AsyncGenerator<string, 'stop' | 'length', void>;
export type MockAnswer = string | SlowAnswer | WrittenAnswer | { fault: FaultName; words?: string };

export type MockProviderOptions = {
  wire: WireName;
  answer: (request: CapturedRequest, count: number) => MockAnswer | Promise<MockAnswer>;
  /** 0, the default: any free one. */
  port?: number;
};

export type MockProvider = {
  /** What goes into OPENAI_BASE_URL, GEMINI_BASE_URL or LOCAL_MODEL_URL. */
  baseUrl: string;
  requests: CapturedRequest[];
  close(): Promise<void>;
};

const wires: Record<WireName, Wire> = { openai: openaiWire, gemini: geminiWire, local: localWire };
const basePaths: Record<WireName, string> = { openai: '/v1', gemini: '/v1beta', local: '/v1' };

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

async function capture(request: IncomingMessage, response: ServerResponse): Promise<CapturedRequest> {
  const raw = await text(request);
  const body: unknown = raw === '' ? undefined : JSON.parse(raw);
  const wasLeft = once(response, 'close').then(() => !response.writableFinished);
  return { path: request.url ?? '', headers: request.headers, raw, words: stringsIn(body).join('\n'), body, wasLeft };
}

async function stream(response: ServerResponse, wire: Wire, answer: SlowAnswer): Promise<void> {
  const { text: whole, pieceLength = 24, delayMs = 0, stopAfter = Infinity, then = 'hang' } = answer;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(wire.begin());
  for (let at = 0; at < whole.length && at < stopAfter && !response.destroyed; at += pieceLength) {
    response.write(wire.words(whole.slice(at, Math.min(at + pieceLength, stopAfter))));
    if (delayMs > 0) await wait(delayMs);
  }
  if (whole.length <= stopAfter) response.end(wire.end('stop'));
  // What was written has to arrive before the connection breaks.
  else if (then === 'cut') setTimeout(() => response.socket?.destroy(), 10);
}

async function passOn(response: ServerResponse, wire: Wire, answer: WrittenAnswer): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(wire.begin());
  for (;;) {
    const { done, value } = await answer.next();
    if (response.destroyed) return void (await answer.return('stop'));
    if (done === true) return void response.end(wire.end(value));
    response.write(wire.words(value));
  }
}

async function give(response: ServerResponse, wire: Wire, answer: MockAnswer): Promise<void> {
  if (typeof answer === 'string') await stream(response, wire, { text: answer });
  else if ('next' in answer) await passOn(response, wire, answer);
  else if ('fault' in answer) await faults[answer.fault]({ response, wire, words: answer.words ?? 'Nothing to say.' });
  else await stream(response, wire, answer);
}

/** A model provider on the loopback, which answers what the test says. It needs no test runner. */
export async function startMockProvider({ wire, answer, port = 0 }: MockProviderOptions): Promise<MockProvider> {
  const requests: CapturedRequest[] = [];
  const server = createServer((request, response) => {
    const answered = capture(request, response).then(async (captured) => {
      requests.push(captured);
      await give(response, wires[wire], await answer(captured, requests.length));
    });
    // A test that cannot answer fails by itself; whoever asked must not wait for it.
    answered.catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${taken}${basePaths[wire]}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
