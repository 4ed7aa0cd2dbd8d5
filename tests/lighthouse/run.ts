import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { medianOf } from '../benchmarks/measure.ts';
import { freePort, removeDataDir, startApp } from '../support/app-server.ts';
import { fillAccount } from './fill-account.ts';
import { runLighthouse, type Figures } from './run-lighthouse.ts';

// A number after the command asks for so many runs instead.
const runs = Number(process.argv[2] ?? 3);
const documents = 100;

// Figures to read, not tests to pass: they depend on the machine. Told are medians of runs on a simulated phone.
const [app, folder, port] = await Promise.all([
  startApp({ env: { DEFAULT_PLAN: 'premium' } }),
  mkdtemp(join(tmpdir(), 'readback-lighthouse-')),
  freePort(),
]);
const context = await chromium.launchPersistentContext(folder, {
  ...(process.env['CHROMIUM_PATH'] !== undefined && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
});
try {
  const [page = await context.newPage()] = context.pages();
  console.table({ Home: await measure('/') });
  const interpretation = await fillAccount(page, app.url, documents);
  console.table({ 'Interpretation, signed in': await measure(interpretation) });
  console.table({ [`My Documents, ${documents} of them`]: await measure('/documents') });
} finally {
  await context.close();
  await app.stop();
  await Promise.all([removeDataDir(app.dataDir), rm(folder, { recursive: true, force: true })]);
}

async function measure(path: string): Promise<Figures> {
  const figures: Figures[] = [];
  for (let run = 0; run < runs; run++) figures.push(await runLighthouse(app.url + path, port));
  const names = Object.keys(figures[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, medianOf(figures.map((each) => each[name] ?? NaN))]));
}
