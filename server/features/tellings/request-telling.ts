import type { Kysely } from 'kysely';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import type { Telling, TellingChoice, TellingState } from '#core/documents/telling.ts';
import { ownerOf, type Reader } from '#core/kernel/actor.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import { getOwnRecord } from '../documents/get-own-record.ts';
import { findTellers } from './find-tellers.ts';
import { findTelling, type FindTellingDeps } from './find-telling.ts';
import { noteToldAnew, type NoteToldAnewDeps } from './note-told-anew.ts';
import { openReading, type OpenReadingDeps } from './open-reading.ts';
import { startTelling } from './start-telling.ts';

export type RequestTellingDeps = FindTellingDeps &
  OpenReadingDeps &
  NoteToldAnewDeps & { db: Kysely<Database>; documents: DocumentRepository; jobs: Jobs };

/** Has a document told by a model, unless that was done or is under way. Throws AppError('interpretation.not_found') before it was read. */
export async function requestTelling(
  deps: RequestTellingDeps,
  reader: Reader,
  { ref, ...choice }: TellingChoice & { ref: DocumentRef },
): Promise<TellingState> {
  const record = await getOwnRecord(deps.documents, reader, ref);
  await noteToldAnew(deps, reader);
  return stateOf(await tellRecord(deps, reader, { record, ...choice }));
}

export async function tellRecord(
  deps: RequestTellingDeps,
  reader: Reader,
  { record, ...choice }: TellingChoice & { record: DocumentRecord },
): Promise<Telling> {
  const { db, documents, jobs } = deps;
  const { ticket, owner } = record;
  const reading = await documents.findReading(ownerOf(reader), `temp-${ticket}`);
  if (reading === undefined) throw new AppError('interpretation.not_found');

  const { explanation } = await openReading(deps, record, { reading, level: 'standard' });
  const find = () => findTelling(deps, record, { ...choice, explanation });
  const telling = await find();
  if (telling.stage === 'done') return telling;

  const tellers = await findTellers(deps, record, explanation);
  if ('reason' in tellers) return { ...telling, stage: 'none', engine: null, reason: tellers.reason };
  await db.transaction().execute((trx) => startTelling(trx, { ticket, owner, ...choice }, jobs));
  return find();
}

const stateOf = ({ told: _told, ...state }: Telling): TellingState => state;
