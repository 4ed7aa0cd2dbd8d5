import { streamText } from 'ai';
import type { Asking } from './provider.ts';
import { schemaOnly } from './schema-only.ts';

/** What of the SDK's stream is looked at. */
export type Part = { type: string; text?: string; error?: unknown; finishReason?: string; totalUsage?: Counted };
type Counted = { inputTokens: number | undefined; outputTokens: number | undefined };

// The SDK's remarks go nowhere: a server's log is no place for them.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

export function startStream(
  { model, prompt, ease: _, ...asking }: Asking,
  abortSignal: AbortSignal,
): AsyncIterator<Part> {
  const { stream } = streamText({
    ...asking,
    model,
    instructions: prompt.instructions,
    messages: [{ role: 'user', content: prompt.material }],
    output: schemaOnly(prompt),
    abortSignal,
    maxRetries: 0, // failover is the retry
    telemetry: { isEnabled: false },
    // Without it the SDK prints the error, and with it the document.
    onError: () => undefined,
  });
  return stream[Symbol.asyncIterator]();
}
