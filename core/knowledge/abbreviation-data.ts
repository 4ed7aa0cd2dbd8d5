import type { AbbreviationEntry } from './entries.ts';
import clinic from './abbreviations/clinic.json' with { type: 'json' };
import orders from './abbreviations/orders.json' with { type: 'json' };
import tests from './abbreviations/tests.json' with { type: 'json' };

/** Every abbreviation on record, by subject. The shape is checked by a test over all files. */
export const abbreviations: readonly AbbreviationEntry[] = [...clinic, ...orders, ...tests] as AbbreviationEntry[];
