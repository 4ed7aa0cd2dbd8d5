import type { Explanation } from '#core/documents/explanation.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';
import type { OnBehalf } from './on-behalf.ts';

/**
 * Turns the text of a document into everything that is shown of it, away from the thread that serves. Throws
 * AppError('server.took_too_long') when it worked too long, and rejects when it was stopped or crashed. Waiting for a turn takes as long as it
 * takes.
 */
export type Explainer = {
  explain(input: ExplainInput, options: OnBehalf): Promise<Explanation>;
};
