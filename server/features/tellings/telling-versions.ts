import { tellingPromptVersion } from '#core/drafting/telling-instructions.ts';

/** Raised whenever a document would be told otherwise than before: what was told under other versions is told anew. */
export const tellingVersions = { prompt: tellingPromptVersion, schema: 2, verifier: 2, deIdentifier: 2 } as const;
