import { closeSync, openSync } from 'node:fs';
import { createTextExtractor } from './child-process.ts';

// Runs out of file descriptors, as under thousands of open connections: reads a document then, and another one later.
const { extract } = createTextExtractor();
const outcomeOf = () =>
  extract({ bytes: Buffer.from('Potassium 4.1'), mediaType: 'text/plain' }).then(
    ({ outcome }) => outcome,
    (error: NodeJS.ErrnoException) => error.code,
  );

const held = takeAll();
const first = await outcomeOf();
held.forEach(closeSync);
process.stdout.write(`${first}, then ${await outcomeOf()}\n`);

function takeAll(): number[] {
  const taken: number[] = [];
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch {
    return taken;
  }
}
