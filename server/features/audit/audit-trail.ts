import { sql, type Kysely } from 'kysely';
import type { AuditEvent } from '#core/audit/audit-event.ts';
import type { Database } from '#server/db/database.ts';
import { headMacOf, macOf } from './audit-mac.ts';
import { storedFields } from './stored-fields.ts';
import { wasWrittenLately } from './was-written-lately.ts';

/**
 * The only way to write to the audit log. Runs in the transaction of what it tells of: what cannot be written down does not happen. Until
 * that transaction ends, nobody else writes for the same owner: so it comes behind the other locks that a transaction takes.
 */
export type AuditTrail = {
  /** Returns the number of the line. */
  record(within: Kysely<Database>, event: AuditEvent): Promise<number>;
  /** The same of what somebody looks at again and again. Undefined when the same line stands there since a few minutes. */
  recordView(within: Kysely<Database>, event: AuditView): Promise<number | undefined>;
};

/** Somebody looks at a document. */
export type AuditView = AuditEvent & { ticket: string };

export const createAuditTrail = (secret: Uint8Array): AuditTrail => ({
  record: async (within, event) => append(within, secret, await lockHead(within, event.owner), event),

  async recordView(within, event) {
    // Behind the lock: of two who look at the same moment, the second sees the line of the first.
    const head = await lockHead(within, event.owner);
    const { rows } = await sql`select where ${wasWrittenLately(event)}`.execute(within);
    return rows.length > 0 ? undefined : append(within, secret, head, event);
  },
});

type Head = { number: number; mac: Buffer; at: Date };

async function append(
  within: Kysely<Database>,
  secret: Uint8Array,
  head: Head,
  { owner, actor, action, ticket, fields = {} }: AuditEvent,
): Promise<number> {
  const number = head.number + 1;
  const line = { owner, number, at: head.at, actor, action, ticket: ticket ?? null, fields: storedFields(fields) };
  const mac = macOf(secret, head.mac, line);
  await within
    .with('line', (query) => query.insertInto('audit_events').values({ ...line, number: String(number), mac }))
    .updateTable('audit_heads')
    .set({ number: String(number), mac: headMacOf(secret, { owner, number, mac }) })
    .where('owner', '=', owner)
    .execute();
  return number;
}

/** Holds the end of an owner's chain until the transaction ends. `at` is the time behind the lock. */
async function lockHead(within: Kysely<Database>, owner: string): Promise<Head> {
  const known = await selectHead(within, owner);
  if (known !== undefined) return known;
  await sql`insert into audit_heads (owner, number, mac) values (${owner}, 0, '') on conflict do nothing`.execute(
    within,
  );
  const begun = await selectHead(within, owner);
  if (begun === undefined) throw new Error('The head of an audit chain is not there.');
  return begun;
}

async function selectHead(within: Kysely<Database>, owner: string): Promise<Head | undefined> {
  // Milliseconds, since that is what a Date keeps when the line is read again.
  const { rows } = await sql<{ number: string; mac: Buffer; at: Date }>`
    select number, mac, date_trunc('milliseconds', clock_timestamp()) as at
    from audit_heads where owner = ${owner} for update`.execute(within);
  const [row] = rows;
  return row && { ...row, number: Number(row.number) };
}
