import type { Report } from '#core/presenting/report.ts';
import { printReport } from './print-report.ts';

// The pool calls the default export of the file that it is given.
export default (report: Report): Promise<Uint8Array> => printReport(report);
