import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageRead } from '#server/ports/text-extractor.ts';
import { compileCache } from '#tests/support/compile-cache.ts';
import { childProcesses } from '#tests/support/child-processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { ChildLimits } from './child-life.ts';
import { createTextExtractor, extractorLimits, type ExtractorLimits } from './child-process.ts';
import { runChild } from './child-run.ts';
import { createGate } from '#server/gate.ts';

const program = fileURLToPath(new URL('child-misbehaving.test-helper.ts', import.meta.url));

function setup(limits: Partial<ExtractorLimits> = {}) {
  const extractor = createTextExtractor({ program, ...limits });
  const run = (words: string, options: Parameters<typeof extractor.extract>[1] = {}) =>
    extractor.extract({ bytes: Buffer.from(words), mediaType: 'text/plain' }, options);
  return { extractor, run };
}

afterEach(() => expect(childProcesses()).toEqual([]));

const draw = (words: string, drawing: Partial<ChildLimits> = {}) =>
  createTextExtractor({ program, drawing }).drawPage(
    { bytes: Buffer.from(words), mediaType: 'application/pdf' },
    { page: 1, turn: 0 },
  );

const tooComplex = { outcome: 'unreadable', reason: 'too_complex' };

describe('a child that goes wrong', () => {
  test.each([
    'abort',
    'exit',
    'talk-nonsense',
    'announce-a-gigabyte',
    'answer-in-another-shape',
    'talk-nonsense-and-stay',
    'number-pages-by-the-million',
    'stop-in-the-middle',
    'do nothing',
  ])('%s: the document is too complex', async (words) => {
    expect(await setup().run(words)).toEqual(tooComplex);
  });

  test('gobble: it is stopped, by what it holds or by what it may ask for', async () => {
    expect(await setup({ memoryBytes: 300 * 1024 ** 2 }).run('gobble')).toEqual(tooComplex);
  });

  test.each(['fall-silent', 'spin', 'close-its-mouth'])('%s: it took too long', async (words) => {
    expect(await setup({ stallMs: 700 }).run(words)).toEqual({ outcome: 'unreadable', reason: 'took_too_long' });
  });

  test.each([
    ['talk-nonsense-and-stay', 'undrawable'],
    ['announce-a-gigabyte', 'undrawable'],
    ['abort', 'crashed'],
  ])('%s: the page is %s', async (words, reason) => {
    expect(await draw(words)).toEqual({ outcome: 'undrawn', reason });
  });

  test.each(['fall-silent', 'spin'])('%s: drawing the page took too long', async (words) => {
    const outcome = await draw(words, { baseMs: 700 });
    expect(outcome).toEqual({ outcome: 'undrawn', reason: 'took_too_long' });
  });

  test.each(['exit', 'do nothing', 'stop-in-the-middle'])(
    '%s: without a word nobody knows whether it was the page',
    async (words) => {
      await expect(draw(words)).rejects.toThrow('could not work');
    },
  );

  test('be-killed-in-the-middle: that is no fault of what is read or drawn', async () => {
    await expect(draw('be-killed-in-the-middle')).rejects.toThrow('taken away');
    await expect(setup().run('be-killed-in-the-middle')).rejects.toThrow('taken away');
  });

  test.each([
    ['answer-twice', 'first'],
    ['talk-nonsense-about-cores', 'done'],
  ])('%s: its first answer counts', async (words, text) => {
    expect(await setup().run(words)).toMatchObject({ outcome: 'read', text });
  });

  test('be-killed: nobody knows whether it was the document, so it is worth another try', async () => {
    await expect(setup().run('be-killed')).rejects.toThrow('taken away');
  });
});

describe('a child that the system does not start', () => {
  test('has its document read later, and is no fault of this process', () => {
    const helper = fileURLToPath(new URL('without-descriptors.test-helper.ts', import.meta.url));

    const { stdout } = spawnSync('/bin/sh', ['-c', 'ulimit -n 100; exec "$0" "$1"', process.execPath, helper], {
      encoding: 'utf8',
      env: { ...compileCache },
    });

    expect(stdout).toBe('EMFILE, then read\n');
  });
});

