import type { Interpretation } from '#core/documents/interpretation.ts';
import { ReadingLevel } from '#core/documents/reading-level.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { papers } from '#core/presenting/papers.ts';
import { reportOf } from '#core/presenting/report.ts';
import { PdfChoice } from '#core/taking-along/pdf-report.ts';
import type { ReportPrinter } from '../../ports/report-printer.ts';
import { sampleOwner, type SampleLibrary } from './sample-library.ts';

/** Samples are in English alone. */
export const SamplePdfChoice = PdfChoice.pick({ level: true, paper: true });
type Choice = Pick<PdfChoice, 'level' | 'paper'>;

/** The samples on paper. Each is printed when it is first asked for, for everybody, and then kept. */
export type SamplePdfs = {
  /** Undefined when there is no such sample. Throws AppError('pdf.failed') where it could not be printed. */
  find(id: string, choice: Choice): Promise<{ title: string; bytes: Uint8Array } | undefined>;
};

export function createSamplePdfs(samples: SampleLibrary, reportPrinter: ReportPrinter): SamplePdfs {
  const printed = new Map<string, Promise<Uint8Array>>();
  return {
    async find(id, { level, paper }) {
      const sample = await samples.find(id, level);
      if (sample === undefined) return undefined;
      const key = `${id} ${level} ${paper}`;
      const bytes = printed.get(key) ?? print(reportPrinter, sample, paper);
      printed.set(key, bytes);
      // A failure is not kept: the next one who asks tries again.
      bytes.catch(() => printed.delete(key));
      return { title: sample.title, bytes: await bytes };
    },
  };
}

const print = (printer: ReportPrinter, sample: Interpretation, paper: Choice['paper']): Promise<Uint8Array> =>
  printer
    .print(reportOf(sample, { paper, visitQuestions: [], uploadedAt: null }), { owner: sampleOwner })
    .catch((cause: unknown) => {
      throw new AppError('pdf.failed', { cause });
    });

const choices: Choice[] = ReadingLevel.options.flatMap((level) => papers.map((paper) => ({ level, paper })));

export const fileNameOf = ({ level, paper }: Choice): string => `report-${level}-${paper}.pdf`;

/** Throws AppError('pdf.not_found') for a name of no report. */
export function choiceOf(filename: string): Choice {
  const choice = choices.find((known) => fileNameOf(known) === filename);
  if (choice === undefined) throw new AppError('pdf.not_found');
  return choice;
}
