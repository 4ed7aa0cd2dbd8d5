import { AiStatus, InferBody } from '#core/documents/ai-status.ts';
import { success as answerOf } from '#core/documents/answer.ts';
import { success } from '#server/http/answer.ts';
import type { ApiRoutes } from '#server/http/api-routes.ts';
import { createCheckAiStatus, type AiStatusDeps } from './check-ai-status.ts';

// Nobody needs it more often than a page can be opened.
const rateLimit = { max: 30, timeWindow: '1 minute' };

export function registerAiStatusRoutes(routes: ApiRoutes, deps: AiStatusDeps): void {
  const checkAiStatus = createCheckAiStatus(deps);
  const schema = { body: InferBody, response: { 200: answerOf(AiStatus) } };
  // The words of the body stay here: what is sent to a provider is never somebody else's.
  routes.post('/api/infer', { schema, config: { rateLimit } }, async () => success(await checkAiStatus()));
}
