import { setTimeout as pause } from 'node:timers/promises';
import { createTally } from '../generator/tally.ts';
import type { Report } from '../generator/order.ts';
import type { Options } from '../options.ts';
import { beHonest } from '../program/honest-person.ts';
import { bringHostileGuest, type HostileGuest } from '../program/bring-hostile-guest.ts';
import { startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { registerPeople, type Person } from '../program/person.ts';
import { residentMegabytes } from '../program/process-figures.ts';
import { faultsOf, kindRows, megabytes, ms, type Row } from '../table.ts';

const honestPeople = 10;
const probeEveryMs = 100;
const onePage = 'one page of text, to its explanation';
const goal = { times: 3, megabytes: 600, probeMs: 200 };

/** One hostile guest beside honest people, against the same people without: each owner has their turn, and the page of health answers. */
export async function hostile({ minutes, seconds, hostileDir, profileDir }: Options): Promise<Row[]> {
  // What a guest may have explained is what limits most of this; here nothing does.
  const program = await startLoadedProgram({ profileDir, env: { RATE_LIMIT: '1200', DEFAULT_PLAN: 'premium' } });
  try {
    const people = await registerPeople(program.origins[0] ?? '', honestPeople);
    await observe(program, people, { seconds: 30 }); // what is loaded when it is first used is loaded now
    const alone = await observe(program, people, { seconds });
    const guest = await bringHostileGuest(hostileDir);
    const beside = await observe(program, people, { seconds: minutes * 60, guest });
    return [...rowsOf(alone, beside), ...kindRows(alone.report), ...kindRows(beside.report)];
  } finally {
    await program.stop();
  }
}

type Observed = { report: Report; probe: Report; memory: number; hostile: Record<string, number> };

async function observe(
  { origins: [origin = ''], webPids: [pid = 0] }: LoadedProgram,
  people: readonly Person[],
  { seconds, guest }: { seconds: number; guest?: HostileGuest },
): Promise<Observed> {
  const ended = new AbortController();
  const { signal } = ended;
  const [tally, probes] = [createTally(), createTally()];
  const startedAt = performance.now();
  let memory = 0;
  guest?.begin(origin);
  const all = Promise.all([
    ...people.map((person) => beHonest(origin, person, { tally, signal })),
    probe(origin, { tally: probes, signal }, () => (memory = Math.max(memory, residentMegabytes(pid)))),
  ]);
  await pause(seconds * 1000);
  const took = (performance.now() - startedAt) / 1000;
  ended.abort();
  await all;
  return { report: tally.report(took, 0), probe: probes.report(took, 0), memory, hostile: (await guest?.end()) ?? {} };
}

type Probing = { tally: ReturnType<typeof createTally>; signal: AbortSignal };

/** Asks at a fixed pace, whether the answer before has come or not. */
async function probe(origin: string, { tally, signal }: Probing, beside: () => void): Promise<void> {
  const asked: Promise<void>[] = [];
  while (!signal.aborted) {
    const startedAt = performance.now();
    const add = (status: number | 'lost') => tally.add('health', status, performance.now() - startedAt);
    asked.push(
      fetch(`${origin}/api/health/live`).then(
        ({ status }) => add(status),
        () => add('lost'),
      ),
    );
    beside();
    await pause(probeEveryMs, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(asked);
}

function rowsOf(alone: Observed, beside: Observed): Row[] {
  const p95 = ({ report }: Observed) => report.kinds[onePage]?.p95 ?? NaN;
  return [
    {
      what: `${onePage}, beside a hostile guest`,
      goal: `p95 at most ${goal.times} x, none failed`,
      seen: `p95 ${ms(p95(beside))}, without ${ms(p95(alone))}; ${faultsOf(beside.report)}`,
      ratio: `${(p95(beside) / p95(alone)).toFixed(2)} x`,
    },
    {
      what: 'memory of the program',
      goal: `below ${goal.megabytes} MB`,
      seen: `${megabytes(beside.memory)} at most, without ${megabytes(alone.memory)}`,
      ratio: '',
    },
    {
      what: 'health',
      goal: `p95 below ${goal.probeMs} ms`,
      seen: `p95 ${ms(beside.probe.all.p95)}, longest ${ms(beside.probe.all.longest)}; ${faultsOf(beside.probe)}`,
      ratio: '',
    },
    { what: 'the guest was answered', goal: '', seen: JSON.stringify(beside.hostile), ratio: '' },
  ];
}
