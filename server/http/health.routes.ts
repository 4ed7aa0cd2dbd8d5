import { z } from 'zod';
import { AppError } from '#core/kernel/app-error.ts';
import { success as successOf } from '#core/documents/answer.ts';
import { success } from './answer.ts';
import type { ApiRoutes } from './api-routes.ts';

const State = successOf(z.object({ status: z.enum(['live', 'ready']) }));

/** For whatever watches over the process: `live` means restart it when this fails, `ready` means send it requests. */
export function registerHealthRoutes(routes: ApiRoutes, { isReady }: { isReady(): Promise<boolean> }): void {
  const options = { schema: { response: { 200: State } }, config: { isAnonymous: true } };

  routes.get('/api/health/live', options, async () => success({ status: 'live' as const }));

  routes.get('/api/health/ready', options, async () => {
    if (!(await isReady())) throw new AppError('server.unavailable');
    return success({ status: 'ready' as const });
  });
}
