import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { answerRequest } from './answer-request.ts';

const fails = () => Promise.reject(new Error('It broke over "Ana has CANARY-4711".'));

function setup() {
  const file = join(temporaryFolder(), 'report.txt');
  writeFileSync(file, 'Sodium 140 mmol/L');
  const gate = <Result>(read: () => Promise<Result>) => read();
  return {
    file,
    deps: { gate, extractor: { extract: fails }, explain: fails },
  };
}

test.each([
  ['a file that breaks the reader', ({ file }: { file: string }) => ({ id: 'a', file })],
  ['a text that breaks the explainer', () => ({ id: 'a', text: 'Sodium 140 mmol/L' })],
])('%s is answered in our own words, and the others go on', async (_what, request) => {
  const { deps, file } = setup();
  const { ok, json } = await answerRequest(deps, request({ file }));
  expect(ok).toBe(false);
  expect(JSON.parse(json)).toMatchObject({
    id: 'a',
    error: { code: 'internal', message: expect.stringMatching(/go on\.$/) },
  });
  expect(json).not.toContain('CANARY');
});
