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
const pages = 100;
const rounds = 5;

/** Processor time of the text of a printed page, against pdftotext on the same file where it is installed. */
export async function extracting(): Promise<Row[]> {
  const bytes = await printedPdf(pages);
  const warm = await inThisProcess(bytes);
  const child = await inChildren(bytes);
  const start = medianOf(await repeat(rounds, () => inChildren(Buffer.from('Sodium 139 mmol/L'), 'text/plain')));
  const yardstick = await withPdftotext(bytes);
  const beside = (figure: number) =>
    yardstick === undefined
      ? { yardstick: 'pdftotext is not installed', ratio: '' }
      : { yardstick: `pdftotext ${ms(yardstick / pages)}`, ratio: times(figure / yardstick) };
  const what = (where: string) => `text of a page, ${pages} pages ${where}, processor time`;
  return [
    { what: what('with the library warm'), figure: ms(warm / pages), ...beside(warm) },
    { what: what('in a process of their own'), figure: ms(child / pages), ...beside(child) },
    { what: 'starting a process that reads a line, processor time', figure: ms(start), yardstick: '', ratio: '' },
  ];
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
    return medianOf(await repeat(rounds, once));
  } finally {
    await rm(folder, { recursive: true });
  }
}
