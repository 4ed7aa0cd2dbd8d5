import type { ShareLevel } from '#core/sharing/share-level.ts';
import { prepareShares } from './prepare-shares.ts';
import type { TestDatabase } from './test-database.ts';

type Shares = Awaited<ReturnType<typeof prepareShares>>;
export type Person = Awaited<ReturnType<Shares['meetGuest']>>;

type Invitation = { level?: ShareLevel; email?: string; documentId?: number };

const urlOf = (documentId: number): string => `/api/medical-documents/${documentId}/comments`;

/** Ana with a document that was read, others who have opened it, and what they all say about it. */
export async function createConversations(database: TestDatabase) {
  const shares = await prepareShares(database);
  const { db, ana, documentId } = shares;
  const url = urlOf(documentId);
  const { ticket } = await db
    .selectFrom('documents')
    .select('ticket')
    .where('number', '=', String(documentId))
    .executeTakeFirstOrThrow();

  /** Somebody who has opened a share, as their browser stands then. */
  const invite = async (invitation: Invitation = {}) => {
    const shared = await shares.share({ level: 'comment', ...invitation });
    return { ...(await shares.open(shared)), shareId: shared.shareId };
  };
  const upload = async () => {
    const number = await shares.addDocument();
    return { documentId: number, url: urlOf(number) };
  };
  const list = async (who: Person, at = url) => (await who.get(at)).json().data;

  return {
    ...shares,
    url,
    ticket,
    invite,
    upload,
    list,
    say: (who: Person, body: string | object, at = url) =>
      who.ask({ method: 'POST', url: at, payload: typeof body === 'string' ? { text: body } : body }),
    texts: async (who: Person, at = url): Promise<string[]> =>
      (await list(who, at)).map(({ text }: { text: string }) => text),
    edit: (who: Person, id: number, text: string, at = url) =>
      who.ask({ method: 'PUT', url: `${at}/${id}`, payload: { text } }),
    remove: (who: Person, id: number, at = url) => who.ask({ method: 'DELETE', url: `${at}/${id}` }),
    see: (who: Person, upTo: number, at = url) => who.ask({ method: 'PUT', url: `${at}/seen`, payload: { upTo } }),
    unread: async (who: Person = ana) => (await who.get('/api/comments/unread')).json().data,
    revoke: (shareId: number) => ana.ask({ method: 'POST', url: `/api/document-shares/${shareId}/revoke` }),
    deleteShare: (shareId: number) => ana.ask({ method: 'DELETE', url: `/api/document-shares/${shareId}` }),
  };
}
