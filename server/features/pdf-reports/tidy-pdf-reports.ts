import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { isReportOver } from './pdf-reports.repository.ts';

/** Removes reports that nobody can fetch any more. */
export const tidyPdfReports = ({ db }: { db: Kysely<Database> }) => ({
  name: 'pdf_reports.tidy',
  seconds: 60,
  async run(): Promise<void> {
    await db.deleteFrom('pdf_reports').where(isReportOver).execute();
  },
});
