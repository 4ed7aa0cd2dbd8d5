import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { tokenise } from '../../knowledge/tokenise.ts';
import type { VerifySource } from './verify-source.ts';

/** An abbreviation of the document: "LVH" means "left ventricular hypertrophy", which `explaining` words call "thickened heart muscle" too. */
export type Expansion = { span: Span; means: string; meaning: ReadonlySet<string>; explaining: ReadonlySet<string> };

/** In capitals or with a capital inside: small words are mostly words. */
const form = /(?<![\p{L}\d])(?=[\p{L}\d]*\p{Lu})[\p{L}][\p{L}\d]{1,7}(?![\p{L}\d])/gu;
const isShort = /^(?:\p{Lu}{2,}|\p{Lu}+\p{Ll}?\p{Lu}\p{L}*|\p{Ll}+\p{Lu}{2,})\p{L}*\d*$/u;
const mostSenses = 3;

const made = new WeakMap<VerifySource, readonly Expansion[]>();

/** Every abbreviation of the document whose senses are on record. Made once for a document. */
export function expansionsOf(source: VerifySource): readonly Expansion[] {
  const known = made.get(source);
  if (known) return known;
  const { knowledge, explanation } = source;
  const expansions = matchesIn(explanation.text, form).flatMap(({ 0: printed, index }): Expansion[] => {
    const senses = isShort.test(printed) ? (knowledge.findAbbreviation(printed)?.senses ?? []) : [];
    if (senses.length === 0 || senses.length > mostSenses) return [];
    const means = senses.map((sense) => sense.means.toLowerCase()).join('; ');
    const plain = senses.map((sense) => sense.plain ?? '').join('; ');
    const span: Span = [index, index + printed.length];
    return [{ span, means, meaning: foldedWords(means), explaining: foldedWords(`${means} ${plain}`) }];
  });
  made.set(source, expansions);
  return expansions;
}

const foldedWords = (words: string): ReadonlySet<string> => new Set(tokenise(words).map(({ folded }) => folded));

/** Where an abbreviation stands for words that begin so. */
export const expandedAt = (beginning: string, source: VerifySource): Span[] =>
  expansionsOf(source).flatMap(({ means, span }) => (hasBeginning(means, beginning) ? [span] : []));

const shortest = 4;

function hasBeginning(words: string, beginning: string): boolean {
  for (let at = words.indexOf(beginning); at !== -1; at = words.indexOf(beginning, at + 1)) {
    const isStart = !/[a-z]/.test(words[at - 1] ?? '');
    if (isStart && (beginning.length >= shortest || !/[a-z]/.test(words[at + beginning.length] ?? ''))) return true;
  }
  return false;
}
