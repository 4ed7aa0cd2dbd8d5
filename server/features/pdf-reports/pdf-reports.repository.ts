import { sql, type Kysely, type Transaction } from 'kysely';
import type { Reader } from '#core/kernel/actor.ts';
import { ownerOf } from '#core/kernel/actor.ts';
import { gives, ShareLevel } from '#core/sharing/share-level.ts';
import type { Database } from '#server/db/database.ts';
import { hashOfToken } from '../accounts/find-user.ts';
import { selectDocuments, toRecord } from '../documents/document-query.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { isVisitOpen } from '../shares/share-rules.ts';

export type PdfReportRepository = ReturnType<typeof createPdfReportRepository>;

/** Minutes for which a report waits to be fetched. */
export const reportMinutes = 10;
/** How many reports of one document wait for one person. */
export const mostReports = 5;

export const isReportOver = sql<boolean>`(pdf_reports.created_at <= now() - make_interval(mins => ${reportMinutes}))`;

const downloading = ShareLevel.options.filter((level) => gives(level, 'download'));

/** Runs as part of the keeping: both are done, or neither. */
type AlsoWithin = (transaction: Transaction<Database>) => Promise<unknown>;

/** Who asks for a report: by what they are known, and by what a share has given them. */
export type Fetcher = { owner: string; visitToken: string | undefined };

export function createPdfReportRepository(db: Kysely<Database>) {
  return {
    /** False, with nothing kept, when the document is gone by then, or what the reader saw it by. */
    keep: (
      reader: Reader,
      { ticket, name, sealed }: { ticket: string; name: string; sealed: Uint8Array },
      alsoWithin: AlsoWithin,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        if (!(await holdDocument(trx, ownerOf(reader), ticket)) || !(await isStillIn(trx, reader))) return false;
        const by = madeBy(reader);
        await trx
          .insertInto('pdf_reports')
          .values({ name, ticket, sealed_report: Buffer.from(sealed), ...by })
          .execute();
        await dropOldest(trx, ticket, by.visit_id);
        await alsoWithin(trx);
        return true;
      }),

    /** A report that waits for whoever asks; undefined where it is another's, over, or of a document that is not there. */
    async find(
      { owner, visitToken }: Fetcher,
      name: string,
    ): Promise<{ record: DocumentRecord; sealed: Uint8Array } | undefined> {
      const row = await selectDocuments(db)
        .innerJoin('pdf_reports', 'pdf_reports.ticket', 'documents.ticket')
        .select('sealed_report')
        .where('pdf_reports.name', '=', name)
        .where('deleted_at', 'is', null)
        .where(sql<boolean>`not ${isReportOver}`)
        .where(({ or, and, eb }) =>
          or([and([eb('visit_id', 'is', null), eb('documents.owner', '=', owner)]), isOfVisit(visitToken)]),
        )
        .executeTakeFirst();
      return row && { record: toRecord(row), sealed: row.sealed_report };
    },
  };
}

const madeBy = (reader: Reader): { session_id: string | null; visit_id: string | null } => ({
  session_id: reader.kind === 'user' ? reader.sessionId : null,
  visit_id: reader.kind === 'recipient' ? String(reader.visitId) : null,
});

/** Of two reports of one document, the second is kept behind the first. */
async function holdDocument(trx: Transaction<Database>, owner: string, ticket: string): Promise<boolean> {
  const row = await selectDocuments(trx)
    .where('documents.ticket', '=', ticket)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('documents')
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds what the reader is let in by, so that it ends before this or after it. */
async function isStillIn(trx: Transaction<Database>, reader: Reader): Promise<boolean> {
  if (reader.kind === 'guest') return true;
  const found =
    reader.kind === 'user'
      ? await trx
          .selectFrom('sessions')
          .select('id')
          .where('id', '=', reader.sessionId)
          .forKeyShare()
          .executeTakeFirst()
      : await trx
          .selectFrom('share_visits')
          .innerJoin('shares', 'shares.id', 'share_visits.share_id')
          .innerJoin('documents', 'documents.ticket', 'shares.ticket')
          .select('share_visits.id')
          .where('share_visits.id', '=', String(reader.visitId))
          .where(isVisitOpen)
          .forKeyShare('share_visits')
          .executeTakeFirst();
  return found !== undefined;
}

/** Those of the owner are one person's, whatever the session; a recipient's are those of one visit. */
const dropOldest = (trx: Transaction<Database>, ticket: string, visitId: string | null) =>
  sql`
    delete from pdf_reports where name in (
      select name from pdf_reports
      where ticket = ${ticket} and visit_id is not distinct from ${visitId}::bigint
      order by created_at desc offset ${mostReports})`.execute(trx);

/** Whether the visit that it was made in stands, and gives downloads still. */
const isOfVisit = (token: string | undefined) =>
  token === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from share_visits inner join shares on shares.id = share_visits.share_id
        where share_visits.id = pdf_reports.visit_id and shares.ticket = documents.ticket
          and share_visits.token_hash = ${hashOfToken(token)}
          and shares.level = any(${downloading}) and ${isVisitOpen})`;
