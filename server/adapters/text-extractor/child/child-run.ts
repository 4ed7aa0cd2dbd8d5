import { once } from 'node:events';
import { Duplex, type Readable, type Writable } from 'node:stream';
import type { FileToRead } from '#server/ports/text-extractor.ts';
import { childCommand, childEnvironment, type ChildSettings } from './child-command.ts';
import type { ChildClock } from './child-clock.ts';
import { watchChild, type ChildLife, type ChildLimits, type LimitReason } from './child-life.ts';
import { readMessages, type ChildMessage } from './child-messages.ts';
import { coreChannel, type ChildTask } from './child-task.ts';
import type { Gate } from '#server/gate.ts';
import { startChild } from '#server/start-child.ts';
import { lendCores } from './shared-cores.ts';

export type ChildRun<Answer> = {
  task: ChildTask;
  bytes: FileToRead['bytes'];
  limits: ChildLimits & ChildSettings;
  /** Lent to the child for pages that it recognises. */
  cores: Gate;
  signal: AbortSignal | undefined;
  /** Called with one message after the other; the child waits meanwhile. What it returns is the answer and ends the child. */
  onMessage(message: ChildMessage): Promise<Answer | undefined>;
};

/** Why a child gave no answer: a limit, what it said, or how it ended. */
export type NoAnswer = LimitReason | 'exited' | 'crashed';

/**
 * Runs one child over one file and leaves no process behind. Rejects with whatever the source of the bytes, `onMessage` or the
 * signal threw, and when the machine does not start the child or took it away; what the file did to the child is an outcome.
 */
export async function runChild<Answer>(run: ChildRun<Answer>): Promise<{ answer: Answer } | { reason: NoAnswer }> {
  const { bytes, limits, cores, signal, onMessage } = run;
  signal?.throwIfAborted();
  const { child, stdin, stdout, channel } = await startReader(run);
  const life = watchChild(child, limits);
  const { clock } = life;
  lendCores(channel, cores, { onWait: () => clock.hold('core'), onWork: () => clock.release('core') });
  const faults: unknown[] = [];
  const fail = (fault: unknown) => {
    faults.push(fault);
    life.end();
  };
  const abort = () => fail(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted === true) abort(); // while it started
  void send(stdin, withoutCharge(bytes, clock)).catch(fail);
  const answer = await hear(stdout, life, (message) =>
    onMessage(message).catch((fault: unknown) => {
      fail(fault);
      throw fault;
    }),
  );
  const ending = await life.ended;
  signal?.removeEventListener('abort', abort);
  if (faults.length > 0) throw faults[0];
  if (answer !== undefined) return { answer };
  if (ending.how === 'lost') throw new Error('The process that read a document was taken away.');
  if (ending.how === 'limit') return { reason: ending.reason };
  return { reason: ending.how === 'told' ? 'too_complex' : ending.how };
}

async function startReader({ task, limits }: Pick<ChildRun<unknown>, 'task' | 'limits'>) {
  const { file, args, cwd } = childCommand(task, limits);
  const child = await startChild(file, args, {
    cwd,
    env: childEnvironment,
    detached: process.platform !== 'win32',
    // What a parser prints may hold words of the document: it goes nowhere.
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
  // Where nothing can be started there are no pipes either, and what is thrown below says so.
  child.on('error', () => undefined);
  const { stdin, stdout, stdio } = child;
  const channel = stdio[coreChannel];
  if (stdin === null || stdout === null || !(channel instanceof Duplex)) throw new Error('A child has no pipes.');
  return { child, stdin, stdout, channel };
}

/** Listens until there is an answer, the child stops talking, or it says what no healthy child says. */
async function hear<Answer>(
  output: Readable,
  { clock, end }: ChildLife,
  onMessage: (message: ChildMessage) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  try {
    for await (const message of readMessages(output)) {
      clock.hold('message');
      const answer = await onMessage(message);
      if (answer !== undefined) {
        end();
        return answer;
      }
      if (message.kind === 'page') clock.pageRead(message.page.of);
      clock.release('message');
    }
  } catch {
    // What breaks off in the middle of a word tells that the child is gone; its ending tells how.
    if (!output.readableEnded) end();
  } finally {
    output.destroy(); // what nobody reads would keep it from ever being closed
  }
  return undefined;
}

/** A child is not charged for the time in which its file does not come. */
async function* withoutCharge(bytes: FileToRead['bytes'], clock: ChildClock): AsyncGenerator<Uint8Array> {
  const chunks = bytes instanceof Uint8Array ? [bytes] : bytes;
  clock.hold('file');
  try {
    for await (const chunk of chunks) {
      clock.release('file');
      yield chunk;
      clock.hold('file');
    }
  } finally {
    clock.release('file');
  }
}

/** Rejects when the source does. A child that no longer listens is no fault here: its end is judged by how it came. */
async function send(input: Writable, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let isOpen = true;
  const closed = new Promise<void>((resolve) => {
    input.once('close', () => {
      isOpen = false;
      resolve();
    });
  });
  input.on('error', () => undefined);
  for await (const chunk of bytes) {
    if (!isOpen) return;
    if (!input.write(chunk)) await Promise.race([once(input, 'drain').catch(() => undefined), closed]);
  }
  input.end();
}
