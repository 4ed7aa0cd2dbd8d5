import type { Personal } from '../personal.ts';

/** What shows by its form alone. A birthday is told apart from other dates. */
export type Form = { kind: Personal['kind']; pattern: RegExp; isBirth?: boolean };

export const formsOf = (kind: Form['kind'], ...patterns: readonly RegExp[]): Form[] =>
  patterns.map((pattern) => ({ kind, pattern }));
