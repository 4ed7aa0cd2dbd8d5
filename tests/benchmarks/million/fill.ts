import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { wallMs } from '../measure.ts';
import type { ChainWork } from './chain-worker.ts';
import type { Cluster } from './cluster.ts';
import { layDeck, sealMeasured } from './deck.ts';
import { addDocuments } from './documents.ts';
import type { Keys } from './keys.ts';
import { addPeople, type Person, type Stage } from './people.ts';
import type { Settings } from './settings.ts';
import { withoutIndexes } from './without-indexes.ts';

const guestsOneOf = 100;
const filled = [
  'documents',
  'document_keys',
  'document_texts',
  'interpretations',
  'document_pages',
  'idempotency_keys',
  'shares',
  'mails',
  'comments',
  'comment_readings',
  'audit_events',
  'audit_heads',
];

export type Filling = { stage: Stage; keys: Keys; cluster: Cluster; settings: Settings; cutAt?: number | undefined };

/** Adds the people and documents of a stage to what is there, and gives those in whose name it is measured. */
export async function fill(db: Kysely<Database>, filling: Filling): Promise<Person[]> {
  const { stage, keys, cutAt } = filling;
  const guests = Math.floor(stage.documents / guestsOneOf);
  const people = await addPeople(db, keys, { ...stage, documents: stage.documents - guests });
  await step('deck', () => layDeck(db, guests));
  await step('sealing', () => sealMeasured(db, keys.keyRing));
  await withoutIndexes(db, filled, async () => {
    await step('documents', () => addDocuments(db, cutAt));
    await step('audit chains', () => addChains(filling));
    console.log('  indexes …');
  });
  for (const table of ['people', 'deck', 'sealed']) await sql`drop table ${sql.table(`bench.${table}`)}`.execute(db);
  await step('vacuum', () => sql`vacuum analyze`.execute(db));
  return people;
}

export async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const took = await wallMs(run);
  console.log(`  ${name}: ${(took / 1000).toFixed(1)} s`);
}

async function addChains({ cluster, keys, settings, stage }: Filling): Promise<void> {
  const workers = Array.from({ length: settings.threads }, async (_, part) => {
    const workerData: ChainWork = {
      address: cluster.address,
      auditKey: keys.auditKey,
      lines: stage.lines,
      part,
      of: settings.threads,
    };
    const worker = new Worker(new URL('chain-worker.ts', import.meta.url), { workerData });
    const [code] = (await once(worker, 'exit')) as [number];
    if (code !== 0) throw new Error('A thread that makes audit chains failed.');
  });
  await Promise.all(workers);
}
