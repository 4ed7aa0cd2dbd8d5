import type { Explanation } from '#core/documents/explanation.ts';
import type { ExplainInput } from '#core/explaining/explain-document.ts';

/** Turns the text of a document into everything that is shown of it, away from the thread that serves. Rejects when it was stopped or crashed. */
export type Explainer = {
  explain(input: ExplainInput, options?: { signal?: AbortSignal }): Promise<Explanation>;
};
