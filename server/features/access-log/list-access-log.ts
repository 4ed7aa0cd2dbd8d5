import type { AccessLogPage } from '#core/audit/audit-event.ts';
import type { DocumentRef } from '#core/documents/medical-document.ts';
import { ownerOf, type Actor } from '#core/kernel/actor.ts';
import { presentLines, type PresentLinesDeps } from './present-lines.ts';

const linesOfPage = 50;

type Asked = {
  /** The number of a line: those before it are shown. */
  before?: string | undefined;
  document?: DocumentRef | undefined;
};

/** Who did what with one's own records, newest first. A document that is not one's own has no lines. */
export async function listAccessLog(
  deps: PresentLinesDeps,
  actor: Actor,
  { before, document }: Asked,
): Promise<AccessLogPage> {
  const owner = ownerOf(actor);
  const ticket = document === undefined ? undefined : await ticketOf(deps, owner, document);
  if (ticket === null) return { entries: [], next: null };
  let lines = deps.db
    .selectFrom('audit_events')
    .select(['number', 'at', 'actor', 'action', 'ticket', 'fields'])
    .where('owner', '=', owner);
  if (before !== undefined) lines = lines.where('number', '<', before);
  if (ticket !== undefined) lines = lines.where('ticket', '=', ticket);
  const rows = await lines
    .orderBy('number', 'desc')
    .limit(linesOfPage + 1)
    .execute();
  const entries = await presentLines(deps, owner, rows.slice(0, linesOfPage));
  return { entries, next: rows.length > linesOfPage ? (entries.at(-1)?.number ?? null) : null };
}

/** A ticket stays the name of a document that was erased; a number goes with it. Null when it is nobody's. */
async function ticketOf({ db }: PresentLinesDeps, owner: string, ref: DocumentRef): Promise<string | null> {
  if (ref.startsWith('temp-')) return ref.slice('temp-'.length);
  const row = await db
    .selectFrom('documents')
    .select('ticket')
    .where('owner', '=', owner)
    .where('number', '=', ref)
    .executeTakeFirst();
  return row?.ticket ?? null;
}
