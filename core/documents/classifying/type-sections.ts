import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { DocumentType } from '../document-types.ts';
import sections from './type-sections.json' with { type: 'json' };

/** Names of sections that speak for a type: whole names, and words that a name may hold. */
type SectionWords = { names?: readonly string[]; words?: readonly string[] };
const lists = sections satisfies Partial<Record<DocumentType, SectionWords>> as Record<string, SectionWords>;

/** A type with the test of a section name that speaks for it. */
export const typeSections: readonly (readonly [DocumentType, (name: string) => boolean])[] = Object.entries(lists).map(
  ([type, { names = [], words = [] }]) => {
    const whole = new Set(expandPhrases(names));
    const held = expandPhrases(words);
    return [type as DocumentType, (name) => whole.has(name) || held.some((word) => name.includes(word))];
  },
);
