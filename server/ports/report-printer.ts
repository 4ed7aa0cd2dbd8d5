import type { Report } from '#core/presenting/report.ts';
import type { OnBehalf } from './on-behalf.ts';

/** Makes a PDF of a report, away from the thread that serves. Rejects when it was stopped, took too long or crashed. */
export type ReportPrinter = {
  print(report: Report, options: OnBehalf): Promise<Uint8Array>;
};
