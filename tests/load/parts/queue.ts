import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { orderLoad } from '../generator/order-load.ts';
import type { Options } from '../options.ts';
import { databasePid, startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { registerPeople, type Person } from '../program/person.ts';
import { childCpuSeconds, cpuSeconds } from '../program/process-figures.ts';
import type { Worker } from '../program/start-worker.ts';
import { uploadOf, type Paper } from '../program/upload.ts';
import { ms, perSecond, share, sum, type Row } from '../table.ts';

const light = 10;
const goal = { ratio: 1.7 };

type Reading = { perSecond: number; lastOfLight: number; all: number; each: Spent };

/** Processor time, in seconds. */
type Spent = { worker: number; readers: number; database: number };

/** Documents that wait: how fast one worker and two read them, and whether those who sent few wait behind who sent many. */
export async function queue({ documents, paper }: Options): Promise<Row[]> {
  const program = await startLoadedProgram({ readers: false });
  try {
    const people = await registerPeople(program.origins[0] ?? '', light + 1);
    const one = await readBy(program, people, { documents, paper, workers: 1 });
    const two = await readBy(program, people, { documents, paper, workers: 2 });
    const each = eachOfLight(documents);
    // In turns, everybody has had as many as the light ones have when the last of theirs comes.
    const fair = each * (light + 1);
    return [
      {
        what: `one worker of one reader, ${one.all} documents (${paper})`,
        goal: '',
        seen: perSecond(one.perSecond),
        ratio: '',
      },
      {
        what: 'two workers of one reader each',
        goal: `${goal.ratio} x`,
        seen: perSecond(two.perSecond),
        ratio: `${(two.perSecond / one.perSecond).toFixed(2)} x`,
      },
      { what: 'processor time of a document, by one worker', goal: '', seen: costOf(one), ratio: '' },
      { what: 'by two', goal: '', seen: costOf(two), ratio: '' },
      {
        what: `${light} people with ${each} each, behind one with ${documents - light * each}`,
        goal: `done by document ${fair}`,
        seen: `by document ${one.lastOfLight} with one worker, ${two.lastOfLight} with two`,
        ratio: share(Math.max(one.lastOfLight, two.lastOfLight) / fair),
      },
    ];
  } finally {
    await program.stop();
  }
}

const costOf = ({ each: { worker, readers, database } }: Reading): string =>
  `worker ${ms(worker * 1000)}, processes that read ${ms(readers * 1000)}, PostgreSQL ${ms(database * 1000)}`;

const eachOfLight = (documents: number): number => Math.max(1, Math.floor(documents / 10 / light));

async function readBy(
  program: LoadedProgram,
  people: readonly Person[],
  { documents, paper, workers }: { documents: number; paper: Paper; workers: number },
): Promise<Reading> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(program.db);
  const since = rows[0]?.now ?? new Date();
  const [heavy, ...lights] = people;
  const each = eachOfLight(documents);
  if (heavy !== undefined) await uploadAll(program, [heavy], { paper, count: documents - light * each });
  await uploadAll(program, lights, { paper, count: light * each });

  const started = await Promise.all(Array.from({ length: workers }, () => program.addWorker({ WORKERS: '1' })));
  const before = await spent(program, started);
  const order = await waitForOrder(program.db, since, documents);
  const after = await spent(program, started);
  await Promise.all(started.map((worker) => worker.stop()));
  const [first, last] = [order[0], order.at(-1)];
  const seconds = first && last ? (last.at.getTime() - first.at.getTime()) / 1000 : NaN;
  return {
    all: order.length,
    perSecond: (order.length - 1) / seconds,
    each: {
      worker: (after.worker - before.worker) / documents,
      readers: (after.readers - before.readers) / documents,
      database: (after.database - before.database) / documents,
    },
    lastOfLight: 1 + order.findLastIndex(({ owner }) => owner !== heavy?.owner),
  };
}

/** Until now. */
async function spent({ pool }: LoadedProgram, workers: readonly Worker[]): Promise<Spent> {
  const readers = await Promise.all(workers.map(({ pid }) => childCpuSeconds(pid)));
  return {
    worker: sum(workers.map(({ pid }) => cpuSeconds(pid))),
    readers: sum(readers),
    database: await childCpuSeconds(await databasePid(pool)),
  };
}

async function uploadAll(
  { origins }: LoadedProgram,
  people: readonly Person[],
  { paper, count }: { paper: Paper; count: number },
): Promise<void> {
  const requests = Array.from({ length: count }, (_, at) => people[at % people.length]).flatMap((person) =>
    person === undefined ? [] : [uploadOf(person, 'lab-panel', paper)],
  );
  const kinds = [{ name: 'upload', weight: 1, requests, isUsedUp: true }];
  const { statuses } = await orderLoad({ origins, kinds, connections: 4, warmSeconds: 0, seconds: 3600 });
  if (statuses['201'] !== count) throw new Error(`Of ${count} uploads were answered: ${JSON.stringify(statuses)}`);
}

/** Whose documents were read, in the order that they were. */
async function waitForOrder(db: Kysely<Database>, since: Date, documents: number) {
  for (;;) {
    const rows = await db
      .selectFrom('interpretations')
      .innerJoin('documents', 'documents.ticket', 'interpretations.ticket')
      .select(['documents.owner', 'interpretations.created_at as at'])
      .where('documents.uploaded_at', '>=', since)
      .orderBy('interpretations.created_at')
      .execute();
    if (rows.length >= documents) return rows;
    await pause(1000);
  }
}
