import type { Draft } from '#core/drafting/draft.ts';
import { DraftPart } from '#core/drafting/draft.ts';

/** A draft with these parts, and nothing in the others, in JSON. */
export const draftJson = (parts: Partial<Draft>): string =>
  JSON.stringify({
    ...Object.fromEntries(DraftPart.options.map((part) => [part, []])),
    terms: [],
    checklist: [],
    ...parts,
  } as Draft);
