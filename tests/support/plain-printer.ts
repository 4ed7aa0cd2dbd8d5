import type { ReportPrinter } from '#server/ports/report-printer.ts';

/** Prints the whole report as it is given, behind the mark of a PDF: enough where what it looks like does not matter. */
export const plainPrinter: ReportPrinter = {
  print: async (report) => Buffer.from(`%PDF-1.7\n${JSON.stringify(report)}`),
};
