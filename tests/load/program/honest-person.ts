import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Tally } from '../generator/tally.ts';
import { send, type Person } from './person.ts';
import { upload, uploadOf } from './upload.ts';

const Stage = z.object({ data: z.object({ id: z.union([z.number(), z.string()]), stage: z.string() }) });

const lookEveryMs = 100;
const patienceMs = 120_000;
/** Somebody reads what they were given before they ask for more. */
const thinkingMs = { least: 3_000, most: 7_000 };

/** What somebody does who wants to have a paper explained, again and again, until the signal fires. What fails is counted as lost. */
export async function beHonest(
  origin: string,
  person: Person,
  { tally, signal }: { tally: Tally; signal: AbortSignal },
) {
  const timed = async (kind: string, task: () => Promise<unknown>) => {
    const startedAt = performance.now();
    const status = await task().then(
      () => 200,
      (error: unknown) => noted(kind, error),
    );
    if (!signal.aborted) tally.add(kind, status, performance.now() - startedAt);
  };
  while (!signal.aborted) {
    let id = '';
    await timed('one page of text, to its explanation', async () => {
      id = await explained(origin, person, await upload(origin, uploadOf(person, 'lab-panel')));
    });
    await timed('at the simple level', () => read(origin, person, `/api/interpretations/${id}?level=simple`));
    await timed('one page of PDF, to its explanation', async () => {
      id = await explained(origin, person, await upload(origin, uploadOf(person, 'lab-panel', 'pdf')));
    });
    await timed('the picture of a page', () => read(origin, person, `/api/medical-documents/${id}/pages/1/picture`));
    const { least, most } = thinkingMs;
    await pause(least + Math.random() * (most - least), undefined, { signal }).catch(() => undefined);
  }
}

/** Why something failed is worth a line: nothing may. */
function noted(kind: string, error: unknown): 'lost' {
  console.error(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  return 'lost';
}

const read = async (origin: string, { cookie }: Person, path: string) =>
  (await send(origin, 'GET', path, { cookie })).arrayBuffer();

/** Waits for the explanation of an upload, and gives its number. */
export async function explained(origin: string, { cookie }: Person, ticket: string): Promise<string> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const answer = await send(origin, 'GET', `/api/medical-documents/temp-${ticket}`, { cookie });
    const { id, stage } = Stage.parse(await answer.json()).data;
    if (stage === 'explained') return String(id);
    if (stage === 'unreadable') throw new Error('It was given up.');
    await pause(lookEveryMs);
  }
  throw new Error(`It was not explained within ${patienceMs} ms.`);
}
