import { randomInt } from 'node:crypto';
import type { AuditAction } from '#core/audit/audit-event.ts';
import { addShare, type AddedShare, type ShareToAdd } from './add-share.ts';
import { cookiesOf, createDocumentServer, uploadForm } from './document-server.ts';
import type { TestDatabase } from './test-database.ts';

type Options = Parameters<typeof createDocumentServer>[1];
type Person = { cookies: Record<string, string> };
type Door = 'link' | 'number';

/** Ana with a document that was read, and what others do who have its code: each asks from an address of their own. */
export async function prepareShares(database: TestDatabase, options: Options = {}) {
  const { db } = database;
  const server = await createDocumentServer(database, options);
  const ana = await server.meetUser();

  /** One more document of somebody, by its number. */
  const addDocument = async (who: Pick<typeof ana, 'upload'> = ana, form = uploadForm()): Promise<number> => {
    const ticket: string = (await who.upload(form)).json().data.id;
    await server.kept.runAll();
    const { number } = await db
      .selectFrom('documents')
      .select('number')
      .where('ticket', '=', ticket.slice('temp-'.length))
      .executeTakeFirstOrThrow();
    return Number(number);
  };
  const documentId = await addDocument();
  const share = (asked: Partial<ShareToAdd> = {}) => addShare(server.parts, { documentId, ...asked });

  /** A code, as it is sent from a form. */
  const tryCode = (
    { documentId: number, token, accessCode }: Pick<AddedShare, 'accessCode'> & { documentId: unknown; token: string },
    { door = 'link', who = { cookies: {} } }: { door?: Door; who?: Person } = {},
  ) =>
    server.openBrowser(who.cookies, someAddress()).ask({
      method: 'POST',
      url: door === 'link' ? '/api/shared-documents/open' : `/api/shared-documents/${String(number)}/access`,
      payload: door === 'link' ? { token, accessCode } : { accessCode },
    });

  /** A browser in which a share was opened. */
  const open = async (shared: AddedShare, { who, door }: { who?: Person; door?: Door } = {}) => {
    const person = who ?? (await server.meetGuest());
    const answer = await tryCode(shared, { who: person, ...(door && { door }) });
    if (answer.statusCode !== 200) throw new Error(`The share did not open: ${answer.body}`);
    return server.openBrowser({ ...person.cookies, ...cookiesOf(answer) }, someAddress());
  };

  /** What was written down for Ana of one action, the oldest first. */
  const lines = async (action: AuditAction) => {
    const rows = await db
      .selectFrom('audit_events')
      .select(['actor', 'fields'])
      .where('owner', '=', ana.owner)
      .where('action', '=', action)
      .orderBy('number')
      .execute();
    return rows.map(({ actor, fields }) => ({ actor, ...(JSON.parse(fields) as object) }));
  };

  return { ...server, db, ana, documentId, addDocument, share, tryCode, open, lines };
}

/** Tries are counted by address. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
