import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const load = `
  import { createRecogniser } from '#server/adapters/text-extractor/recognise/create-recogniser.ts';
  await (await createRecogniser()).close();
  console.log('loaded');`;

test('the engine that recognises keeps no reports to its makers', async () => {
  const home = temporaryFolder();
  const run = runNode(['--no-warnings', '--input-type=module', '--eval', load], { env: { HOME: home, TMPDIR: home } });
  await run.printed('loaded');
  expect(await run.exited).toBe(0);
  expect(readdirSync(home)).toEqual([]);
});
