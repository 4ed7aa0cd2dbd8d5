import { z } from 'zod';
import { Explanation } from '#core/documents/explanation.ts';
import { explanationText } from '#core/taking-along/explanation-text.ts';

const ErrorLine = z.object({ id: z.string().optional(), error: z.object({ message: z.string() }) });

/** An answer line as text for a terminal. */
export function terminalText(json: string): string {
  const answer: unknown = JSON.parse(json);
  const failed = ErrorLine.safeParse(answer);
  return failed.success
    ? `${failed.data.id ?? 'Document'}: ${failed.data.error.message}\n`
    : explanationText(Explanation.parse(answer));
}
