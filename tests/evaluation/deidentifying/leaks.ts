import type { Outgoing } from '#core/deidentifying/outgoing.ts';
import type { Identity, Note } from './marked-note.ts';

/** A word of somebody's identity that stands in a line that leaves. */
export type Leak = { identity: Identity; words: string };

const commonWords = new Set(['the', 'and', 'for', 'of', 'de', 'la', 'dr', 'mr', 'mrs', 'ms', 'at', 'in', 'on', 'to']);

/** The words and numbers of a text that could tell somebody's identity, in lower case: at least two characters each. */
const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []).filter((word) => !commonWords.has(word));

/**
 * Identities of which a word leaves in its own line. A word that the line also holds outside of identities has to leave more often than
 * that to count.
 */
export function leaksOf(note: Note, { lines, tokens }: Pick<Outgoing, 'lines' | 'tokens'>): Leak[] {
  const starts = lineStarts(note.text);
  return lines.flatMap(({ number, text }) => {
    const start = starts[number - 1] ?? note.text.length;
    const end = (starts[number] ?? note.text.length + 1) - 1;
    const within = note.identities.filter((each) => each.start < end && each.end > start);
    const allowed = countWords(tellingWords(withoutIdentities(note.text, within, start, end)));
    const leaving = countWords(tellingWords(tokens.reduce((rest, { token }) => rest.replaceAll(token, ' '), text)));
    return within
      .filter(({ isOptional }) => !isOptional)
      .flatMap((identity) => {
        const own = tellingWords(note.text.slice(Math.max(identity.start, start), Math.min(identity.end, end)));
        const words = own.filter((word) => (leaving.get(word) ?? 0) > (allowed.get(word) ?? 0));
        return words.length === 0 ? [] : [{ identity, words: words.join(' ') }];
      });
  });
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function withoutIdentities(text: string, identities: readonly Identity[], start: number, end: number): string {
  let rest = text.slice(start, end);
  for (const each of identities.filter(({ isOptional }) => !isOptional)) {
    const from = Math.max(0, each.start - start);
    const to = Math.min(end, each.end) - start;
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return rest;
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
