import { analyzing } from './analyzing.ts';
import { auditing } from './auditing.ts';
import { explaining } from './explaining.ts';
import { extracting } from './extracting.ts';
import { interaction } from './interaction.ts';
import { printing } from './printing.ts';
import { recognising } from './recognising.ts';
import { screens } from './screens.ts';
import { serving } from './serving.ts';
import { sharing } from './sharing.ts';
import { signingIn } from './signing-in.ts';

// `npm run bench`: figures to read, not tests to pass. Machines differ; the ratios hold better than the milliseconds.
const benchmarks = {
  analyzing,
  explaining,
  extracting,
  interaction,
  recognising,
  printing,
  serving,
  signingIn,
  sharing,
  auditing,
  screens,
};

const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  console.table(Object.fromEntries((await run()).map(({ what, ...rest }) => [what, rest])));
}
