import { z } from 'zod';
import { MailToken } from '#core/accounts/account.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { requireUser } from '#core/kernel/require-user.ts';
import { ExportTicket } from '#core/taking-along/export.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { createExport } from './create-export.ts';
import { takeExport, type TakeExportDeps } from './take-export.ts';

export type ExportRoutesDeps = TakeExportDeps;

export function registerExportRoutes(routes: ApiRoutes, deps: ExportRoutesDeps): void {
  const ticket = {
    schema: { response: { 200: answerOf(ExportTicket) } },
    config: { needs: 'change_account' },
  } as const;
  routes.post('/api/users/exports', ticket, async ({ actor }) => success(await createExport(deps, requireUser(actor))));

  const params = z.object({ token: MailToken });
  const archive = z.unknown().describe('A ZIP with everything of the account, as an attachment.');
  const config = { needs: 'use_account', checksSecret: 'export' } as const;
  const schema = { params, response: { 200: archive } };
  // Asked for by HEAD it would be used up without a byte of it.
  const options = { schema, config, exposeHeadRoute: false };
  routes.get('/api/exports/:token', options, async ({ actor, params: { token } }, reply) => {
    const { madeAt, zip } = await takeExport(deps, requireUser(actor), { token });
    const name = `readback-${madeAt.toISOString().slice(0, 10)}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', 'sandbox')
      .send(zip);
  });
}
