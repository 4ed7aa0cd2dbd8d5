import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '#tests/support/app-server.ts';
import { runNode, type RunningNode } from '#tests/support/run-node.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startEmbeddedPostgres } from './adapters/postgres/embedded-postgres.ts';

vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 30_000, interval: 100 };

/** A database that keeps its word, for processes that share it. */
async function startDatabase(): Promise<Record<string, string>> {
  const server = await startEmbeddedPostgres({ dataDir: temporaryFolder() });
  onTestFinished(() => server.stop());
  const { host, port, user, database } = server.connection;
  return {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: temporaryFolder(),
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'debug',
  };
}

async function start(role: 'web' | 'worker', env: Record<string, string>) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const own = { ROLE: role, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const app = runNode(['server/main.ts'], { env: { ...env, ...own } });
  await app.printed(role === 'web' ? 'Readback is ready' : 'Readback is reading');
  const watch = async (path: string) => {
    const answer = await fetch(`http://localhost:${metricsPort}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { app, url: `http://localhost:${port}/api`, watch };
}

async function upload(url: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'CANARY', documentType: 'lab_result', userId: 'guest' }))
    form.set(name, value);
  form.set('file', new Blob(['Potassium 4.1 mmol/L (3.5 - 5.1)'], { type: 'text/plain' }), 'CANARY.txt');
  const answer = await fetch(`${url}/medical-documents`, { method: 'POST', body: form });
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await answer.json());
  return { id: data.id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const Line = z.looseObject({ level: z.string(), time: z.iso.datetime(), event: z.string(), role: z.string() });

/** What it has logged; everything else it has said is for people and does not begin like an object. */
const linesOf = (app: RunningNode) =>
  app
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/^(Readback|A master key|Anybody)/.test(line))
    .map((line) => Line.extend({ instance: z.string() }).parse(JSON.parse(line)));

test('a web process that is told to stop says so first, answers meanwhile, ends its streams and exits with 0', async () => {
  const web = await start('web', { ...(await startDatabase()), DRAIN_SECONDS: '3' });
  const { id, cookie } = await upload(web.url);
  // Nobody reads it: the stream stays open.
  const stream = await fetch(`${web.url}/medical-documents/${id}/events`, { headers: { cookie } });
  expect((await web.watch('/metrics')).text).toMatch(/^readback_event_streams 1$/m);
  expect((await web.watch('/health/ready')).status).toBe(200);

  const toldAt = performance.now();
  web.app.process.kill('SIGTERM');

  await vi.waitFor(async () => expect((await web.watch('/health/ready')).status).toBe(503), patience);
  const answer = await fetch(`${web.url}/medical-documents/${id}`, { headers: { cookie } });
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${web.url}/health/ready`)).status).toBe(503);
  expect((await web.watch('/health/live')).status).toBe(200);
  // Ended as it should be, and not cut: reading it to its end throws nothing.
  expect(await stream.text()).toMatch(/^retry: \d{4}\n\nevent: progress\n/);
  expect(await web.app.exited).toBe(0);
  expect(performance.now() - toldAt).toBeGreaterThan(3_000);
  expect(performance.now() - toldAt).toBeLessThan(23_000);
});

test('a worker tells its health and what it did, and stops politely', async () => {
  const env = await startDatabase();
  const [web, worker] = await Promise.all([start('web', env), start('worker', env)]);
  await upload(web.url);

  const metric = /^readback_documents_read_total\{outcome="explained"\} 1$/m;
  await vi.waitFor(async () => expect((await worker.watch('/metrics')).text).toMatch(metric), patience);

  expect((await worker.watch('/health/ready')).status).toBe(200);
  const { text } = await worker.watch('/metrics');
  expect(text).toMatch(/^readback_queue_waiting_jobs\{queue="read-document"\} 0$/m);
  expect(text).toMatch(/^readback_job_duration_seconds_count\{queue="read-document",outcome="done"\} 1$/m);
  expect(text).toMatch(/^readback_file_operation_duration_seconds_count\{operation="read",outcome="done"\} 1$/m);
  expect((await web.watch('/metrics')).text).toMatch(
    /^readback_http_request_duration_seconds_count\{method="POST",route="\/api\/medical-documents",status="2xx"\} 1$/m,
  );
  for (const { app, watch } of [web, worker]) {
    expect((await watch('/metrics')).text).not.toContain('CANARY');
    app.process.kill('SIGTERM');
    expect(await app.exited).toBe(0);
  }
  const lines = [linesOf(web.app), linesOf(worker.app)].map((found) => new Set(found.map((line) => line.instance)));
  expect(lines.map(({ size }) => size)).toEqual([1, 1]);
  expect(lines[0]).not.toEqual(lines[1]);
  expect(new Set(linesOf(worker.app).map(({ role }) => role))).toEqual(new Set(['worker']));
});

test('liveness answers while the program still waits for its database', async () => {
  const frozen = createServer().listen(0, 'localhost');
  onTestFinished(() => void frozen.close());
  await once(frozen, 'listening');
  const address = z.object({ port: z.number() }).parse(frozen.address());
  const metricsPort = await freePort();
  const env = { DATABASE_URL: `postgres://ana@localhost:${address.port}/readback`, METRICS_PORT: String(metricsPort) };
  const waits = once(frozen, 'connection');
  runNode(['server/main.ts'], { env: { ...env, DATA_DIR: temporaryFolder(), ROLE: 'worker' } });

  await waits;
  const ask = async (path: string) => (await fetch(`http://localhost:${metricsPort}${path}`)).status;

  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503]);
});
