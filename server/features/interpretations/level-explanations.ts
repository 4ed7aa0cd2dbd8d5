import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ReadingLevel } from '#core/documents/reading-level.ts';
import type { Database } from '#server/db/database.ts';
import { errorFields } from '#server/error-fields.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { Log } from '#server/ports/log.ts';
import { createSingleFlight } from '#server/single-flight.ts';
import type { DocumentRecord } from '../documents/document-record.ts';
import { openPart, sealPart } from '../documents/sealed-parts.ts';
import { hasStory, StoredExplanation } from '../documents/stored-explanation.ts';

type Wanted = {
  record: Pick<DocumentRecord, 'ticket' | 'key'>;
  level: ReadingLevel;
  /** The explanation that is kept with the document: a correction changes it, and what was made from the one before is made anew. */
  sealedExplanation: Uint8Array;
};

/**
 * The explanations of documents that are made when they are first asked for, each once however often that is: those at other levels
 * than the standard one, and at that one where what is kept with the document has no story.
 */
export type LevelExplanations = {
  /** The one that was made before, or `make`'s. Rejects as `make` does; then nothing is kept. */
  find(wanted: Wanted, make: () => Promise<StoredExplanation>): Promise<StoredExplanation>;
};

type LevelExplanationsDeps = { db: Kysely<Database>; keyRing: KeyRing; log: Log };

export function createLevelExplanations(deps: LevelExplanationsDeps): LevelExplanations {
  const once = createSingleFlight<StoredExplanation>();

  return {
    find(wanted, make) {
      const madeFrom = createHash('sha256').update(wanted.sealedExplanation).digest();
      const name = `${wanted.record.ticket} ${wanted.level} ${madeFrom.toString('base64')}`;
      return once(name, () => findOrMake(deps, wanted, { madeFrom, make }));
    },
  };
}

async function findOrMake(
  deps: LevelExplanationsDeps,
  wanted: Wanted,
  { madeFrom, make }: { madeFrom: Buffer; make: () => Promise<StoredExplanation> },
): Promise<StoredExplanation> {
  const kept = await findKept(deps, wanted, madeFrom);
  if (kept !== undefined) return kept;
  const explanation = await make();
  await keep(deps, wanted, { madeFrom, explanation });
  return explanation;
}

const partOf = {
  standard: 'explanation-standard',
  simple: 'explanation-simple',
  detailed: 'explanation-detailed',
} as const satisfies Record<ReadingLevel, string>;

async function findKept(
  { db, keyRing }: LevelExplanationsDeps,
  { record: { ticket, key }, level }: Wanted,
  madeFrom: Buffer,
): Promise<StoredExplanation | undefined> {
  const row = await db
    .selectFrom('level_explanations')
    .where('ticket', '=', ticket)
    .where('level', '=', level)
    .where('made_from', '=', madeFrom)
    .select('sealed_explanation as sealed')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const kept = await openPart(keyRing, key, partOf[level], { sealed: row.sealed, shape: StoredExplanation });
  return hasStory(kept) ? kept : undefined;
}

/** What cannot be kept, for want of room or since the document is gone meanwhile, is answered all the same. */
async function keep(
  { db, keyRing, log }: LevelExplanationsDeps,
  { record: { ticket, key }, level }: Wanted,
  { madeFrom, explanation }: { madeFrom: Buffer; explanation: StoredExplanation },
): Promise<void> {
  try {
    const sealed = Buffer.from(await sealPart(keyRing, key, partOf[level], explanation));
    const made = { made_from: madeFrom, sealed_explanation: sealed };
    await db
      .insertInto('level_explanations')
      .values({ ticket, level, ...made })
      .onConflict((conflict) => conflict.columns(['ticket', 'level']).doUpdateSet(made))
      .execute();
  } catch (error) {
    log.warn('interpretation.level_not_kept', errorFields(error));
  }
}
