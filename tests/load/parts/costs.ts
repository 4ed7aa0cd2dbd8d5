import { orderLoad } from '../generator/order-load.ts';
import type { Kind } from '../generator/order.ts';
import type { Options } from '../options.ts';
import { addDocuments } from '../program/documents.ts';
import { startLoadedProgram } from '../program/loaded-program.ts';
import { registerPeople } from '../program/person.ts';
import { readsOf } from '../program/read-kinds.ts';
import { watchCost } from '../program/watch-cost.ts';
import { ms, type Row } from '../table.ts';

/** As long as it takes. */
const seconds = 3600;
const atOnce = 8;

/** What each kind of read costs in processor time, the first look at a document apart. */
export async function costs({ people, documents, requests, profileDir }: Options): Promise<Row[]> {
  const program = await startLoadedProgram({ profileDir });
  try {
    const registered = await registerPeople(program.origins[0] ?? '', people);
    const kept = await addDocuments(program, registered, Math.ceil(documents / people));
    const kinds = readsOf(registered, kept);
    const ask = (of: readonly Kind[]) =>
      watchCost(program, () =>
        orderLoad({ origins: program.origins, kinds: of, connections: atOnce, warmSeconds: 0, seconds }),
      );
    const first = await ask(kinds.map((kind) => ({ ...kind, isUsedUp: true })));
    await ask([
      times(
        'all of them',
        kinds.flatMap((kind) => kind.requests),
        requests,
      ),
    ]);
    const rows = [rowOf('the first look at everything', first)];
    for (const kind of kinds) rows.push(rowOf(kind.name, await ask([times(kind.name, kind.requests, requests)])));
    return rows;
  } finally {
    await program.stop();
  }
}

/** So many requests, and then no more. */
const times = (name: string, requests: Kind['requests'], count: number): Kind => ({
  name,
  weight: 1,
  isUsedUp: true,
  requests: Array.from({ length: count }, (_, at) => requests[at % requests.length]).flatMap((each) => each ?? []),
});

const rowOf = (what: string, { programMs, databaseMs, report }: Awaited<ReturnType<typeof watchCost>>): Row => ({
  what: `processor time of: ${what}`,
  goal: '',
  seen: `program ${programMs.toFixed(2)} ms, PostgreSQL ${databaseMs.toFixed(2)} ms`,
  ratio: `of ${report.all.count}, p50 ${ms(report.all.p50)}`,
});
