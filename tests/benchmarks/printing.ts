import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { reportWords } from '#core/presenting/testing/report-words.ts';
import { reportOf, type Report } from '#core/presenting/report.ts';
import { fontFiles } from '#server/adapters/report-printer/font-files.ts';
import { createThreadPrinter } from '#server/adapters/report-printer/thread-printer.ts';
import { anInterpretation } from '../support/client/documents.ts';
import { manyResults } from '../support/pdf/many-results.ts';
import { medianOf, ms, repeat, times, wallMs, type Row } from './measure.ts';

const runs = 7;

/** A panel of forty rows as a PDF, against the same words set by pdfkit alone: no tags, no lines, no rows kept together. */
export async function printing(): Promise<Row[]> {
  const report = reportOf(anInterpretation({ labResults: manyResults(40) }), {
    ...{ paper: 'a4', visitQuestions: [], uploadedAt: null },
  });
  const printer = createThreadPrinter();
  const waited = await wallMs(() => printer.print(report, { owner: 'benchmark' }));
  const printed = medianOf(await repeat(runs, () => threadsMs(() => printer.print(report, { owner: 'benchmark' }))));
  const size = (await printer.print(report, { owner: 'benchmark' })).length;
  await printer.close();
  const bare = medianOf(await repeat(runs, () => threadsMs(() => bareWords(report))));
  const bareSize = (await bareWords(report)).length;
  const yardstick = `the words alone ${ms(bare)}`;
  return [
    {
      what: 'a panel of 40 rows, first of its thread, time to wait',
      figure: ms(waited),
      yardstick: 'at most 1,000 ms',
      ratio: '',
    },
    {
      what: 'a panel of 40 rows, each further one, processor time',
      figure: ms(printed),
      yardstick,
      ratio: times(printed / bare),
    },
    {
      ...{
        what: 'a panel of 40 rows, size',
        figure: kilobytes(size),
        yardstick: `the words alone ${kilobytes(bareSize)}`,
      },
      ratio: times(size / bareSize),
    },
  ];
}

/** Milliseconds of processor time of all threads. */
async function threadsMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

function bareWords(report: Report): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', font: '' });
  pdf.registerFont('regular', fontFiles.regular()).font('regular').fontSize(14);
  pdf.text(reportWords(report).join(' '));
  pdf.end();
  return buffer(pdf);
}
