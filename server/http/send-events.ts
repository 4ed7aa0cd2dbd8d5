import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

const comeAgainMs = { soonest: 1_000, latest: 4_000 };

/**
 * Answers with an event stream (`text/event-stream`). Its connection ends with it: kept alive, it would hold up the end of the server. Browsers
 * are told when to come again after a loss, each another time, since a process that stops loses all of its readers at once.
 */
export const sendEvents = (reply: FastifyReply, events: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/event-stream')
    .header('connection', 'close')
    .send(Readable.from(withPause(events)));

async function* withPause(events: AsyncIterable<string>): AsyncGenerator<string> {
  const { soonest, latest } = comeAgainMs;
  yield `retry: ${Math.round(soonest + Math.random() * (latest - soonest))}\n\n`;
  yield* events;
}
