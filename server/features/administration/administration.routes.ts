import type { Kysely } from 'kysely';
import { z } from 'zod';
import { AdminAccount, AdminAccounts, AdminOverview, AdminPlanBody } from '#core/accounts/administration.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import type { Database } from '#server/db/database.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { success } from '#server/http/answer.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { changeAccountPlan } from './change-account-plan.ts';
import { getOverview } from './get-overview.ts';
import { getAdminAccount, listAccounts } from './list-accounts.ts';

export type AdministrationRoutesDeps = {
  db: Kysely<Database>;
  files: FileStore;
  mailer: Mailer | undefined;
  audit: AuditTrail;
};

const path = '/api/admin';
const id = z.coerce.number().int().max(Number.MAX_SAFE_INTEGER);

/** For administrators, who see accounts and counts. To anybody else there is nothing at these addresses. */
export function registerAdministrationRoutes(routes: ApiRoutes, deps: AdministrationRoutesDeps): void {
  const config = { needs: 'administer' } as const;

  routes.get(`${path}/overview`, { schema: { response: { 200: answerOf(AdminOverview) } }, config }, async () =>
    success(await getOverview(deps)),
  );

  const listed = {
    querystring: z.object({ after: id.min(0).default(0) }),
    response: { 200: answerOf(AdminAccounts) },
  };
  routes.get(`${path}/accounts`, { schema: listed, config }, async ({ query }) =>
    success(await listAccounts(deps.db, query)),
  );

  const changed = {
    params: z.object({ id: id.min(1) }),
    body: AdminPlanBody,
    response: { 200: answerOf(AdminAccount) },
  };
  routes.put(`${path}/accounts/:id/plan`, { schema: changed, config }, async ({ params, body }) => {
    await changeAccountPlan(deps, { userId: params.id, ...body });
    return success(await getAdminAccount(deps.db, params.id));
  });
}
