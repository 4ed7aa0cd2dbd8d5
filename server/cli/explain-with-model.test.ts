import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DraftSentence } from '#core/drafting/draft.ts';
import { draftJson } from '#tests/support/draft-json.ts';
import { Explanation } from '#core/documents/explanation.ts';
import { startMockProvider, type MockAnswer } from '#tests/support/model-servers/start-mock-provider.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const report =
  'Patient: Maria Canaryson\nDate of birth: 03/04/1961\n\nSodium 151 mmol/L (135-145) H\nPotassium 4.1 mmol/L (3.5-5.1)\n';

const sentence = (text: string, quote: string): DraftSentence => ({
  lines: [4],
  quotes: [quote],
  general_fact: 0,
  text,
});
const right = sentence('The sodium in your blood is high at 151 mmol/L.', 'Sodium 151 mmol/L (135-145) H');
const wrong = sentence('Your sodium is normal at 141 mmol/L.', 'Sodium 151 mmol/L (135-145) H');

const draftOf = (...message: DraftSentence[]): string =>
  draftJson({ bottom_line: message, found: [right], normal: [right] });

async function setup(answer: MockAnswer) {
  const mock = await startMockProvider({ wire: 'local', answer: () => answer });
  onTestFinished(() => mock.close());
  const file = join(temporaryFolder(), 'report.txt');
  writeFileSync(file, report);
  const variables = { LOCAL_MODEL_URL: mock.baseUrl, LOCAL_MODEL: 'small', AI_BUDGET_SECONDS: '20', JUDGE: 'off' };
  return { mock, file, explain: (args: string[], input = '') => explain(args, { input, variables }) };
}

async function explain(args: string[], { input = '', variables = {} } = {}) {
  const env = { PATH: process.env['PATH'], ...variables };
  const child = spawn(process.execPath, ['server/cli/explain.ts', ...args], { cwd: root, env });
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

test('a model words the document without who and where, and what it says otherwise is not given', async () => {
  const { explain: run, file, mock } = await setup(draftOf(right, wrong));

  const { code, out, err } = await run([file, '--json', '--engine', 'local', '--level', 'simple']);

  const told = Explanation.parse(JSON.parse(out));
  expect([code, err]).toEqual([0, '']);
  expect(told).toMatchObject({ id: file, engine: 'local', writing: { engine: 'local', model: 'small' } });
  expect(told.summary).toContain(right.text);
  expect(out).toContain('"labResults":[{"name":"Sodium"');
  expect(JSON.stringify(told.sentences)).not.toContain('141');
  // The second time it is asked about what does not stand.
  expect(mock.requests).toHaveLength(2);
  expect(mock.requests[1]?.words).toContain('bottom_line, wrong: ');
  for (const { raw } of mock.requests) expect(raw).toContain('Sodium 151');
  expect(mock.requests[0]?.raw).not.toMatch(/Canaryson|Maria|1961/);
});

test('many lines are answered in order under their ids, one that is not medical by us alone', async () => {
  const { explain: run, mock } = await setup(draftOf(right));
  const input = [
    JSON.stringify({ id: 'a', text: report }),
    'not json',
    JSON.stringify({ id: 'b', text: 'Milk, bread, two tins of tomatoes, and the blue paint for the fence.' }),
  ].join('\n');

  const { code, out, err } = await run(['--jsonl', '--engine', 'local'], input);

  const lines = out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(code).toBe(1);
  expect(lines).toMatchObject([
    { id: 'a', engine: 'local' },
    { error: { code: 'invalid_request' } },
    { id: 'b', engine: 'built-in' },
  ]);
  expect(err).toMatch(/^b: .*nothing was sent to local/);
  expect(mock.requests).toHaveLength(1);
});

test('our own words are given, and the reason beside them, where a model fails', async () => {
  const { explain: run, file } = await setup({ fault: 'bad_key', words: 'CANARY-WORDS' });

  const { code, out, err } = await run([file, '--json', '--engine', 'local', '--lang', 'es']);

  expect(code).toBe(0);
  expect(Explanation.parse(JSON.parse(out))).toMatchObject({ engine: 'built-in' });
  expect(err).toBe(`${file}: local could not be used (key_refused). The built-in words, in English, are given.\n`);
});

test.each([
  ['openai', {}, /needs OPENAI_API_KEY/],
  ['gemini', { OPENAI_API_KEY: 'one' }, /needs GEMINI_API_KEY/],
  ['local', {}, /needs LOCAL_MODEL_URL and LOCAL_MODEL/],
  ['local', { LOCAL_MODEL_URL: 'http://localhost:1/CANARY' }, /LOCAL_MODEL_URL needs LOCAL_MODEL/],
  ['openai', { OPENAI_API_KEY: 'CANARY and more' }, /OPENAI_API_KEY: must be printable/],
])('without what %s needs, nothing is read', async (engine, variables, message) => {
  const { code, out, err } = await explain(['report.txt', '--engine', engine], { variables });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
  expect(err).not.toMatch(/CANARY/);
});
