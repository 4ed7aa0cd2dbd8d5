import type { Personal } from '../personal.ts';

/** What shows by its form alone. A birthday is told apart from other dates. */
export type Form = { kind: Personal['kind']; pattern: RegExp; isBirth?: boolean };
