import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { AccessLogEntry, AuditFields } from '#core/audit/audit-event.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTables } from '#server/features/audit/audit.table.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { DocumentKey, KeyRing } from '#server/ports/key-ring.ts';
import { selectDocuments, toRecord } from '../documents/document-query.ts';
import { idOf, type DocumentRecord } from '../documents/document-record.ts';
import { Label, openPart } from '../documents/sealed-parts.ts';
import { openReason } from '../emergency/sealed-reason.ts';

export type PresentLinesDeps = { db: Kysely<Database>; keyRing: KeyRing };

export type Line = Pick<AuditTables['audit_events'], 'number' | 'at' | 'actor' | 'action' | 'ticket' | 'fields'>;

type Named = { id: number | string; title: string | null };
/** What can be opened of the documents that lines are about. */
type Opened = { named: Named; key: DocumentKey };

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Lines as their owner sees them: with the title of a document as long as that can be opened, and why an operator was let at it. */
export async function presentLines(
  deps: PresentLinesDeps,
  owner: string,
  lines: readonly Line[],
): Promise<AccessLogEntry[]> {
  const opened = await openDocuments(deps, owner, lines);
  const reasons = await openReasons(deps, opened, lines);
  return lines.map(({ number, at, actor, action, ticket, fields }) => {
    const own = fieldsOf(fields);
    const reason = reasons.get(String(own['grant']));
    return {
      number: Number(number),
      at: at.toISOString(),
      actor,
      action,
      document: ticket === null ? null : (opened.get(ticket)?.named ?? { id: `temp-${ticket}`, title: null }),
      fields: reason === undefined ? own : { ...own, reason },
    };
  });
}

const fieldsOf = (stored: string): AuditFields => Fields.parse(JSON.parse(stored));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Those that are there and not hidden, by their tickets. */
async function openDocuments(
  { db, keyRing }: PresentLinesDeps,
  owner: string,
  lines: readonly Line[],
): Promise<Map<string, Opened>> {
  const tickets = unique(lines.flatMap(({ ticket }) => ticket ?? []));
  if (tickets.length === 0) return new Map();
  const rows = await selectDocuments(db)
    .where('owner', '=', owner)
    .where('deleted_at', 'is', null)
    .where('documents.ticket', 'in', tickets)
    .execute();
  const records = rows.map(toRecord);
  const titles = await mapInTurns(records, (record) => titleOf(keyRing, record));
  return new Map(
    records.map((record, at) => [
      record.ticket,
      { key: record.key, named: { id: idOf(record), title: titles[at] ?? null } },
    ]),
  );
}

/** Null for a damaged one: its lines are shown all the same. */
const titleOf = (keyRing: KeyRing, { key, sealedLabel }: DocumentRecord): Promise<string | null> =>
  openPart(keyRing, key, 'label', { sealed: sealedLabel, shape: Label }).then(
    ({ title }) => title,
    () => null,
  );

async function openReasons(
  { db, keyRing }: PresentLinesDeps,
  opened: ReadonlyMap<string, Opened>,
  lines: readonly Line[],
): Promise<Map<string, string>> {
  const grants = unique(
    lines.flatMap(({ action, fields }) => (action.startsWith('emergency.') ? (fieldsOf(fields)['grant'] ?? []) : [])),
  );
  if (grants.length === 0 || opened.size === 0) return new Map();
  const rows = await db
    .selectFrom('emergency_accesses')
    .select(['id', 'ticket', 'sealed_reason'])
    .where('id', 'in', grants.map(String))
    .where('ticket', 'in', [...opened.keys()])
    .execute();
  const found = await mapInTurns(rows, async ({ id, ticket, sealed_reason: sealed }): Promise<[string, string][]> => {
    const key = opened.get(ticket)?.key;
    return key === undefined ? [] : [[id, await openReason(keyRing, key, { grant: id, sealed })]];
  });
  return new Map(found.flat());
}
