import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentSearch, DocumentSearchBody } from '#core/documents/searching/document-search.ts';
import { ownerOf } from '#core/kernel/actor.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { whenLeft } from '#server/http/when-left.ts';
import { searchDocuments, type SearchDocumentsDeps } from './search-documents.ts';

// Of one person, whatever the address: each opens everything that they have. Typing asks about once a second.
const searchesAMinute = 60;

export function registerSearchRoute(
  routes: ApiRoutes,
  { path, deps }: { path: string; deps: SearchDocumentsDeps },
): void {
  const schema = { body: DocumentSearchBody, response: { 200: answerOf(DocumentSearch) } };
  const rateLimit = {
    max: searchesAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ actor }: { actor: Parameters<typeof ownerOf>[0] }) => `search ${ownerOf(actor)}`,
  };
  routes.post(`${path}/search`, { schema, config: { rateLimit } }, async (request, reply) => {
    const left = whenLeft(reply);
    const { actor, body } = request;
    const found = await searchDocuments(deps, actor, { ...body, signal: left.signal }).catch((error: unknown) => {
      if (left.signal.aborted) return undefined; // nobody is there to be told
      throw error;
    });
    return found === undefined ? reply.hijack() : success(found);
  });
}
