import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { parts, sealPart, type Label } from '#server/features/documents/sealed-parts.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import { unpackJson } from '#server/secrets/packed-json.ts';

const rowsAtOnce = 200;

/**
 * Which documents there will be, whose, after which template and from when. What is kept for some months only is younger than that; one of
 * a hundred is a guest's, of today.
 */
export async function layDeck(db: Kysely<Database>, guests: number): Promise<number> {
  await sql`
    create unlogged table bench.deck as
    select gen_random_uuid() as ticket, owner, now() - random() * age as at, (random() * 5)::int as template, is_measured
    from (
      select 'user:' || user_id as owner, is_measured,
        case plan when 'premium' then interval '1000 days' when 'basic' then interval '178 days' else interval '20 days' end as age
      from bench.people, generate_series(1, documents)
      union all
      select 'guest:' || gen_random_uuid(), false, interval '20 hours' from generate_series(1, ${guests}::int)
    ) document`.execute(db);
  await sql`create index on bench.deck (ticket)`.execute(db);
  await sql`analyze bench.deck`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from bench.deck`.execute(db);
  return rows[0]?.count ?? 0;
}

type Plain = { label: Label; text: unknown; explanation: unknown; layout: Uint8Array | null };

/** Seals what the templates say under keys of their own for the documents that will be opened. */
export async function sealMeasured(db: Kysely<Database>, keyRing: KeyRing): Promise<void> {
  await sql`
    create unlogged table bench.sealed (
      ticket uuid, wrapped bytea, label bytea, text bytea, layout bytea, explanation bytea)`.execute(db);
  const templates = await openTemplates(db, keyRing);
  const { rows } = await sql<{ ticket: string; template: number }>`
    select ticket, template from bench.deck where is_measured`.execute(db);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const sealed = await Promise.all(
      some.map(({ ticket, template }) => sealOne(keyRing, ticket, templates.get(template))),
    );
    await sql`insert into bench.sealed values ${sql.join(sealed.map((columns) => sql`(${sql.join(columns)})`))}`.execute(
      db,
    );
  }
  await sql`create index on bench.sealed (ticket)`.execute(db);
  await sql`analyze bench.sealed`.execute(db);
}

async function openTemplates(db: Kysely<Database>, keyRing: KeyRing): Promise<Map<number, Plain>> {
  const { rows } = await sql<{ number: number; ticket: string; wrapped: Buffer } & Record<keyof Plain, Buffer>>`
    select templates.number, documents.ticket, wrapped, sealed_label as label, sealed_text as text, sealed_layout as layout,
      sealed_explanation as explanation
    from bench.templates join documents using (ticket) join document_keys using (ticket) join document_texts using (ticket)
      join interpretations using (ticket)`.execute(db);
  const opened = rows.map(async ({ number, ticket, wrapped, ...sealed }) => {
    const key = { id: ticket, wrapped };
    const open = (part: keyof Plain) => keyRing.decrypt(key, parts[part], sealed[part]);
    const json = async (part: keyof Plain): Promise<unknown> => unpackJson(await open(part));
    const [label, text, explanation] = await Promise.all([json('label'), json('text'), json('explanation')]);
    return [number, { label: label as Label, text, explanation, layout: await open('layout') }] as const;
  });
  return new Map(await Promise.all(opened));
}

async function sealOne(
  keyRing: KeyRing,
  ticket: string,
  plain: Plain | undefined,
): Promise<(string | Buffer | null)[]> {
  if (plain === undefined) throw new Error('There is no such template.');
  const key: DocumentKey = await keyRing.createKey(ticket);
  // A word that one search finds in few documents.
  const label = { ...plain.label, title: `${plain.label.title} ${randomBytes(4).toString('hex')}` };
  const sealed = [
    await sealPart(keyRing, key, 'label', label),
    await sealPart(keyRing, key, 'text', plain.text),
    plain.layout && (await keyRing.encrypt(key, parts.layout, plain.layout)),
    await sealPart(keyRing, key, 'explanation', plain.explanation),
  ];
  return [ticket, Buffer.from(key.wrapped), ...sealed.map((bytes) => bytes && Buffer.from(bytes))];
}
