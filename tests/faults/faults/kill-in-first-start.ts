import { sql } from 'kysely';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrateTo } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { firstOrderVariable, type Order } from '../inside/order.ts';
import type { World } from '../world/world.ts';
import type { Fault } from './fault.ts';

const steps = ['', ...Object.keys(migrations)];

/** The power goes while an empty data folder is set up, or while the schema of an older version is brought to the present one. */
export const killInFirstStart: Fault = {
  name: 'kill-in-first-start',
  plan(random) {
    const kind = random.pick(['own', 'shared'] as const);
    const step = kind === 'own' ? '' : random.pick(steps);
    const like = random.pick(['^\\s*(create|alter|drop|insert|update)', '^commit', 'kysely_migration', 'jobs\\.']);
    const nth = random.between(1, like === '^commit' ? 4 : 40);
    const moment = random.pick(['before', 'sent', 'after'] as const);
    const order: Order = { kind: 'strike', operation: 'query', like, nth, times: 1, deed: 'kill', moment };
    return {
      says: `killed ${moment} statement ${nth} of ${like} in the first start, from ${step || 'nothing'}`,
      kind,
      firstEnv: { [firstOrderVariable]: JSON.stringify(order) },
      prepare: (world) => (kind === 'own' ? empty(world) : goBackTo(world, step)),
      begin: () => Promise.resolve(),
    };
  },
};

function empty({ dataDir }: World): Promise<void> {
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
  return Promise.resolve();
}

async function goBackTo({ db }: World, step: string): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  if (step !== '') await migrateTo(db, step);
}
