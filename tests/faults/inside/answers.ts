import { ServerResponse } from 'node:http';
import { die, strikeAt } from './strike.ts';

type WriteHead = (this: ServerResponse, ...args: unknown[]) => unknown;

/** Puts itself before every answer that a person is given. */
export function watchAnswers(): void {
  const prototype = ServerResponse.prototype as unknown as { writeHead: WriteHead };
  const original = prototype.writeHead;
  prototype.writeHead = function (this: ServerResponse, ...args: unknown[]): unknown {
    const struck = strikeAt('answer', `${this.req.method ?? ''} ${this.req.url ?? ''}`);
    if (struck?.deed === 'kill') die();
    if (struck !== undefined) this.socket?.destroy();
    return original.apply(this, args);
  };
}
