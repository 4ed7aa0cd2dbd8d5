import { sql } from 'kysely';
import { z } from 'zod';
import type { Explanation } from '#core/documents/explanation.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { MediaType } from '#server/ports/text-extractor.ts';
import { selectDocuments, toRecord } from '../documents/document-query.ts';
import { openPart, parts } from '../documents/sealed-parts.ts';
import { StoredExplanation } from '../documents/stored-explanation.ts';
import type { EmergencyDeps } from './grant-emergency-access.ts';
import { writeAndTell } from './tell-owner.ts';

export type ReadInEmergencyDeps = EmergencyDeps & { files: FileStore };

export type EmergencyReading = {
  mediaType: MediaType;
  original: AsyncIterable<Uint8Array>;
  /** Undefined where the document could not be read, or is being read. */
  explanation: Explanation | undefined;
};

/**
 * Opens a document for the operator while the grant lasts, by the clock of the database. It is written down, and its owner told, before
 * anything is given. Throws AppError('document.not_found') alike for a grant that is over, was ended or never was, and for a document
 * that was deleted.
 */
export async function readInEmergency(deps: ReadInEmergencyDeps, grant: string): Promise<EmergencyReading> {
  const { keyRing, files } = deps;
  const { record, reading } = await open(deps, grant);
  const { key, blob, fileType: mediaType } = record;
  const original = keyRing.decryptStream(key, parts.original, files.read(blob));
  if (reading === undefined) return { mediaType, original, explanation: undefined };

  const text = await openPart(keyRing, key, 'text', { sealed: reading.sealed_text, shape: z.string() });
  const sealed = { sealed: reading.sealed_explanation, shape: StoredExplanation };
  return { mediaType, original, explanation: { ...(await openPart(keyRing, key, 'explanation', sealed)), text } };
}

const open = (deps: ReadInEmergencyDeps, grant: string) =>
  deps.db.transaction().execute(async (trx) => {
    const row = await selectDocuments(trx)
      .innerJoin('emergency_accesses', 'emergency_accesses.ticket', 'documents.ticket')
      .where('emergency_accesses.id', '=', grant)
      .where('ends_at', '>', sql<Date>`now()`)
      .where('ended_at', 'is', null)
      .where('deleted_at', 'is', null)
      .forShare(['documents', 'emergency_accesses'])
      .executeTakeFirst();
    if (row === undefined) throw new AppError('document.not_found');
    const record = toRecord(row);
    const { owner, ticket } = record;
    await writeAndTell(trx, deps, { owner, ticket, action: 'emergency.read', fields: { grant } });
    const reading = await trx
      .selectFrom('document_texts')
      .innerJoin('interpretations', 'interpretations.ticket', 'document_texts.ticket')
      .where('document_texts.ticket', '=', ticket)
      .select(['sealed_text', 'sealed_explanation'])
      .executeTakeFirst();
    return { record, reading };
  });
