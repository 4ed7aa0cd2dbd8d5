import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { PdfReport } from '#core/taking-along/pdf-report.ts';

const letters = 22;

/** The last part of a report's address. Nothing of its document is in it, and nobody can guess it. */
export const ReportName = z.string().regex(new RegExp(`^readback-[\\w-]{${letters}}\\.pdf$`));

export const drawReportName = (): string => `readback-${randomBytes(16).toString('base64url')}.pdf`;

export const reportPath = '/api/pdf-reports';

export const waitingAt = (filename: string): PdfReport => ({ pdfPath: `${reportPath}/${filename}`, filename });
