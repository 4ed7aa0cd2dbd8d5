import { randomBytes } from 'node:crypto';
import type { NewCommentBody } from '#core/comments/comment.ts';
import type { ShareLevel } from '#core/sharing/share-level.ts';
import { hashOfToken } from '#server/features/accounts/find-user.ts';
import { sealRecipient } from '#server/features/shares/sealed-recipient.ts';
import { createDocumentServer, uploadForm } from './document-server.ts';
import type { TestDatabase } from './test-database.ts';

type Server = Awaited<ReturnType<typeof createDocumentServer>>;
export type Person = Awaited<ReturnType<Server['meetGuest']>>;

/** Ana with a document that was read, and a way to let others in to it. */
export async function createConversations(
  database: TestDatabase,
  options: Parameters<typeof createDocumentServer>[1] = {},
) {
  const { db } = database;
  const server = await createDocumentServer(database, options);
  const ana = await server.meetUser();
  const document = await uploadBy(ana, { database, server });
  const { ticket, url } = document;

  /** Somebody who has opened a share, as their browser stands then. */
  const invite = async ({ level = 'comment', email = 'doctor@example.com', of = ticket }: Invitation = {}) => {
    const shareId = await insertShare({ database, server, ticket: of }, { level, email });
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('share_visits')
      .values({ token_hash: hashOfToken(token), share_id: String(shareId), session_id: null })
      .execute();
    const { cookies } = await server.meetGuest();
    return { ...server.openBrowser({ ...cookies, 'readback-visit': token }), shareId };
  };

  return {
    ...server,
    ana,
    ...document,
    invite,
    upload: () => uploadBy(ana, { database, server }),
    say: (who: Person, body: string | NewCommentBody | object, at = url) => say(who, at, body),
    list: async (who: Person, at = url) => (await who.get(at)).json().data,
    texts: async (who: Person, at = url): Promise<string[]> =>
      (await who.get(at)).json().data.map(({ text }: { text: string }) => text),
    edit: (who: Person, id: number, text: string, at = url) =>
      who.ask({ method: 'PUT', url: `${at}/${id}`, payload: { text } }),
    remove: (who: Person, id: number, at = url) => who.ask({ method: 'DELETE', url: `${at}/${id}` }),
    see: (who: Person, upTo: number, at = url) => who.ask({ method: 'PUT', url: `${at}/seen`, payload: { upTo } }),
    unread: async (who: Person = ana) => (await who.get('/api/comments/unread')).json().data,
    revoke: async (shareId: number) => {
      await db.updateTable('shares').set({ revoked_at: new Date() }).where('id', '=', String(shareId)).execute();
    },
  };
}

type Invitation = { level?: ShareLevel; email?: string; of?: string };
type Where = { database: TestDatabase; server: Server };

const say = (who: Person, url: string, body: string | object) =>
  who.ask({ method: 'POST', url, payload: typeof body === 'string' ? { text: body } : body });

async function uploadBy(person: Person, { database: { db }, server }: Where) {
  const { id } = (await person.upload(uploadForm())).json().data;
  await server.kept.runAll();
  const ticket = String(id).slice('temp-'.length);
  const { number } = await db
    .selectFrom('documents')
    .select('number')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  return { ticket, number: Number(number), url: `/api/medical-documents/${number}/comments` };
}

async function insertShare(
  { database: { db }, server: { keyRing }, ticket }: Where & { ticket: string },
  { level, email }: { level: ShareLevel; email: string },
): Promise<number> {
  const { wrapped } = await db
    .selectFrom('document_keys')
    .select('wrapped')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  const recipient_index = randomBytes(32);
  const { id } = await db
    .insertInto('shares')
    .values({
      ticket,
      sealed_recipient: await sealRecipient(
        keyRing,
        { key: { id: ticket, wrapped }, index: recipient_index },
        { email },
      ),
      recipient_index,
      level,
      recipient_type: 'other',
      expires_on: null,
      expires_at: null,
      revoked_at: null,
      code_index: randomBytes(32),
      code_hash: 'none',
      link_hash: randomBytes(32),
      last_opened_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}
