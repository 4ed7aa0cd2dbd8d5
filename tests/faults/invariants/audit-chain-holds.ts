import { openKeyRing } from '#server/adapters/key-ring/open-key-ring.ts';
import { deriveKey } from '#server/derive-key.ts';
import { verifyAudit } from '#server/features/audit/verify-audit.ts';
import { openRootSecret } from '#server/secrets/open-root-secret.ts';
import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** What `admin audit verify` finds; and every upload that was confirmed has its line. */
export const auditChainHolds: Invariant = {
  name: 'the audit chain holds',
  async check({ world: { db, config }, people }) {
    const root = await openRootSecret(db, await openKeyRing(db, config()));
    const breaks: string[] = [];
    await verifyAudit(
      { db, auditKey: deriveKey(root, 'audit log') },
      ({ owner, kind }) => void breaks.push(`${owner}: ${kind}`),
    );
    for (const { documents } of people) {
      for (const { ticket, title } of documents) {
        if (ticket === undefined) continue;
        const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from audit_events
          where action = 'document.uploaded' and ticket = ${ticket.replace(/^temp-/, '')}`.execute(db);
        if (rows[0]?.lines !== 1 && ticket.startsWith('temp-'))
          breaks.push(`the upload of ${title} has ${rows[0]?.lines} lines in the log`);
      }
    }
    return breaks;
  },
};
