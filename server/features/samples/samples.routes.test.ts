import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { plainPrinter } from '#tests/support/plain-printer.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { Explainer } from '../../ports/explainer.ts';
import { createSampleLibrary } from './sample-library.ts';
import { registerSampleRoutes } from './samples.routes.ts';

async function setup(options: { folder?: string } = {}) {
  let explained = 0;
  const explainer: Explainer = {
    explain: async (input) => {
      explained += 1;
      return plainExplain(input);
    },
  };
  const samples = createSampleLibrary(explainer, options);
  const { server } = await createTestServer({
    registerRoutes: (routes) => registerSampleRoutes(routes, { samples, reportPrinter: plainPrinter }),
  });
  return { server, explained: () => explained };
}

test('the samples are listed without explaining any', async () => {
  const { server, explained } = await setup();

  const { data } = (await server.inject('/api/samples')).json();

  expect(data.length).toBeGreaterThan(0);
  for (const sample of data) expect(Object.keys(sample)).toEqual(['id', 'title', 'documentType', 'teaser']);
  expect(explained()).toBe(0);
});

test('every listed sample opens, as document 0', async () => {
  const { server } = await setup();
  const { data } = (await server.inject('/api/samples')).json();

  for (const { id, title, documentType } of data) {
    const answer = await server.inject(`/api/samples/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ documentId: 0, title, documentType, feedback: null });
    expect(answer.json().data.text.length).toBeGreaterThan(100);
  }
});

test('a sample is explained once, however many ask at once', async () => {
  const { server, explained } = await setup();
  const [first] = (await server.inject('/api/samples')).json().data;

  await Promise.all([1, 2, 3].map(() => server.inject(`/api/samples/${first.id}`)));

  expect(explained()).toBe(1);
});

test('a sample is explained once for each level', async () => {
  const { server, explained } = await setup();
  const [first] = (await server.inject('/api/samples')).json().data;

  for (const level of ['simple', 'detailed', 'simple']) await server.inject(`/api/samples/${first.id}?level=${level}`);

  expect(explained()).toBe(2);
});

test('nobody needs a cookie for samples, and none is given', async () => {
  const { server } = await setup();
  expect((await server.inject('/api/samples')).headers).not.toHaveProperty('set-cookie');
});

test.each(['nope', '..%2f..%2fpackage', '__proto__', 'constructor', 'samples.json'])(
  'the sample %s does not exist',
  async (id) => {
    const { server } = await setup();
    const answer = await server.inject(`/api/samples/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'sample.not_found']);
  },
);

test('a sample that could not be opened is tried again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'readback-samples-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sample = { id: 'late', title: 'Late', documentType: 'other', teaser: 'Comes late.' };
  await writeFile(join(folder, 'samples.json'), JSON.stringify([sample]));
  const { server } = await setup({ folder });

  expect((await server.inject('/api/samples/late')).statusCode).toBe(500);
  await writeFile(join(folder, 'late.txt'), 'CRP 3');
  expect((await server.inject('/api/samples/late')).statusCode).toBe(200);
});
