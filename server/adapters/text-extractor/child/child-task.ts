import type { Turn } from '#core/documents/page-layout.ts';
import type { MediaType } from '#server/ports/text-extractor.ts';

/** What one child is started for. */
export type ChildTask =
  | { verb: 'extract'; mediaType: MediaType; recognise: boolean; threads: number }
  | { verb: 'draw'; page: number; turn: Turn };

/** The file descriptor over which a child asks for cores. */
export const coreChannel = 3;

const mediaTypes: readonly MediaType[] = ['application/pdf', 'image/jpeg', 'image/png', 'text/plain'];
const turns: readonly Turn[] = [0, 90, 180, 270];

/** A task as words of a command line. */
export const argumentsOf = (task: ChildTask): string[] =>
  task.verb === 'extract'
    ? [task.verb, task.mediaType, String(task.recognise), String(task.threads)]
    : [task.verb, String(task.page), String(task.turn)];

/** The task of a command line. Written by hand, since whatever the child loads is paid for by every document. */
export function parseTask([verb, first, second, third]: readonly string[]): ChildTask {
  const mediaType = mediaTypes.find((known) => known === first);
  if (verb === 'extract' && mediaType !== undefined) {
    return { verb, mediaType, recognise: second === 'true', threads: Number(third) };
  }
  const turn = turns.find((known) => String(known) === second);
  if (verb === 'draw' && turn !== undefined) return { verb, page: Number(first), turn };
  throw new TypeError('This program is started by the server, with a task and a file on standard input.');
}
