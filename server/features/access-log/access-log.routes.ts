import { z } from 'zod';
import { AccessLogPage, OwnerNotice } from '#core/audit/audit-event.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { listAccessLog } from './list-access-log.ts';
import { listOwnerNotices, markNoticeSeen } from './owner-notices.ts';
import type { PresentLinesDeps } from './present-lines.ts';

const LineNumber = z.string().regex(/^[1-9]\d{0,15}$/);

/** What was done with one's own records. */
export function registerAccessLogRoutes(routes: ApiRoutes, deps: PresentLinesDeps): void {
  const querystring = z.object({ before: LineNumber.optional(), document: DocumentRef.optional() });
  const page = { querystring, response: { 200: answerOf(AccessLogPage) } };
  routes.get('/api/access-log', { schema: page }, async ({ actor, query }) =>
    success(await listAccessLog(deps, actor, query)),
  );

  const notices = { response: { 200: answerOf(z.array(OwnerNotice)) } };
  // The page asks for them by itself.
  routes.get('/api/owner-notices', { schema: notices, config: { isBackground: true } }, async ({ actor }) =>
    success(await listOwnerNotices(deps, actor)),
  );

  const seen = { params: z.object({ number: LineNumber }), response: { 200: answerOf(z.null()) } };
  routes.put('/api/owner-notices/:number/seen', { schema: seen }, async ({ actor, params }) => {
    await markNoticeSeen(deps, actor, params);
    return success(null);
  });
}
