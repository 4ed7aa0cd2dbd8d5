import { closeSync, openSync } from 'node:fs';
import { createTextExtractor } from './child-process.ts';

// A program that has no descriptor left, as while somebody holds thousands of connections: it reads a document, and another one later.
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