describe('pages', () => {
  test('are told one after the other with their pictures, and waited for', async () => {
    const told: [number, number, number | undefined][] = [];
    let atWork = 0;
    await setup().run('send-pages 4', {
      onPage: async ({ page, of, picture }: PageRead) => {
        atWork += 1;
        expect(atWork).toBe(1);
        told.push([page, of, picture?.[0]]);
        await new Promise((resolve) => setTimeout(resolve, 20));
        atWork -= 1;
      },
    });
    expect(told).toEqual([
      [1, 4, 1],
      [2, 4, undefined],
      [3, 4, 3],
      [4, 4, undefined],
    ]);
  });

  test('give time: a document may take longer than its time from one page to the next', async () => {
    expect(await setup({ stallMs: 2_500 }).run('send-pages 6 500')).toMatchObject({ outcome: 'read' });
  });

  test('do not give time without end', async () => {
    const { run } = setup({ baseMs: 1_000, perPageMs: 1 });
    expect(await run('send-pages 300 100')).toEqual({ outcome: 'unreadable', reason: 'took_too_long' });
  });

  test('are not charged for the time that we take over them', async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 2_700));
    expect(await setup({ stallMs: 2_500 }).run('send-pages 1', { onPage: slow })).toMatchObject({ outcome: 'read' });
  });

  test('what is thrown over one ends the reading', async () => {
    const onPage = () => Promise.reject(new Error('The disk is full.'));
    await expect(setup().run('send-pages 300', { onPage })).rejects.toThrow('The disk is full.');
  });
});

test('children take turns with the cores, and nobody is charged for waiting', async () => {
  const told: string[] = [];
  const cores = createGate({ atOnce: 1 });
  const run = (name: string) =>
    runChild<string>({
      task: { verb: 'extract', mediaType: 'text/plain', recognise: true, threads: 1 },
      bytes: Buffer.from('send-pages-on-a-borrowed-core 8 500'),
      limits: { ...extractorLimits, stallMs: 3_000, program },
      cores,
      signal: undefined,
      onMessage: async ({ kind }) => {
        told.push(name);
        return kind === 'answer' ? name : undefined;
      },
    });

  expect(await Promise.all([run('one'), run('other')])).toEqual([{ answer: 'one' }, { answer: 'other' }]);

  const [first, ...others] = told;
  expect(told.lastIndexOf(first ?? '')).toBe(others.findIndex((name) => name !== first));
});

describe('what ends a reading from outside', () => {
  test('a signal', async () => {
    const controller = new AbortController();
    const reading = setup().run('fall-silent', { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('The server stops.')), 100);
    await expect(reading).rejects.toThrow('The server stops.');
  });

  test('a signal that was given before', async () => {
    await expect(setup().run('fall-silent', { signal: AbortSignal.abort(new Error('Too late.')) })).rejects.toThrow(
      'Too late.',
    );
  });

  test('a file that cannot be read to its end', async () => {
    async function* damaged() {
      yield Buffer.from('fall-');
      throw new Error('The file is damaged.');
    }
    const reading = setup().extractor.extract({ bytes: damaged(), mediaType: 'text/plain' });
    await expect(reading).rejects.toThrow('The file is damaged.');
  });
});

test('a child is not charged for the time in which its file does not come', async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2_700));
  async function* slow() {
    await pause();
    yield Buffer.from('send-pages ');
    await pause();
    yield Buffer.from('1');
  }
  const { extractor } = setup({ stallMs: 2_500 });
  expect(await extractor.extract({ bytes: slow(), mediaType: 'text/plain' })).toMatchObject({ outcome: 'read' });
});

test('a program that is not there is no fault of the page', async () => {
  const extractor = createTextExtractor({ program: `${program}.gone` });
  const drawing = extractor.drawPage({ bytes: Buffer.from(''), mediaType: 'application/pdf' }, { page: 1, turn: 0 });
  await expect(drawing).rejects.toThrow('could not work');
});

test('a file that comes in pieces is the same file, and one that nobody reads to its end is no fault', async () => {
  async function* pieces(piece: string, times: number) {
    for (let at = 0; at < times; at++) yield Buffer.from(piece);
  }
  const { extractor } = setup();
  const plain = createTextExtractor();
  const bytes = pieces('Sodium 140 mmol/L\n', 3);
  expect(await plain.extract({ bytes, mediaType: 'text/plain' })).toMatchObject({
    text: expect.stringMatching(/^(Sodium 140 mmol\/L\n?){3}$/),
  });
  expect(await extractor.extract({ bytes: pieces(' '.repeat(60_000), 50), mediaType: 'text/plain' })).toEqual(
    tooComplex,
  );
});

test('a child knows no secrets and may do nothing but read the program, think and answer', async () => {
  const folder = temporaryFolder();
  const outcome = await setup().run(`tell-what-it-may ${folder}`);
  expect(outcome.outcome === 'read' && JSON.parse(outcome.text)).toEqual({
    environment: ['ORT_DISABLE_TELEMETRY', 'TMPDIR'],
    writeBeyondNode: 'refused',
    write: 'ERR_ACCESS_DENIED',
    readElsewhere: 'ERR_ACCESS_DENIED',
    readMasterKey: 'ERR_ACCESS_DENIED',
    readProgram: 'allowed',
    network: 'ERR_ACCESS_DENIED',
    process: 'ERR_ACCESS_DENIED',
    thread: 'allowed',
  });
  expect(existsSync('written-by-a-child')).toBe(false);
  expect(
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join(''),
  ).toBe('');
});
