import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort, isReadyAt } from '#tests/support/program-process.ts';
import { runNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const ready = 'Readback is ready: ';

function start(env: Record<string, string> = {}, dataDir = temporaryFolder()) {
  const app = runNode(['server/main.ts'], { env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env } });
  const url = async () => {
    await app.printed(ready);
    return /ready: (\S+)/.exec(app.output())?.[1] ?? '';
  };
  return { app, url, dataDir };
}

test('starts from nothing, says where it is, and ends politely', async () => {
  const { app, url } = start();

  const answer = await fetch(`${await url()}api/health/ready`);
  app.process.kill('SIGTERM');

  expect(answer.status).toBe(200);
  expect(await app.exited).toBe(0);
});

test('ends within seconds although somebody keeps a connection open', async () => {
  const { app, url } = start();
  const { hostname, port } = new URL(await url());
  const silent = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void silent.destroy());
  silent.on('error', () => undefined);
  silent.write('GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n');

  app.process.kill('SIGINT');

  expect(await app.exited).toBe(0);
});

test('a second one on the same data is refused, and the first goes on', async () => {
  const { url, dataDir } = start();
  const first = await url();

  const second = start({}, dataDir);

  expect(await second.app.exited).toBe(1);
  expect(second.app.output()).toBe(
    `Another Readback is already using ${dataDir}. Stop it first, or start this one with another DATA_DIR.\n`,
  );
  expect((await fetch(`${first}api/health/ready`)).status).toBe(200);
});

test('the first start says which file to keep safe, and a later one does not', async () => {
  const { app, url, dataDir } = start();
  await url();
  app.process.kill('SIGTERM');
  await app.exited;
  const again = start({}, dataDir);
  await again.url();

  expect(app.output()).toContain(`A master key was made: ${join(dataDir, 'master.key')}. Keep a copy`);
  expect(again.app.output()).not.toContain('master key');
});

test('starts again at once on the data of one that was killed', async () => {
  const { app, url, dataDir } = start();
  await url();
  app.process.kill('SIGKILL');
  await app.exited;

  const again = start({}, dataDir);

  expect((await fetch(`${await again.url()}api/health/ready`)).status).toBe(200);
});

test('goes on by itself after its database died, and reads what is uploaded then', async () => {
  const { url, dataDir } = start();
  const api = `${await url()}api`;
  const [pid] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n');

  process.kill(Number(pid), 'SIGKILL');

  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Blood', documentType: 'lab_result', userId: 'guest' }))
    form.set(name, value);
  form.set('file', new Blob(['Potassium 4.1 mmol/L (3.5 - 5.1)'], { type: 'text/plain' }), 'blood.txt');
  const upload = () =>
    fetch(`${api}/medical-documents`, { method: 'POST', body: form, headers: { 'idempotency-key': 'one' } });
  const stored = await vi.waitFor(async () => answered(await upload()), { timeout: 5_000, interval: 100 });

  const headers = { cookie: stored.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await stored.json());
  const read = () => fetch(`${api}/interpretations/${data.id}`, { headers });
  await vi.waitFor(async () => answered(await read()), { timeout: 15_000, interval: 200 });
});

function answered(answer: Response): Response {
  if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  return answer;
}

test('providers whose names lead nowhere are not available, and end nothing', async () => {
  const nowhere = `https://${'x'.repeat(70)}.test/v1`; // too long for a name: known without asking anybody
  const keys = { OPENAI_API_KEY: 'bad', OPENAI_BASE_URL: nowhere, GEMINI_API_KEY: 'bad', GEMINI_BASE_URL: nowhere };
  const { app, url } = start({ ...keys, LOG_LEVEL: 'error' });
  const api = `${await url()}api`;
  const ask = () =>
    fetch(`${api}/infer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

  for (const answer of [await ask(), await ask()]) {
    expect(await answer.json()).toMatchObject({ data: { providers: { openai: { status: 'unavailable' } } } });
  }

  expect((await fetch(`${api}/health/ready`)).status).toBe(200);
  expect(app.output()).not.toContain('program.fault');
});

test.runIf(existsSync('/dev/full'))(
  'works where nothing can be written, neither to people nor to its log',
  async () => {
    const port = String(await freePort());
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const env = { DATA_DIR: temporaryFolder(), PORT: port, LOG_LEVEL: 'debug' };

    const app = runNode(['server/main.ts'], { env, into: full });

    const isReady = () => app.process.exitCode !== null || isReadyAt(`http://localhost:${port}`);
    await vi.waitUntil(isReady, { timeout: 25_000, interval: 50 });
    app.process.kill('SIGTERM');
    expect(await app.exited).toBe(0);
  },
);

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const { app } = start({ PORT: String(port) });

  expect(await app.exited).toBe(1);
  expect(app.output()).toBe(`Port ${port} is in use by another program. Choose another, such as PORT=${port + 1}.\n`);
});

test('a setting that cannot be used is named', async () => {
  const { app } = start({ ROLE: 'boss' });

  expect(await app.exited).toBe(1);
  expect(app.output()).toMatch(/^These settings cannot be used:\n {2}ROLE: .+\n$/);
});
