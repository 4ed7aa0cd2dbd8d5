import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTextExtractor } from '#server/adapters/text-extractor/child-process.ts';
import { extract } from '#server/adapters/text-extractor/extract.ts';
import { medianOf, ms, repeat, times, wallMs, type Row } from './measure.ts';

const samplePdf = fileURLToPath(new URL('../../server/features/samples/data/lab-panel.pdf', import.meta.url));
const run = promisify(execFile);

/** Reading a one-page PDF, against pdftotext on the same file where it is installed. */
export async function extracting(): Promise<Row[]> {
  const bytes = await readFile(samplePdf);
  const copy = () => new Uint8Array(bytes);
  const extractor = createTextExtractor();
  await extract(copy(), 'application/pdf');
  const inside = medianOf(await repeat(20, () => wallMs(() => extract(copy(), 'application/pdf'))));
  const isolated = medianOf(
    await repeat(10, () => wallMs(() => extractor.extract({ bytes: copy(), mediaType: 'application/pdf' }))),
  );
  const yardstick = await run('pdftotext', ['-v']).then(
    async () => medianOf(await repeat(20, () => wallMs(() => run('pdftotext', ['-layout', samplePdf, '-'])))),
    () => undefined,
  );
  const beside = (figure: number) =>
    yardstick === undefined
      ? { yardstick: 'pdftotext is not installed', ratio: '' }
      : { yardstick: `pdftotext ${ms(yardstick)}`, ratio: times(figure / yardstick) };
  return [
    { what: 'text of a one-page PDF, library warm', figure: ms(inside), ...beside(inside) },
    { what: 'text of a one-page PDF, in a process of its own', figure: ms(isolated), ...beside(isolated) },
  ];
}
