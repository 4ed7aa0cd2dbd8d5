import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleLines, sampleList } from '#core/documents/sample-list.ts';
import type { Sample } from '#core/documents/samples.ts';
import { explained } from '#tests/support/pdf/told-sample.ts';
import { plainExplain } from '#tests/support/plain-explain.ts';
import { plainPrinter } from '#tests/support/plain-printer.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { ReportPrinter } from '../../ports/report-printer.ts';
import { createSampleLibrary } from './sample-library.ts';
import { registerSampleRoutes } from './samples.routes.ts';

async function setup({
  reportPrinter = plainPrinter,
  ...options
}: { folder?: string; samples?: readonly Sample[]; reportPrinter?: ReportPrinter } = {}) {
  let explained = 0;
  let printed = 0;
  const explainer: Explainer = {
    explain: async (input) => {
      explained += 1;
      return plainExplain(input);
    },
  };
  const samples = createSampleLibrary(explainer, options);
  const counting: ReportPrinter = {
    print: (...asked) => {
      printed += 1;
      return reportPrinter.print(...asked);
    },
  };
  const { server } = await createTestServer({
    registerRoutes: (routes) => registerSampleRoutes(routes, { samples, reportPrinter: counting }),
  });
  return { server, explained: () => explained, printed: () => printed };
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

test.each(sampleList)('what is shown of $id stands in it, and in its explanation', async ({ id }) => {
  const text = await readFile(join(import.meta.dirname, 'data', `${id}.txt`), 'utf8');

  const { sentences } = explained(text, id);

  expect(text.replace(/ +/g, ' ')).toContain(sampleLines[id].printed);
  expect(sentences.map((sentence) => sentence.text).join(' ')).toContain(sampleLines[id].told);
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
  const samples = [{ id: 'late', title: 'Late', documentType: 'other', teaser: 'Comes late.' }] as const;
  const { server } = await setup({ folder, samples });

  expect((await server.inject('/api/samples/late')).statusCode).toBe(500);
  await writeFile(join(folder, 'late.txt'), 'CRP 3');
  expect((await server.inject('/api/samples/late')).statusCode).toBe(200);
});

describe('the PDF of a sample', () => {
  test('waits where everybody finds it, named after its title', async () => {
    const { server } = await setup();
    const [{ id, title }] = (await server.inject('/api/samples')).json().data;

    const made = await server.inject(`/api/samples/${id}/pdf?level=simple&language=es&paper=a4`);
    const answer = await server.inject(made.json().data.pdfPath);

    const filename = 'report-simple-a4.pdf';
    expect(made.json().data).toEqual({ pdfPath: `/api/samples/${id}/reports/${filename}`, filename });
    expect([answer.statusCode, answer.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`filename="${title}.pdf"`),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('is printed once for each choice, however many ask at once', async () => {
    const { server, printed } = await setup();
    const ask = (query: string) => server.inject(`/api/samples/lab-panel/pdf?${query}`);

    await Promise.all([ask('paper=a4'), ask('paper=a4'), ask('paper=letter')]);
    await server.inject('/api/samples/lab-panel/reports/report-standard-a4.pdf');

    expect(printed()).toBe(2);
  });

  test('that could not be printed is told so, and tried again', async () => {
    let isBroken = true;
    const reportPrinter: ReportPrinter = {
      print: (...asked) => (isBroken ? Promise.reject(new Error('broken')) : plainPrinter.print(...asked)),
    };
    const { server } = await setup({ reportPrinter });
    const ask = async () => (await server.inject('/api/samples/lab-panel/pdf')).json();

    expect(await ask()).toEqual({ success: false, message: 'Failed to generate PDF report', code: 'pdf.failed' });
    isBroken = false;
    expect((await ask()).success).toBe(true);
  });

  test.each([
    ['/api/samples/nope/pdf', 'sample.not_found'],
    ['/api/samples/nope/reports/report-simple-a4.pdf', 'sample.not_found'],
    ['/api/samples/lab-panel/reports/report-simple-a5.pdf', 'pdf.not_found'],
    ['/api/samples/lab-panel/reports/..%2fsamples.json', 'pdf.not_found'],
  ])('is not there at %s', async (url, code) => {
    const { server, printed } = await setup();
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.json().code, printed()]).toEqual([404, code, 0]);
  });
});
