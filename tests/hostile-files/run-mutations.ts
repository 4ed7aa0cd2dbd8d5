import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import { childProcesses } from '#tests/support/child-processes.ts';
import { readMutations, type MutationResult } from './read-mutations.ts';
import { makeValidFiles } from './valid-files.ts';

// node tests/hostile-files/run-mutations.ts --seed 1 --runs 1000: what comes of valid files with something wrong in them.
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '1000' } },
});
const [seed, runs] = [Number(values.seed), Number(values.runs)];
const files = await makeValidFiles();
const temporary = new Set(readdirSync(tmpdir()));
const rssBefore = process.memoryUsage.rss();

const results = await readMutations({ extractor: createTextExtractor(), files, seed, runs, onResult: showProgress });

const sorted = results.toSorted((one, other) => other.ms - one.ms);
const print = (line: string) => process.stdout.write(`${line}\n`);
for (const [outcome, group] of Map.groupBy(sorted, ({ outcome: each }) => each)) {
  print(`${outcome.padEnd(20)} ${String(group.length).padStart(5)}   slowest ${describe(group[0])}`);
}
print(`all ${results.length} answered, median ${sorted[sorted.length >> 1]?.ms} ms`);
print(`memory of this process grew by ${Math.round((process.memoryUsage.rss() - rssBefore) / 2 ** 20)} MB`);
print(`processes left: ${childProcesses().length}`);
print(
  `new in the folder for temporary files: ${
    readdirSync(tmpdir())
      .filter((name) => !temporary.has(name))
      .join(' ') || 'nothing'
  }`,
);

function showProgress(count: number): void {
  if (count % 100 === 0) process.stderr.write(`${count} of ${runs}\n`);
}

function describe(result: MutationResult | undefined): string {
  return result === undefined ? '' : `${result.ms} ms (${result.name}, seed ${result.seed})`;
}
