import { expect, onTestFinished, test } from 'vitest';
import { createReadiness } from '#server/readiness.ts';
import { freePort } from '#tests/support/app-server.ts';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

async function setup() {
  const readiness = createReadiness();
  const port = await freePort();
  const serve = () =>
    serveMetrics({ metrics: createMetrics({ role: 'worker' }), readiness }, { host: '127.0.0.1', port });
  const { close } = await serve();
  onTestFinished(close);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { ask, readiness, serve, port };
}

test('tells the metrics in the format of Prometheus', async () => {
  const { ask } = await setup();

  const answer = await ask('/metrics');

  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toMatch(/^readback_build_info\{version="[\d.]+",role="worker"\} 1$/m);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});

test('is live from the beginning, and ready while the program is open and can answer', async () => {
  const { ask, readiness } = await setup();
  const isReady = async () => (await ask('/health/ready')).status;
  expect((await ask('/health/live')).status).toBe(200);
  expect(await isReady()).toBe(503);

  let isAnswering = true;
  readiness.open(async () => isAnswering);
  expect(await isReady()).toBe(200);
  isAnswering = false;
  expect(await isReady()).toBe(503);
  isAnswering = true;
  await readiness.leave(0);

  expect(await isReady()).toBe(503);
  expect((await ask('/health/live')).status).toBe(200);
});

test('a port that is taken is named with its setting', async () => {
  const { serve, port } = await setup();
  await expect(serve()).rejects.toThrow(`Choose another, such as METRICS_PORT=${port + 1}.`);
});

test('knows nothing else', async () => {
  const { ask } = await setup();
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/api/health/live')).status).toBe(404);
});
