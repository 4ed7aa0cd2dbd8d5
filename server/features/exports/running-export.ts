import { AppError } from '#core/kernel/app-error.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { DocumentRepository } from '../documents/documents.repository.ts';
import type { InterpretationRepository } from '../interpretations/interpretations.repository.ts';
import type { TellingKey } from '../tellings/telling-key.ts';
import type { VisitQuestionRepository } from '../visit-questions/visit-questions.repository.ts';
import type { ExportFile } from './export-file.ts';

export type ExportDeps = {
  db: Kysely<Database>;
  keyRing: KeyRing;
  files: FileStore;
  documents: DocumentRepository;
  interpretations: InterpretationRepository;
  visitQuestions: VisitQuestionRepository;
  tellingKey: TellingKey;
};

/** An export on its way. */
export type RunningExport = {
  userId: number;
  owner: string;
  madeAt: Date;
  /** What could not be taken along, in plain lines. */
  problems: string[];
};

/**
 * Adds the files of one kind of records. Asks for the records of `running.owner` and nobody else's, holds no more than one of them at a
 * time, and tells what does not open instead of throwing.
 */
export type Contributor = (deps: ExportDeps, running: RunningExport) => AsyncIterable<ExportFile>;

/** Throws AppError('auth.required') when the account was erased since the export began: what is left of it is not everything. */
export async function mustBeThere({ db }: ExportDeps, { userId }: RunningExport): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('id', '=', String(userId)).executeTakeFirst();
  if (user === undefined) throw new AppError('auth.required');
}

/** What opens, or undefined with a line about it. */
export async function openOrTell<Opened>(
  { problems }: RunningExport,
  what: string,
  open: () => Promise<Opened>,
): Promise<Opened | undefined> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'storage.damaged') throw error;
    problems.push(`${what} is damaged in storage and could not be opened.`);
    return undefined;
  }
}
