import type { IncomingMessage } from 'node:http';
import { CallFault } from './call-fault.ts';

/**
 * In bytes; `json` in characters. A line is an event of the stream: the longest honest one repeats the whole answer. An answer of
 * 16,000 tokens comes to about 60 KB of JSON, and to 4 MB of events.
 */
export type BodyLimits = { body: number; line: number; refusal: number; json: number };
export const bodyLimits: BodyLimits = { body: 16 << 20, line: 2 << 20, refusal: 64 << 10, json: 1 << 20 };

/** Throws CallFault: garbage when it goes on for too long, cut when the connection ends before the body does. */
export async function* limitedBody(message: IncomingMessage, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let line = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      const lastBreak = chunk.lastIndexOf(10);
      line = lastBreak < 0 ? line + chunk.length : chunk.length - lastBreak - 1;
      bytes += chunk.length;
      if (bytes > limits.body || line > limits.line) throw new CallFault({ fault: 'garbage' });
      yield chunk;
    }
    if (!message.complete) throw new CallFault({ fault: 'cut' });
  } catch (error) {
    throw error instanceof CallFault ? error : new CallFault({ fault: 'cut' });
  } finally {
    message.destroy();
  }
}

/** The beginning of a body as JSON; undefined when it is none. Never throws. */
export async function readRefusal(message: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of limitedBody(message, { ...limits, body: limits.refusal, line: limits.refusal })) {
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
