import { runOnce, type RunResult } from './one-run.ts';
import { readOptions, type Options } from './options.ts';
import { prepareGround } from './world/ground.ts';

// `npm run faults -- --seed N --runs K [--jobs J] [--only name,name]`: run i is seed N+i, and every one can be given again alone.
const options = readOptions(process.argv.slice(2));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const results: RunResult[] = [];
let next = 0;

await Promise.all(Array.from({ length: Math.max(1, options.jobs) }, () => work(options)));
summarise(options);
process.exit(results.some(({ breaks }) => breaks.length > 0) ? 1 : 0);

async function work({ seed, runs, choice }: Options): Promise<void> {
  const ground = await prepareGround();
  try {
    while (next < runs) {
      const result = await runOnce(ground, seed + next++, choice);
      results.push(result);
      console.log(lineOf(result));
    }
  } finally {
    await ground.close();
  }
}

function lineOf({ seed, fault, says, struck, skipped, breaks, ms }: RunResult): string {
  const how = skipped !== undefined ? `skipped: ${skipped}` : breaks.length > 0 ? 'BROKEN' : 'held';
  const line = `${String(seed).padStart(6)}  ${how.padEnd(7)} ${String(ms).padStart(6)} ms  ${fault}: ${says}${struck ? ' *' : ''}`;
  return [line, ...breaks.map((each) => `        ${each}`)].join('\n');
}

function summarise({ only }: Options): void {
  const broken = results.filter(({ breaks }) => breaks.length > 0);
  const byFault = Map.groupBy(results, ({ fault }) => fault);
  console.log('');
  console.table(
    Object.fromEntries(
      [...byFault].map(([fault, runs]) => [
        fault,
        {
          runs: runs.filter(({ skipped }) => skipped === undefined).length,
          struck: runs.filter(({ struck }) => struck).length,
          broken: runs.filter(({ breaks }) => breaks.length > 0).length,
          'mean ms': Math.round(runs.reduce((all, { ms }) => all + ms, 0) / runs.length),
        },
      ]),
    ),
  );
  console.log(`${results.length} runs, ${broken.length} broken`);
  for (const { seed } of broken)
    console.log(`  npm run faults -- --seed ${seed} --runs 1${only === undefined ? '' : ` --only ${only}`}`);
}
