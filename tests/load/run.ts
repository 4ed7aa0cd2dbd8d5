import type { Options } from './options.ts';
import { readOptions, usage } from './options.ts';
import { costs } from './parts/costs.ts';
import { hostile } from './parts/hostile.ts';
import { mixed } from './parts/mixed.ts';
import { outside } from './parts/outside.ts';
import { queue } from './parts/queue.ts';
import { reads } from './parts/reads.ts';
import { soak } from './parts/soak.ts';
import { streams } from './parts/streams.ts';
import { uploads } from './parts/uploads.ts';
import { print, type Row } from './table.ts';

// `npm run load`: figures to read, not tests to pass. Machines differ; what stands beside them was taken in the same minutes.
const parts: Record<string, (options: Options) => Promise<Row[]>> = {
  reads,
  costs,
  mixed,
  uploads,
  streams,
  queue,
  hostile,
  outside,
  soak,
};
/** Asked for by name alone, since they take long. */
const longOnes = new Set(['soak', 'hostile', 'outside']);

const { parts: named, options, isHelp } = readOptions(process.argv.slice(2));
const unknown = named.filter((name) => parts[name] === undefined);
if (isHelp || unknown.length > 0) {
  console.log(`${usage}\n\nParts: ${Object.keys(parts).join(', ')}`);
  process.exit(isHelp ? 0 : 2);
}
for (const [name, run] of Object.entries(parts)) {
  if (named.length === 0 ? longOnes.has(name) : !named.includes(name)) continue;
  print(name, await run(options));
}
