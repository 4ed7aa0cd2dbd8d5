import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { ReadingNote, TextSource } from '#core/documents/explanation.ts';
import { UnreadableReason } from '#core/documents/medical-document.ts';
import { DocumentLayout } from '#core/documents/page-layout.ts';
import type { Extraction, TextExtractor } from '#server/ports/text-extractor.ts';
import { watchMemory } from './memory-watchdog.ts';

const Answer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    text: z.string(),
    source: TextSource,
    notes: z.array(ReadingNote),
    layout: DocumentLayout,
  }),
  z.object({ outcome: z.literal('unreadable'), reason: UnreadableReason }),
]);

export type ChildLimits = { wallMs: number; memoryBytes: number };

const defaultLimits: ChildLimits = { wallMs: 60_000, memoryBytes: 1024 ** 3 };

/** Reads every document in a process of its own, without secrets, that is killed when it takes too long or too much. */
export function createTextExtractor(limits: ChildLimits = defaultLimits): TextExtractor {
  return {
    drawPage: async () => undefined,
    async extract({ bytes, mediaType }, { signal } = {}): Promise<Extraction> {
      signal?.throwIfAborted();
      const child = startChild(mediaType, limits);
      const stop = killWhen(child, limits, signal);
      const answer = text(child.stdout);
      child.stdin.on('error', () => undefined); // a child that died early closes its input; its end is judged below
      Readable.from(bytes instanceof Uint8Array ? [bytes] : bytes).pipe(child.stdin);
      const killed = await stop;
      signal?.throwIfAborted();
      if (killed) return { outcome: 'unreadable', reason: killed };
      return parseAnswer(await answer);
    },
  };
}

function startChild(mediaType: string, { memoryBytes }: ChildLimits): ChildProcessWithoutNullStreams {
  const program = fileURLToPath(new URL('child.ts', import.meta.url));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const heapMegabytes = Math.floor(memoryBytes / 2 / 1024 ** 2);
  return spawn(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${root}*`,
      `--max-old-space-size=${heapMegabytes}`,
      '--no-warnings',
      program,
      mediaType,
    ],
    { env: {}, cwd: root, stdio: ['pipe', 'pipe', 'pipe'] },
  );
}

type KillReason = 'took_too_long' | 'too_complex' | 'damaged';

/** Resolves when the child has ended: with a reason when it was stopped or crashed, without one when it answered. */
function killWhen(
  child: ChildProcessWithoutNullStreams,
  { wallMs, memoryBytes }: ChildLimits,
  signal: AbortSignal | undefined,
): Promise<KillReason | undefined> {
  return new Promise((resolve) => {
    let reason: KillReason | undefined;
    const kill = (why: KillReason) => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('took_too_long'), wallMs);
    const stopWatching = watchMemory(child.pid, memoryBytes, () => kill('too_complex'));
    const abort = () => kill('took_too_long');
    signal?.addEventListener('abort', abort, { once: true });
    child.stderr.resume(); // what a parser prints may hold words of the document: it goes nowhere
    child.once('error', () => kill('too_complex'));
    child.once('close', (code) => {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener('abort', abort);
      resolve(reason ?? (code === 0 ? undefined : 'too_complex'));
    });
  });
}

function parseAnswer(printed: string): Extraction {
  return Answer.parse(JSON.parse(printed));
}
