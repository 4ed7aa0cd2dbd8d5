import type { Span } from '../kernel/span.ts';
import type { AbbreviationEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

type Sense = AbbreviationEntry['senses'][number];
export type AbbreviationMention = { abbreviation: string; sense: Sense; span: Span };

const candidate = /(?<![\p{L}\d])[A-Za-z][A-Za-z/&]{1,6}(?![\p{L}\d])/gu;
/** A short form has a capital that is not its first letter, or no vowel: "MRI", "SpO", "hx". Words do not. */
const looksShort = /^(?:.+[A-Z].*|[^aeiouAEIOU]+)$/;

/** Short forms that can be expanded with certainty: one sense only, or one whose context words stand in the same line. */
export function abbreviationMentions(text: string, knowledge: Knowledge): AbbreviationMention[] {
  return [...text.matchAll(candidate)].flatMap((match) => {
    const [word] = match;
    if (!looksShort.test(word)) return [];
    const entry = knowledge.findAbbreviation(word);
    if (entry === undefined) return [];
    const sense = certainSense(entry, lineAround(text, match.index));
    if (sense === undefined) return [];
    return [{ abbreviation: word, sense, span: [match.index, match.index + word.length] satisfies Span }];
  });
}

function certainSense({ senses }: AbbreviationEntry, line: string): Sense | undefined {
  if (senses.length === 1) return senses[0];
  const fitting = senses.filter(({ context }) => context.some((word) => line.includes(word.toLowerCase())));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Far enough to hold the words that decide, near enough to cost the same in a text without line ends. */
const reach = 200;

function lineAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - reach), at);
  const after = text.slice(at, at + reach);
  return `${before.slice(before.lastIndexOf('\n') + 1)}${after.split('\n', 1)[0] ?? ''}`.toLowerCase();
}
