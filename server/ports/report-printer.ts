import type { Report } from '#core/presenting/report.ts';

/** Makes a PDF of a report, away from the thread that serves. Rejects when it was stopped, took too long or crashed. */
export type ReportPrinter = {
  print(report: Report, options?: { signal?: AbortSignal }): Promise<Uint8Array>;
};
