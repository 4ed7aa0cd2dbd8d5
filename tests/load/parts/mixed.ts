import { orderLoad } from '../generator/order-load.ts';
import type { Order, Report } from '../generator/order.ts';
import type { Options } from '../options.ts';
import { addDocuments } from '../program/documents.ts';
import { startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { mixedKinds } from '../program/mixed-kinds.ts';
import { registerPeople } from '../program/person.ts';
import { watchCost } from '../program/watch-cost.ts';
import { faultsOf, kindRows, ms, perSecond, share, type Row } from '../table.ts';

const goal = { perSecond: 300, p95: 100 };

/** Everything that people do, in the proportions of a day. */
export async function mixed(options: Options): Promise<Row[]> {
  const program = await startLoadedProgram({ web: options.web, profileDir: options.profileDir });
  try {
    const order = await mixedOrder(program, options);
    const most = await watchCost(program, () => orderLoad(withoutDeletions(order)));
    const rate = Math.min(goal.perSecond, 0.8 * most.report.perSecond);
    const paced = await orderLoad({ ...order, connections: 500, rate, warmSeconds: 2 });
    return [mostRow(most.report), costRow(most), pacedRow(paced, rate), ...kindRows(paced)];
  } finally {
    await program.stop();
  }
}

/** For a run before another: what was deleted in one cannot be deleted in the next. */
export const withoutDeletions = (order: Order): Order => ({
  ...order,
  kinds: order.kinds.filter(({ isUsedUp }) => !isUsedUp),
});

/** The people, what they have, and what they do with it. */
export async function mixedOrder(
  program: LoadedProgram,
  { people, documents, connections, seconds }: Pick<Options, 'people' | 'documents' | 'connections' | 'seconds'>,
): Promise<Order> {
  const registered = await registerPeople(program.origins[0] ?? '', people);
  const each = Math.ceil(documents / people);
  const all = await addDocuments(program, registered, each + 1);
  const kept = all.filter((_, at) => at % (each + 1) < each);
  const spare = all.filter((_, at) => at % (each + 1) === each);
  const kinds = await mixedKinds(program, registered, { kept, spare });
  return { origins: program.origins, kinds, connections, warmSeconds: Math.min(5, seconds), seconds };
}

const mostRow = (report: Report): Row => ({
  what: 'mixed requests, as many as can be',
  goal: `${perSecond(goal.perSecond)}, p95 ${ms(goal.p95)}, no 5xx`,
  seen: `${perSecond(report.perSecond)}, p95 ${ms(report.all.p95)}, ${faultsOf(report)}`,
  ratio: share(report.perSecond / goal.perSecond),
});

const costRow = ({ programMs, databaseMs, report }: Awaited<ReturnType<typeof watchCost>>): Row => ({
  what: 'processor time of a request, readers apart',
  goal: '',
  seen: `program ${programMs.toFixed(2)} ms, PostgreSQL ${databaseMs.toFixed(2)} ms`,
  ratio: `load ${share(report.ownBusy)} busy`,
});

const pacedRow = (report: Report, rate: number): Row => ({
  what: `mixed requests at ${perSecond(rate)}`,
  goal: `p95 ${ms(goal.p95)} at ${perSecond(goal.perSecond)}, no 5xx`,
  seen: `p50 ${ms(report.all.p50)}, p95 ${ms(report.all.p95)}, p99 ${ms(report.all.p99)}, ${faultsOf(report)}`,
  ratio: share(report.all.p95 / goal.p95),
});
