import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LargeUploads } from './large-uploads.ts';
import type { Order } from './order.ts';
import type { Stream } from './streams.ts';

/** What the process that makes the load may be asked. */
export type Asked =
  | { what: 'load'; order: Order }
  | { what: 'large uploads'; uploads: LargeUploads }
  | { what: 'open streams'; streams: readonly Stream[] }
  | { what: 'second events' };

const script = fileURLToPath(new URL('process.ts', import.meta.url));

/** Starts the process that makes the load. It is asked one thing after the other, and ends with whoever has started it. */
export function startGenerator() {
  const child = fork(script, { serialization: 'advanced' });
  const gone = once(child, 'exit').then(() => [{ fault: 'The process that makes the load has ended.' }] as const);
  return {
    async ask(asked: Asked): Promise<unknown> {
      const answered = once(child, 'message') as Promise<[{ told: unknown } | { fault: string }]>;
      child.send(asked);
      const [answer] = await Promise.race([answered, gone]);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.told;
    },
    stop: () => void child.kill(),
  };
}
