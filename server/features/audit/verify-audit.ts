import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { AuditFault, AuditFinding } from './audit-finding.ts';
import { createChainWalk, type StoredLine } from './walk-chain.ts';

export type Verified = { lines: number; owners: number; findings: number };

type VerifyAuditDeps = { db: Kysely<Database>; auditKey: Uint8Array };

const linesAtOnce = 2_000;

/**
 * Goes over the whole audit log as it is at one moment, while the program writes on, and tells of everything that was not written by it.
 * Takes the same memory for any number of lines.
 */
export const verifyAudit = (
  { db, auditKey }: VerifyAuditDeps,
  tell: (finding: AuditFinding) => void,
  batch = linesAtOnce,
): Promise<Verified> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const verified: Verified = { lines: 0, owners: 0, findings: 0 };
      const tellAll = (findings: readonly AuditFinding[]) => {
        verified.findings += findings.length;
        findings.forEach(tell);
      };
      const walk = createChainWalk(auditKey);
      for await (const line of linesOf(trx, batch)) {
        verified.lines += 1;
        tellAll(walk.step(line));
      }
      tellAll(walk.end());
      for (const [kind, owners] of Object.entries(alone)) {
        for await (const owner of ownersOf(trx, owners, batch)) tellAll([{ owner, kind: kind as AuditFault }]);
      }
      verified.owners = await countHeads(trx);
      return verified;
    });

type Row = Omit<StoredLine, 'head'> & { head_number: string | null; head_mac: Buffer | null };

async function* linesOf(trx: Transaction<Database>, batch: number): AsyncGenerator<StoredLine> {
  let last: Pick<Row, 'owner' | 'number'> = { owner: '', number: '-9223372036854775808' };
  for (;;) {
    const { rows } = await sql<Row>`
      select e.owner, e.number, extract(epoch from e.at)::text as epoch, e.actor, e.action, e.ticket, e.fields, e.mac,
        h.number as head_number, h.mac as head_mac
      from audit_events e left join audit_heads h on h.owner = e.owner
      where (e.owner, e.number) > (${last.owner}, ${last.number})
      order by e.owner, e.number limit ${batch}`.execute(trx);
    for (const { head_number, head_mac, ...line } of rows) {
      const head =
        head_number === null || head_mac === null ? undefined : { number: Number(head_number), mac: head_mac };
      yield { ...line, head };
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
  }
}

/** Owners that no line leads to, and lines that ought to have told their owner. Each gives a column `owner`. */
const alone = {
  no_lines: sql`select owner from audit_heads h
    where not exists (select from audit_events e where e.owner = h.owner)`,
  no_chain: sql`select owner from (select 'user:' || id as owner from users union select owner from documents) people
    where not exists (select from audit_heads h where h.owner = people.owner)
      and not exists (select from audit_events e where e.owner = people.owner)`,
  untold: sql`select distinct owner from audit_events e where action like 'emergency.%'
    and not exists (select from owner_notices n where n.owner = e.owner and n.number = e.number)`,
} satisfies Partial<Record<AuditFault, RawBuilder<unknown>>>;

async function* ownersOf(
  trx: Transaction<Database>,
  owners: RawBuilder<unknown>,
  batch: number,
): AsyncGenerator<string> {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: { owner: string }[] } = await sql<{ owner: string }>`
      select owner from (${owners}) found where ${last}::text is null or owner > ${last}
      order by owner limit ${batch}`.execute(trx);
    for (const { owner } of rows) yield owner;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.owner;
  }
}

async function countHeads(trx: Transaction<Database>): Promise<number> {
  const { heads } = await trx
    .selectFrom('audit_heads')
    .select(({ fn }) => fn.countAll<string>().as('heads'))
    .executeTakeFirstOrThrow();
  return Number(heads);
}
