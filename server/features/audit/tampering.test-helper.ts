import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';
import type { AuditFinding } from './audit-finding.ts';
import { createAuditTrail } from './audit-trail.ts';
import { verifyAudit } from './verify-audit.ts';

export const ana = 'user:1';
export const ben = 'guest:ben';
export const ticket = randomUUID();
/** Which line of Ana's. */
export const line = (number: number) => `owner = '${ana}' and number = ${number}`;

/** A log to change behind its back, and to look at afterwards. */
export function createTampering(db: Kysely<Database>) {
  const auditKey = randomBytes(32);
  const trail = createAuditTrail(auditKey);

  /** As somebody who has the whole database, but not the key. */
  async function tamper(...statements: string[]) {
    await db.connection().execute(async (connection) => {
      await sql`set session_replication_role = replica`.execute(connection);
      for (const statement of statements) await sql.raw(statement).execute(connection);
      await sql`set session_replication_role = default`.execute(connection);
    });
  }

  async function write(owner: string, ...actions: ('account.created' | 'document.viewed' | 'emergency.read')[]) {
    for (const action of actions) {
      await db
        .transaction()
        .execute((trx) => trail.record(trx, { owner, actor: 'owner', action, ticket, fields: { bytes: 7, a: true } }));
    }
  }

  /** Two whole chains. A batch of three lines ends amid either. */
  async function setup() {
    await write(ana, 'account.created', 'document.viewed', 'document.viewed', 'document.viewed', 'document.viewed');
    await write(ben, 'document.viewed', 'document.viewed');
  }

  async function verify(batch = 3) {
    const findings: AuditFinding[] = [];
    const verified = await verifyAudit({ db, auditKey }, (finding) => findings.push(finding), batch);
    expect(verified.findings).toBe(findings.length);
    return { ...verified, findings };
  }

  const found = async () => (await verify()).findings;
  const empty = () => tamper('delete from audit_events', 'delete from audit_heads', 'delete from owner_notices');
  return { auditKey, trail, tamper, write, setup, verify, found, empty };
}
