import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort, isReadyAt } from '#tests/support/program-process.ts';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const supervised =
  "import { supervise } from './scripts/lib/supervise.mjs'; supervise(process.execPath, ['server/main.ts']);";
const faultOnSignal = join(import.meta.dirname, 'fault-on-signal.test-helper.mjs');

/** The real program as `npm start` runs it after set-up. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = runNode(['--input-type=module', '--eval', supervised], {
    env: { DATA_DIR: temporaryFolder(), HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...env },
  });
  const untilReady = () =>
    vi.waitUntil(() => isReadyAt(url), { timeout: 60_000, interval: 50 }).then(() => programOf(run.process.pid));
  return { ...run, url, untilReady };
}

/** The process that was started last by this one. */
const programOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').at(-1));

async function upload(url: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Blood', documentType: 'lab_result', userId: 'guest' }))
    form.set(name, value);
  form.set('file', new Blob(['Potassium 4.1 mmol/L (3.5 - 5.1)'], { type: 'text/plain' }), 'blood.txt');
  const answer = await fetch(`${url}/api/medical-documents`, { method: 'POST', body: form });
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await answer.json());
  const headers = { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  return async () => (await fetch(`${url}/api/interpretations/${data.id}`, { headers })).status;
}

const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test(
  'a crash costs no document: the program is ready again, with the cause in its log',
  { timeout: 180_000 },
  async () => {
    const { url, untilReady, output } = await start({ NODE_OPTIONS: `--import=${faultOnSignal}` });
    let pid = await untilReady();
    const read = await upload(url);
    await vi.waitUntil(async () => (await read()) === 200, { timeout: 30_000, interval: 100 });

    for (const signal of ['SIGSEGV', 'SIGUSR2', 'SIGKILL'] as const) {
      process.kill(pid, signal);
      await vi.waitUntil(async () => !(await isReadyAt(url)), { timeout: 20_000, interval: 5 });
      pid = await untilReady();
      expect(await read()).toBe(200);
    }

    const lines = linesOf(output());
    expect(lines.map(({ event }) => event)).toEqual([
      'program.crashed',
      'program.fault',
      'program.crashed',
      'program.crashed',
    ]);
    expect(lines).toMatchObject([
      { signal: 'SIGSEGV', times: 1 },
      { error: 'RangeError', isFatal: true, at: expect.stringContaining('fault-on-signal') },
      { exitCode: 1, times: 2 },
      { signal: 'SIGKILL', times: 3 },
    ]);
    expect(output()).not.toContain('CANARY');
  },
);

test('a start that fails ends as it always did, once', async () => {
  const { exited, output } = await start({ ROLE: 'boss' });

  expect(await exited).toBe(1);
  expect(output()).toMatch(/^These settings cannot be used:\n {2}ROLE: .+\n$/);
});
