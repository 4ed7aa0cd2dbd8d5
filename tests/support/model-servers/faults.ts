import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorKind, Wire } from './wire.ts';

/** `words` are the words of the provider; tests plant them and look for them afterwards. */
type Scene = { response: ServerResponse; wire: Wire; words: string };

const startStream = ({ response, wire }: Scene) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(wire.begin());
};
const beginAnswer = (scene: Scene) => {
  startStream(scene);
  scene.response.write(scene.wire.words('{"summary":'));
};
const refuse =
  (kind: ErrorKind, headers: Record<string, string> = {}) =>
  ({ response, wire, words }: Scene) => {
    const { status, body } = wire.error(kind, words);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const serve = (status: number, type: string, body: (scene: Scene) => string) => (scene: Scene) =>
  void scene.response.writeHead(status, { 'content-type': type }).end(body(scene));
const answerWhole = (text: string, reason: 'stop' | 'length' | 'filter') => (scene: Scene) => {
  startStream(scene);
  scene.response.end(scene.wire.words(text) + scene.wire.end(reason));
};
const raw = (bytes: string) => (scene: Scene) => {
  scene.response.socket?.end(bytes.replaceAll('WORDS', scene.words));
};

/** Writes for as long as somebody reads. */
async function forever(response: ServerResponse, piece: string, everyMs: number): Promise<void> {
  const left = once(response, 'close');
  while (!response.destroyed) {
    const isTaken = response.write(piece);
    if (!isTaken) await Promise.race([once(response, 'drain'), left]);
    else if (everyMs > 0) await wait(everyMs);
  }
}

const megabyte = 'a'.repeat(1 << 20);

/** Everything a provider, or what stands in for one, can do wrong. */
export const faults = {
  bad_key: refuse('bad_key'),
  forbidden: refuse('forbidden'),
  no_model: refuse('no_model'),
  quota: refuse('quota'),
  rate: refuse('rate', { 'retry-after': '20' }),
  too_long: refuse('too_long'),
  response_format: refuse('response_format'),
  bad_request: refuse('bad_request'),
  filtered_prompt: refuse('filtered_prompt'),
  internal: refuse('internal'),
  overloaded: refuse('overloaded', { 'retry-after': '20' }),
  html_error: serve(502, 'text/html', ({ words }) => `<h1>${words}</h1>`),
  html: serve(200, 'text/html; charset=utf-8', ({ words }) => `<h1>${words}</h1>`),
  plain_json: serve(200, 'application/json', ({ words }) => JSON.stringify({ answer: words })),
  plain_text: serve(200, 'text/plain', ({ words }) => words),
  empty_body: serve(200, 'text/event-stream', () => ''),
  empty_answer: answerWhole('', 'stop'),
  garbage_events: serve(200, 'text/event-stream', ({ words }) => `data: {{{${words}\n\ndata: <<<\n\n`),
  unknown_events: serve(200, 'text/event-stream', ({ words }) => `data: {"nonsense":"${words}"}\n\n`),
  binary: serve(200, 'text/event-stream', ({ words }) => `\u0000\u0001${words}\ufffd\n`),
  prose: answerWhole('I am afraid that this is prose, not JSON.', 'stop'),
  other_json: answerWhole('[1, 2, 3]', 'stop'),
  half_json: answerWhole('{"summary":[{"t":"Half', 'stop'),
  truncated: answerWhole('{"summary":[{"t":"Half', 'length'),
  filtered: answerWhole('{"summary":[{"t":"Half', 'filter'),
  refusal(scene: Scene) {
    startStream(scene);
    scene.response.end(scene.wire.refusal(scene.words) + scene.wire.end('stop'));
  },
  error_event(scene: Scene) {
    beginAnswer(scene);
    scene.response.end(scene.wire.errorEvent(scene.words));
  },
  error_event_first(scene: Scene) {
    startStream(scene);
    scene.response.end(scene.wire.errorEvent(scene.words));
  },
  closed_before_headers: ({ response }: Scene) => void response.socket?.destroy(),
  cut(scene: Scene) {
    beginAnswer(scene);
    setTimeout(() => scene.response.socket?.destroy(), 10);
  },
  ends_early(scene: Scene) {
    beginAnswer(scene);
    scene.response.end();
  },
  short_body(scene: Scene) {
    scene.response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': '100000' });
    scene.response.write(scene.wire.begin() + scene.wire.words('{"summary":'));
    setTimeout(() => scene.response.socket?.end(), 10);
  },
  hang_before_headers: () => undefined,
  hang_after_headers: ({ response }: Scene) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
  },
  stall: beginAnswer,
  keep_alive_only(scene: Scene) {
    startStream(scene);
    return forever(scene.response, ': still here\n\n', 5);
  },
  keep_alive_after_words(scene: Scene) {
    beginAnswer(scene);
    return forever(scene.response, ': still here\n\n', 5);
  },
  drip(scene: Scene) {
    beginAnswer(scene);
    return forever(scene.response, scene.wire.words(' '), 5);
  },
  endless(scene: Scene) {
    beginAnswer(scene);
    return forever(scene.response, scene.wire.words('[1],'.repeat(2000)), 0);
  },
  endless_comments(scene: Scene) {
    beginAnswer(scene);
    return forever(scene.response, `: ${'b'.repeat(1000)}\n\n`.repeat(100), 0);
  },
  huge_line({ response }: Scene) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"');
    return forever(response, megabyte, 0);
  },
  huge_error({ response }: Scene) {
    response.writeHead(500, { 'content-type': 'application/json' });
    return forever(response, megabyte, 0);
  },
  redirect: ({ response }: Scene) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  compressed: ({ response }: Scene) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end('not gzip'),
  not_http: raw('SSH-2.0-OpenSSH_9.9 WORDS\r\n'),
  broken_chunks: raw(
    'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\nWORDS\r\n',
  ),
} satisfies Record<string, (scene: Scene) => void | Promise<void>>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];
