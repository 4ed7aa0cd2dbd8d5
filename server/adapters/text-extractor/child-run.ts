import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { FileToRead } from '#server/ports/text-extractor.ts';
import { childCommand, childEnvironment, type ChildSettings } from './child-command.ts';
import { watchChild, type ChildLimits, type LimitReason } from './child-life.ts';
import { readMessages, type ChildMessage } from './child-messages.ts';
import type { ChildTask } from './child-task.ts';

export type ChildRun<Answer> = {
  task: ChildTask;
  bytes: FileToRead['bytes'];
  limits: ChildLimits & ChildSettings;
  signal: AbortSignal | undefined;
  /** Called with one message after the other; the child waits meanwhile. What it returns is the answer and ends the child. */
  onMessage(message: ChildMessage): Promise<Answer | undefined>;
};

/**
 * Runs one child over one file and leaves no process behind. Rejects with whatever the source of the bytes, `onMessage` or the
 * signal threw, and when the machine took the child away; what the file did to the child is an outcome.
 */
export async function runChild<Answer>(run: ChildRun<Answer>): Promise<{ answer: Answer } | { reason: LimitReason }> {
  const { task, bytes, limits, signal, onMessage } = run;
  signal?.throwIfAborted();
  const { file, args, cwd } = childCommand(task, limits);
  // What a parser prints may hold words of the document: it goes nowhere.
  const child = spawn(file, args, {
    env: childEnvironment,
    cwd,
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const life = watchChild(child, limits);
  const faults: unknown[] = [];
  const fail = (fault: unknown) => {
    faults.push(fault);
    life.end();
  };
  const abort = () => fail(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  let answer: Answer | undefined;
  void send(child.stdin, bytes).catch(fail);
  try {
    for await (const message of readMessages(child.stdout)) {
      life.pause();
      answer = await onMessage(message).catch((fault: unknown) => void fail(fault));
      if (answer !== undefined || faults.length > 0) break;
      life.resume(message.kind === 'page' ? message.page.of : 0);
    }
  } catch {
    // It sent what no healthy child sends, or died in the middle of a word.
  }
  child.stdout.destroy(); // what nobody reads would keep it from ever being closed
  if (answer !== undefined) life.end();
  const ending = await life.ended;
  signal?.removeEventListener('abort', abort);
  if (faults.length > 0) throw faults[0];
  if (answer !== undefined) return { answer };
  if (ending.how === 'lost') throw new Error('The process that read a document was taken away.');
  return { reason: ending.how === 'limit' ? ending.reason : 'too_complex' };
}

/** Rejects when the source does. A child that no longer listens is no fault here: its end is judged by how it came. */
async function send(input: Writable, bytes: FileToRead['bytes']): Promise<void> {
  let isOpen = true;
  const closed = new Promise<void>((resolve) => {
    input.once('close', () => {
      isOpen = false;
      resolve();
    });
  });
  input.on('error', () => undefined);
  for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
    if (!isOpen) return;
    if (!input.write(chunk)) await Promise.race([once(input, 'drain').catch(() => undefined), closed]);
  }
  input.end();
}
