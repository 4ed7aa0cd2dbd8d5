import { matchesIn } from '../../kernel/matches-in.ts';
import { textAt } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';
import { eponym, isSmallShortForm } from '../words/medical-words.ts';
import { nameWord } from '../words/name-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';
import { deed } from './deeds.ts';
import { isNameOfThing } from './names-of-things.ts';

const words = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}{2,})?(?![\p{N}])/gu;

/** Every part of a found name stands for the person wherever it comes again, in whatever case. `more` are names known from elsewhere. */
export function repeatedNames(text: string, found: readonly Personal[], more: readonly string[] = []): Personal[] {
  const parts = new Set<string>();
  const names = found.flatMap(({ kind, span }) => (kind === 'person' ? [textAt(text, span)] : []));
  for (const name of [...names, ...more])
    for (const [part] of name.matchAll(words))
      if (
        (part.length > 2 ||
          /\P{ASCII}/u.test(part) ||
          (name === part && /^\p{Lu}\p{Ll}$/u.test(part) && !isOrdinary(part))) &&
        !particle.test(part)
      )
        parts.add(part.toLowerCase());
  if (parts.size === 0) return [];
  return matchesIn(text, words).flatMap(({ 0: word, index }): Personal[] =>
    parts.has(word.toLowerCase()) && isMeant(text, word, index)
      ? [{ kind: 'person', span: [index, index + word.length] }]
      : [],
  );
}

const particle = /^(?:van|von|der|den|dos|das|del|della|bin|ibn|the|and|san|los|las|mac|ap|née|w\/o)$/i;

/** A part that is an ordinary word too counts with a capital only, and not where a sentence or a heading would give it one. */
function isMeant(text: string, word: string, at: number): boolean {
  const lower = word.toLowerCase();
  const after = text.slice(at + word.length, at + word.length + 24);
  if (eponym(word) !== undefined && isNameOfThing(word, after)) return false;
  const isPlain = isOrdinary(word) || nameWord(lower) === 'both' || eponym(word) !== undefined;
  if (!isPlain && word.length === 2) return /^\p{Lu}\p{Ll}$/u.test(word);
  if (!isPlain) return word !== lower || (word.length > 3 && !isSmallShortForm(lower));
  if (word === lower) return nameWord(lower) !== undefined && deed.test(after);
  if (word === word.toUpperCase() || eponym(word) === 'thing') return false;
  return /[\p{Ll},] $/u.test(text.slice(Math.max(0, at - 2), at)) || deed.test(after);
}
