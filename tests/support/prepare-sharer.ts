import { sql } from 'kysely';
import { endOfDay } from '#core/sharing/expiry.ts';
import type { DocumentShare, ShareKeys } from '#core/sharing/share.ts';
import { uploadForm } from './document-server.ts';
import { createMailServer } from './mail-readers.ts';
import type { TestDatabase } from './test-database.ts';

export const doctor = 'doctor@example.com';
export const sharesPath = '/api/document-shares';

type Server = Awaited<ReturnType<typeof createMailServer>>;
type Person = Awaited<ReturnType<Server['meetUser']>>;
type Options = NonNullable<Parameters<typeof createMailServer>[1]> & { timeZone?: string };

/** Ana, who has a document that was read, and what owners do with shares. */
export async function prepareSharer(database: TestDatabase, { timeZone = 'UTC', ...options }: Options = {}) {
  const { db } = database;
  const server = await createMailServer(database, options);
  const ana = await server.meetUser({ timeZone });

  const addDocument = async (person: Person = ana, title = 'Blood test') => {
    const ticket: string = (await person.upload(uploadForm({ title }))).json().data.id.slice('temp-'.length);
    await server.kept.runAll();
    const { number } = await db
      .selectFrom('documents')
      .select('number')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    return { ticket, documentId: Number(number) };
  };
  const { ticket, documentId } = await addDocument();

  const send = (method: 'POST' | 'DELETE' | 'GET', url: string, who: Person = ana, payload?: object) =>
    who.ask({ method, url, ...(payload && { payload }) });
  const ask = (body: object = {}, who: Person = ana) =>
    send('POST', sharesPath, who, { documentId, recipientEmail: doctor, ...body });
  const share = async (body: object = {}): Promise<ShareKeys> => {
    const answer = await ask(body);
    if (answer.statusCode !== 201) throw new Error(`Nothing was shared: ${answer.body}`);
    return answer.json().data;
  };
  const list = async (id: number | string = documentId): Promise<DocumentShare[]> =>
    (await send('GET', `/api/documents/${id}/shares`)).json().data;

  const ofShare =
    (method: 'POST' | 'DELETE' | 'GET', what: string) =>
    (id: number | string, who: Person = ana) =>
      send(method, `${sharesPath}/${id}${what}`, who);

  /** What was written down of sharing, oldest first. */
  const lines = async (owner = ana.owner) =>
    db
      .selectFrom('audit_events')
      .select(['actor', 'action', 'ticket', 'fields'])
      .where('owner', '=', owner)
      .where(sql<boolean>`action like any (array['share.%', 'health_link.%'])`)
      .orderBy('number')
      .execute();

  return {
    ...{ ...server, ana, ticket, documentId, addDocument, send, ask, share, list, lines },
    revoke: ofShare('POST', '/revoke'),
    remove: ofShare('DELETE', ''),
    renew: ofShare('POST', '/code'),
    visits: ofShare('GET', '/visits'),
    rowOf: (id: number) => db.selectFrom('shares').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow(),
    /** Lets its time be over, by the clock that decides. */
    expire: (id: number) =>
      db
        .updateTable('shares')
        .set({ expires_on: '2020-01-01', expires_at: endOfDay('2020-01-01', 'UTC') })
        .where('id', '=', String(id))
        .execute(),
  };
}

export const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** So many days from now on, as the calendar there has it. */
export const dayIn = (days: number, timeZone = 'UTC'): string =>
  Temporal.Now.plainDateISO(timeZone).add({ days }).toString();
