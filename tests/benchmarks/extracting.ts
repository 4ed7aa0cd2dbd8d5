import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from '#server/adapters/text-extractor/extract.ts';
import { medianOf, ms, repeat, times, type Row } from './measure.ts';
import { printedPdf } from './pages.ts';
import { measured, runReadingChild } from './reading-child.ts';

const run = promisify(execFile);
const rounds = 5;
const manyPages = 100;

/** Processor time of the text of printed pages, against pdftotext on the same file where it is installed. */
export async function extracting(): Promise<Row[]> {
  const [one, many] = [await printedPdf(1), await printedPdf(manyPages)];
  const [ofOne, ofMany] = [await withPdftotext(one), await withPdftotext(many)];
  const start = await inChildren(Buffer.from('Sodium 139 mmol/L'), 'text/plain');
  return [
    line('text of one page, library warm', await inThisProcess(one), ofOne),
    line('text of 100 pages, library warm, each', (await inThisProcess(many)) / manyPages, share(ofMany)),
    line('text of 100 pages in a process of its own, each', (await inChildren(many)) / manyPages, share(ofMany)),
    { what: 'a process that reads one line of text, processor time', figure: ms(start), yardstick: '', ratio: '' },
  ];
}

const share = (figure: number | undefined): number | undefined => figure && figure / manyPages;

function line(what: string, figure: number, yardstick: number | undefined): Row {
  const beside =
    yardstick === undefined
      ? { yardstick: 'pdftotext is not installed', ratio: '' }
      : { yardstick: `pdftotext ${ms(yardstick)}`, ratio: times(figure / yardstick) };
  return { what: `${what}, processor time`, figure: ms(figure), ...beside };
}

/** Processor milliseconds of all threads of this process. */
async function inThisProcess(bytes: Uint8Array): Promise<number> {
  const once = async () => {
    const copy = new Uint8Array(bytes);
    const before = process.cpuUsage();
    await extract(copy, 'application/pdf');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  await once();
  return medianOf(await repeat(rounds, once));
}

async function inChildren(
  bytes: Uint8Array,
  mediaType: 'application/pdf' | 'text/plain' = 'application/pdf',
): Promise<number> {
  const once = async () => (await runReadingChild(bytes, { mediaType, threads: 1 })).cpuMs;
  return medianOf(await repeat(rounds, once));
}

async function withPdftotext(bytes: Uint8Array): Promise<number | undefined> {
  const isInstalled = await run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
  if (!isInstalled) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'readback-bench-'));
  try {
    const file = join(folder, 'pages.pdf');
    await writeFile(file, bytes);
    const once = async () => (await measured('/usr/bin/env', ['pdftotext', '-layout', file, '-'], {})).cpuMs;
    const runs = await repeat(20, once); // the system counts in hundredths of a second: only many runs tell
    return runs.reduce((sum, figure) => sum + figure, 0) / runs.length;
  } finally {
    await rm(folder, { recursive: true });
  }
}
