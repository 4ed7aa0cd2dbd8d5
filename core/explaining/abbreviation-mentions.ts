import { matchesIn } from '../kernel/matches-in.ts';
import type { Span } from '../kernel/span.ts';
import { certainSense, type Sense } from '../knowledge/certain-sense.ts';
import type { AbbreviationEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { lineAround } from '../knowledge/line-around.ts';

export type AbbreviationMention = { abbreviation: string; sense: Sense; span: Span };

/** "MRI", "c/o", "A&E", "SpO2", "q6h", "2/52". */
const candidate = /(?<![\p{L}\d/.-])[A-Za-z\d][A-Za-z\d/&]{1,8}(?![\p{L}\d/-])/gu;
/** A short form has a capital that is not its first letter, or no vowel: "MRI", "SpO2", "hx". Others must be on record as printed: "abdo". */
const looksShort = /^(?:.+[A-Z].*|[^aeiouAEIOU]+)$/;

/** "DNR = do not report": what a paper explains itself is not explained in other words. */
const ownKey =
  /(?<![\p{L}\d])([A-Z][A-Za-z\d/]{1,6})\s{0,2}(?:=|\b(?:means|denotes|stands for)\b)\s{0,2}(?=\p{L}{2})/gu;

/** Short forms that can be expanded with certainty: one sense only, or one whose context words stand in the same line. */
export function abbreviationMentions(text: string, knowledge: Knowledge): AbbreviationMention[] {
  const senseIn = rememberSenses();
  const own = new Set(matchesIn(text, ownKey).map(([, code = '']) => code.toLowerCase()));
  return matchesIn(text, candidate).flatMap((match) => {
    const [word] = match;
    const entry = own.has(word.toLowerCase()) ? undefined : knowledge.findAbbreviation(word);
    if (entry === undefined || !(looksShort.test(word) || entry.abbreviation === word)) return [];
    const sense = senseIn(entry, lineAround(text, match.index).toLowerCase());
    if (sense === undefined) return [];
    return [{ abbreviation: word, sense, span: [match.index, match.index + word.length] satisfies Span }];
  });
}

/** The same abbreviation in the same words, as in a table, is decided once. */
function rememberSenses() {
  const decided = new Map<string, Sense | undefined>();
  return (entry: AbbreviationEntry, line: string): Sense | undefined => {
    const key = `${entry.abbreviation} ${line}`;
    if (!decided.has(key)) decided.set(key, certainSense(entry, line));
    return decided.get(key);
  };
}
