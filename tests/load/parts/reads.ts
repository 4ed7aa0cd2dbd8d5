import { orderLoad } from '../generator/order-load.ts';
import type { Kind, Order, Report } from '../generator/order.ts';
import type { Options } from '../options.ts';
import { addDocuments } from '../program/documents.ts';
import { startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { registerPeople, send } from '../program/person.ts';
import { readsOf } from '../program/read-kinds.ts';
import { watchCost } from '../program/watch-cost.ts';
import { rowsPerSecond, startBareRoutes, type RowToSelect } from '../program/yardsticks.ts';
import { faultsOf, kindRows, ms, perSecond, share, type Row } from '../table.ts';

const firstLooksWithin = 600;
const goal = { perSecond: 1000, p95: 50, ofBare: 0.6 };

/** As many signed-in reads as can be, and how long they take at the goal. Beside them a bare route and a bare row. */
export async function reads({ seconds, people, documents, connections, web, profileDir }: Options): Promise<Row[]> {
  const program = await startLoadedProgram({ web, profileDir });
  try {
    const registered = await registerPeople(program.origins[0] ?? '', people);
    const kept = await addDocuments(program, registered, Math.ceil(documents / people));
    const kinds = readsOf(registered, kept);
    const order = { origins: program.origins, kinds, connections, warmSeconds: Math.min(5, seconds), seconds };
    const everything = kinds.map((kind) => ({ ...kind, isUsedUp: true }));
    // The first look at a document writes a line; it comes once in ten minutes.
    await orderLoad({ ...order, kinds: everything, warmSeconds: 0, seconds: firstLooksWithin });
    const { databaseUrl } = program;
    const row = { databaseUrl, ticket: kept[0]?.ticket ?? '' };
    const bare = await bareReads(program, kinds, order);
    const withRow = await bareReads(program, kinds, order, row);
    const rows = await rowsPerSecond({ ...row, seconds: Math.min(10, seconds), atOnce: connections });
    const most = await watchCost(program, () => orderLoad(order));
    // Beyond what it can do, a wait would only tell how long the queue was let grow.
    const rate = Math.min(goal.perSecond, 0.8 * most.report.perSecond);
    const paced = await orderLoad({ ...order, connections: 500, rate });
    return [...mostRows(most, { bare, withRow, rows }), pacedRow(paced, rate), ...kindRows(most.report)];
  } finally {
    await program.stop();
  }
}

/** The same answers in the same proportions, from routes that do nothing but answer them, or that select one row before. */
async function bareReads(
  { origins }: LoadedProgram,
  kinds: readonly Kind[],
  order: Order,
  row?: RowToSelect,
): Promise<Report> {
  const bodies: Record<string, unknown> = {};
  for (const { name, requests } of kinds) {
    const [{ path, headers } = { path: '', headers: {} }] = requests;
    bodies[`/${name}`] = await (await send(origins[0] ?? '', 'GET', path, headers)).json();
  }
  const bare = await startBareRoutes(bodies, row);
  try {
    const same = kinds.map((kind) => ({ ...kind, requests: [{ method: 'GET', path: `/${kind.name}`, headers: {} }] }));
    return await orderLoad({ ...order, origins: [bare.origin], kinds: same, seconds: Math.min(10, order.seconds) });
  } finally {
    bare.stop();
  }
}

type Watched = Awaited<ReturnType<typeof watchCost>>;

type Yardsticks = { bare: Report; withRow: Report; rows: number };

function mostRows({ report, programMs, databaseMs }: Watched, { bare, withRow, rows }: Yardsticks): Row[] {
  const bareRow = (what: string, yardstick: Report, told: string): Row => ({
    what,
    goal: told,
    seen: `${perSecond(yardstick.perSecond)}, p95 ${ms(yardstick.all.p95)}`,
    ratio: share(report.perSecond / yardstick.perSecond),
  });
  return [
    {
      what: 'signed-in reads, as many as can be',
      goal: `${perSecond(goal.perSecond)}, p95 ${ms(goal.p95)}`,
      seen: `${perSecond(report.perSecond)}, p95 ${ms(report.all.p95)}, ${faultsOf(report)}`,
      ratio: share(report.perSecond / goal.perSecond),
    },
    bareRow('the same answers from bare routes', bare, `reads at least ${share(goal.ofBare)} of it`),
    bareRow('from bare routes that select one row', withRow, ''),
    {
      what: 'one row by its key, by the same pool',
      goal: '',
      seen: perSecond(rows),
      ratio: share(report.perSecond / rows),
    },
    {
      what: 'processor time of a read',
      goal: '',
      seen: `program ${programMs.toFixed(2)} ms, PostgreSQL ${databaseMs.toFixed(2)} ms`,
      ratio: `load ${share(report.ownBusy)} busy`,
    },
  ];
}

const pacedRow = (report: Report, rate: number): Row => ({
  what: `signed-in reads at ${perSecond(rate)}`,
  goal: `p95 ${ms(goal.p95)} at ${perSecond(goal.perSecond)}`,
  seen: `p50 ${ms(report.all.p50)}, p95 ${ms(report.all.p95)}, p99 ${ms(report.all.p99)}, ${faultsOf(report)}`,
  ratio: share(report.all.p95 / goal.p95),
});
