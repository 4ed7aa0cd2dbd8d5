import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orderLoad } from '../generator/order-load.ts';
import type { Options } from '../options.ts';
import { hourlySlope, medianOf, type Sample } from '../program/slope.ts';
import { startLoadedProgram, type LoadedProgram } from '../program/loaded-program.ts';
import { openDescriptors, residentMegabytes } from '../program/process-figures.ts';
import { faultsOf, megabytes, ms, perSecond, sum, type Row } from '../table.ts';
import { mixedOrder, withoutDeletions } from './mixed.ts';

const shareOfMost = 0.3;
const sampleEveryMs = 5_000;
const goal = { megabytesAnHour: 2 };
/** What may be more at the end than at the beginning without being lost: connections come and go. */
const spare = 5;

const kinds = ['memory', 'descriptors', 'connections', 'temporary files'] as const;
type Figure = (typeof kinds)[number];

/** Hours of ordinary use: what grows, and what is never given back. */
export async function soak({ minutes, rate, ...options }: Options): Promise<Row[]> {
  const program = await startLoadedProgram({ web: options.web });
  try {
    const order = await mixedOrder(program, options);
    const perSecondAsked = rate ?? shareOfMost * (await orderLoad(withoutDeletions(order))).perSecond;
    const samples: Record<Figure, Sample[]> = { memory: [], descriptors: [], connections: [], 'temporary files': [] };
    const ended = new AbortController();
    const watching = watch(program, samples, ended.signal);
    const report = await orderLoad({ ...order, connections: 500, rate: perSecondAsked, seconds: minutes * 60 });
    ended.abort();
    await watching;
    const rows = kinds.map((kind) => rowOf(kind, samples[kind]));
    const what = `${minutes} minutes at ${perSecond(perSecondAsked)}`;
    return [{ what, goal: 'no 5xx', seen: `p95 ${ms(report.all.p95)}, ${faultsOf(report)}`, ratio: '' }, ...rows];
  } finally {
    await program.stop();
  }
}

async function watch(program: LoadedProgram, samples: Record<Figure, Sample[]>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sample(program, samples);
    await pause(sampleEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

async function sample(program: LoadedProgram, samples: Record<Figure, Sample[]>): Promise<void> {
  const at = Date.now();
  const { webPids } = program;
  const { rows } = await program.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name in ('readback', 'readback-jobs')",
  );
  samples.memory.push({ at, value: sum(webPids.map(residentMegabytes)) });
  samples.descriptors.push({ at, value: sum(await Promise.all(webPids.map(openDescriptors))) });
  samples.connections.push({ at, value: rows[0]?.count ?? 0 });
  const files = await readdir(join(program.dataDir, 'files'));
  samples['temporary files'].push({ at, value: files.filter((name) => isTemporary.test(name)).length });
}

const isTemporary = /^\..*\.tmp$/;

/** The first sixth is for warming up. */
function rowOf(kind: Figure, samples: readonly Sample[]): Row {
  const warm = samples.slice(Math.floor(samples.length / 6));
  const slope = hourlySlope(warm);
  const third = Math.ceil(warm.length / 3);
  const values = warm.map(({ value }) => value);
  const [first, last] = [medianOf(values.slice(0, third)), medianOf(values.slice(-third))];
  const isMemory = kind === 'memory';
  const holds = isMemory ? slope < goal.megabytesAnHour : last - first <= spare;
  const told = (value: number) => (isMemory ? megabytes(value) : String(Math.round(value)));
  return {
    what: kind,
    goal: isMemory ? `less than ${goal.megabytesAnHour} MB/h` : `at most ${spare} more at the end`,
    seen: `${slope.toFixed(1)}${isMemory ? ' MB' : ''}/h, ${told(first)} then ${told(last)}, ${samples.length} samples`,
    ratio: holds ? 'holds' : 'grows',
  };
}
