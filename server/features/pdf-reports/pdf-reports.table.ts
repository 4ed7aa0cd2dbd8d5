import type { Generated } from 'kysely';

export type PdfReportTables = {
  pdf_reports: {
    /** The last part of its address. */
    name: string;
    ticket: string;
    /** The session of the owner that had it made; null for a guest's and a recipient's. */
    session_id: string | null;
    /** The visit of the recipient who had it made; null for the owner's. */
    visit_id: string | null;
    sealed_report: Buffer;
    created_at: Generated<Date>;
  };
};
