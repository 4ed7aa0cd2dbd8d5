import { sql } from 'kysely';
import { openFileStore } from '#server/adapters/file-store/open-file-store.ts';
import type { Invariant } from './invariant.ts';

/** Every document has its key, its file and nothing of another; no file is nobody's. */
export const rowsBlobsAndKeys: Invariant = {
  name: 'rows, blobs and keys are one-to-one',
  async check({ world: { db, config } }) {
    const { rows } = await sql<{ ticket: string; blob: string; has_key: boolean; stage: string; is_whole: boolean }>`
      select documents.ticket, blob, stage, document_keys.ticket is not null as has_key,
        (exists (select 1 from document_texts where ticket = documents.ticket)) = (stage = 'explained')
          and (exists (select 1 from interpretations where ticket = documents.ticket)) = (stage = 'explained') as is_whole
      from documents left join document_keys on document_keys.ticket = documents.ticket`.execute(db);
    const others = await sql<{ blob: string }>`
      select blob from document_pages union all select blob from upload_parts`.execute(db);
    const strays = await sql<{ what: string }>`
      select 'key ' || ticket as what from document_keys where ticket not in (select ticket from documents)
      union all select 'key of account ' || user_id from account_keys where user_id not in (select id from users)
      union all select 'account without a key ' || id from users where id not in (select user_id from account_keys)`.execute(
      db,
    );
    const kept = new Set<string>();
    const files = await openFileStore(config());
    for await (const { name } of files.list()) kept.add(name);
    const wanted = [...rows, ...others.rows].map(({ blob }) => blob);
    return [
      ...strays.rows.map(({ what }) => `stray: ${what}`),
      ...rows.filter(({ has_key }) => !has_key).map(({ ticket }) => `document ${ticket} has no key`),
      ...rows.filter(({ is_whole }) => !is_whole).map(({ ticket, stage }) => `document ${ticket} is ${stage} by half`),
      ...wanted.filter((blob) => !kept.has(blob)).map((blob) => `blob ${blob} is missing`),
      ...[...kept].filter((blob) => !wanted.includes(blob)).map((blob) => `blob ${blob} is nobody's`),
      ...(new Set(wanted).size === wanted.length ? [] : ['two rows name one blob']),
    ];
  },
};
