import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ms, times, type Row } from './measure.ts';
import { scannedPage, scannedPdf } from './pages.ts';
import { measured, runReadingChild, type ChildRun } from './reading-child.ts';

const run = promisify(execFile);
const pages = 8;

/** Reading scanned pages, against the tesseract program on the same pictures where it is installed, and on one and two threads. */
export async function recognising(): Promise<Row[]> {
  const pictures = await Promise.all(Array.from({ length: pages }, (_, page) => scannedPage(page)));
  const [first] = pictures;
  if (first === undefined) throw new Error('There is no page.');
  const pdf = await scannedPdf(pictures);
  const one = await runReadingChild(first, { mediaType: 'image/jpeg', threads: 2 });
  const [single, double] = [await quicker(pdf, 1), await quicker(pdf, 2)];
  const yardstick = await withTesseract(pictures);
  const further = (single.cpuMs - one.cpuMs) / (pages - 1);
  return [
    {
      what: 'a scanned page in a process of its own, processor time',
      figure: ms(one.cpuMs),
      ...beside(one.cpuMs, yardstick),
    },
    { what: 'each further page, processor time', figure: ms(further), ...beside(further, yardstick) },
    { what: 'a scanned page, time to wait', figure: ms(one.wallMs), yardstick: 'at most 5,000 ms', ratio: '' },
    {
      what: `${pages} scanned pages with two threads, time to wait`,
      figure: ms(double.wallMs),
      yardstick: `one thread ${ms(single.wallMs)}`,
      ratio: times(single.wallMs / double.wallMs),
    },
    {
      what: `most memory of the process, ${pages} pages and two threads`,
      figure: `${Math.round(double.peakMegabytes)} MB`,
      yardstick: 'at most 700 MB',
      ratio: '',
    },
  ];
}

/** The quicker of two runs: what else the machine does can only slow one down. */
async function quicker(pdf: Uint8Array, threads: number): Promise<ChildRun> {
  const once = () => runReadingChild(pdf, { mediaType: 'application/pdf', threads });
  const [first, second] = [await once(), await once()];
  return first.wallMs < second.wallMs ? first : second;
}

const beside = (figure: number, yardstick: number | undefined): Pick<Row, 'yardstick' | 'ratio'> =>
  yardstick === undefined
    ? { yardstick: 'tesseract is not installed', ratio: '' }
    : { yardstick: `tesseract ${ms(yardstick)}`, ratio: times(figure / yardstick) };

/** Processor milliseconds a page, one thread. */
async function withTesseract(pictures: readonly Uint8Array[]): Promise<number | undefined> {
  const isInstalled = await run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
  if (!isInstalled) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'readback-bench-'));
  try {
    const runs: ChildRun[] = [];
    for (const [page, picture] of pictures.entries()) {
      const file = join(folder, `${page}.jpg`);
      await writeFile(file, picture);
      runs.push(await measured('/usr/bin/env', ['tesseract', file, '-'], { env: { OMP_THREAD_LIMIT: '1' } }));
    }
    return runs.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / runs.length;
  } finally {
    await rm(folder, { recursive: true });
  }
}
