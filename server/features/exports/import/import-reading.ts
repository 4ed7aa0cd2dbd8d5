import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { DocumentKey } from '../../../ports/key-ring.ts';
import { sealLayout } from '../../documents/layout/sealed-layout.ts';
import { sealPart } from '../../documents/sealed-parts.ts';
import { StoredExplanation } from '../../documents/stored-explanation.ts';
import { sealTold } from '../../tellings/sealed-told.ts';
import type { ImportDeps } from './import-document.ts';
import type { ArchivedDocument } from './read-document.ts';

type Importing = { archived: ArchivedDocument; owner: string; key: DocumentKey };

/** Keeps what was read in a document, what was told of it, and what its owner thought of that. */
export async function importReading(trx: Transaction<Database>, deps: ImportDeps, importing: Importing): Promise<void> {
  const { reading, document } = importing.archived;
  if (reading === undefined) return;
  const { keyRing } = deps;
  const { key, owner } = importing;
  const ticket = key.id;
  const { text, layout, explanation } = reading;
  await trx
    .insertInto('document_texts')
    .values({
      ticket,
      sealed_text: Buffer.from(await sealPart(keyRing, key, 'text', text)),
      sealed_layout: layout === null ? null : Buffer.from(await sealLayout(keyRing, key, layout)),
    })
    .execute();
  const sealed = await sealPart(keyRing, key, 'explanation', StoredExplanation.parse(explanation));
  const created_at = document.explainedAt === null ? {} : { created_at: new Date(document.explainedAt) };
  await trx
    .insertInto('interpretations')
    .values({ ticket, sealed_explanation: Buffer.from(sealed), ...created_at })
    .execute();
  if (document.feedback !== null) {
    await trx.insertInto('feedback').values({ ticket, person: owner, feedback: document.feedback }).execute();
  }
  await importTellings(trx, deps, importing);
}

/** The words of models, for as long as they fit the text and the rules of now. */
async function importTellings(
  trx: Transaction<Database>,
  { keyRing, tellingKey }: ImportDeps,
  { archived: { reading }, owner, key }: Importing,
): Promise<void> {
  if (reading === undefined) return;
  for (const { level, language, engine, model, told } of reading.tellings) {
    await trx
      .insertInto('tellings')
      .values({
        ...{ ticket: key.id, level, language, stage: 'done', run: null, engine, model, reason: null },
        fits: tellingKey({ text: reading.text, owner, engine, model, level, language }),
        sealed_told: Buffer.from(await sealTold(keyRing, key, { level, language }, told)),
      })
      .execute();
  }
}
