import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** One document of so many is shared, and one of so many talked about. */
const sharedOneOf = 10;
const talkedAboutOneOf = 10;
const addresses = 5_000;

/** Copies of the templates, in the order of their time: the documents of one person lie apart, as they came. */
export async function addDocuments(db: Kysely<Database>, cutAt: number | undefined): Promise<void> {
  for (const statement of [...rowsOfDocuments(cutAt), ...rowsOfPeople]) await statement.execute(db);
}

const fromDeck = sql`
  from bench.deck d join bench.templates n on n.number = d.template left join bench.sealed s on s.ticket = d.ticket`;

const rowsOfDocuments = (cutAt: number | undefined): RawBuilder<unknown>[] => {
  const cut = (column: string) =>
    cutAt === undefined ? sql.ref(column) : sql`substr(${sql.ref(column)}, 1, ${cutAt}::int)`;
  return [
    sql`
      insert into documents (ticket, number, owner, sealed_label, document_type, file_type, file_size, blob, stage, uploaded_at, counted_in)
      select d.ticket, nextval('document_numbers'), d.owner, coalesce(s.label, t.sealed_label), t.document_type, t.file_type,
        t.file_size, gen_random_uuid()::text, t.stage, d.at, to_char(d.at, 'YYYY-MM')
      ${fromDeck} join documents t on t.ticket = n.ticket order by d.at`,
    sql`
      insert into document_keys (ticket, wrapped)
      select d.ticket, coalesce(s.wrapped, t.wrapped)
      ${fromDeck} join document_keys t on t.ticket = n.ticket order by d.at`,
    sql`
      insert into document_texts (ticket, sealed_text, sealed_layout)
      select d.ticket, coalesce(s.text, ${cut('t.sealed_text')}), coalesce(s.layout, ${cut('t.sealed_layout')})
      ${fromDeck} join document_texts t on t.ticket = n.ticket order by d.at`,
    sql`
      insert into interpretations (ticket, sealed_explanation, created_at)
      select d.ticket, coalesce(s.explanation, ${cut('t.sealed_explanation')}), d.at
      ${fromDeck} join interpretations t on t.ticket = n.ticket order by d.at`,
    sql`
      insert into document_pages (ticket, page, blob)
      select d.ticket, t.page, gen_random_uuid()::text
      ${fromDeck} join document_pages t on t.ticket = n.ticket order by d.at`,
    sql`
      insert into idempotency_keys (owner, key, ticket, sealed_request, created_at)
      select d.owner, gen_random_uuid()::text, d.ticket, t.sealed_request, d.at
      ${fromDeck} join idempotency_keys t on t.ticket = n.ticket order by d.at`,
  ];
};

const rowsOfPeople: readonly RawBuilder<unknown>[] = [
  sql`
    insert into shares (ticket, sealed_recipient, recipient_index, level, recipient_type, code_index, code_hash, link_hash, created_at)
    select d.ticket, t.sealed_recipient, sha256(((random() * ${addresses})::int)::text::bytea), t.level, t.recipient_type,
      sha256(('code ' || d.ticket)::bytea), t.code_hash, sha256(('link ' || d.ticket)::bytea), d.at
    ${fromDeck} join shares t on t.ticket = n.ticket
    where random() < 1.0 / ${sharedOneOf} and owner like 'user:%' order by d.at`,
  sql`
    insert into mails (id, user_id, kind, state, tries, created_at, share_id)
    select gen_random_uuid(), substr(d.owner, 6)::bigint, 'share', 'sent', 1, d.at, shares.id
    from bench.deck d join shares using (ticket)`,
  sql`
    insert into comments (ticket, share_id, is_owners, sealed_comment, created_at)
    select d.ticket, shares.id, by.is_owners, t.sealed_comment, d.at
    ${fromDeck} join comments t on t.ticket = n.ticket left join shares on shares.ticket = d.ticket,
      (values (true), (false)) by (is_owners)
    where hashtext(d.ticket::text) % ${talkedAboutOneOf} = 0 order by d.at`,
  sql`
    insert into comment_readings (ticket, share_id, last_seen)
    select ticket, null, max(id) from comments join bench.deck using (ticket) group by ticket`,
];
