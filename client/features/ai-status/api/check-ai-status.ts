import { AiStatus } from '#core/documents/ai-status.ts';
import { callApi } from '#client/lib/call-api.ts';

/** Asks the server how its AI providers are. What it sends them is its own, always the same. */
export const checkAiStatus = (): Promise<AiStatus> =>
  callApi({
    path: '/api/infer',
    method: 'POST',
    body: { prompt: 'Are you there?', provider: 'openai', model: 'default' },
    output: AiStatus,
  });
