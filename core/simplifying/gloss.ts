import type { TermEntry, TermKind } from '../knowledge/entries.ts';
import type { Mention } from '../knowledge/knowledge.ts';
import { isPlainWord } from './plain-words.ts';

type FindTerms = (text: string) => Mention<TermEntry>[];

const glossed = new Set<TermKind>(['condition', 'procedure', 'test', 'treatment']);

/** No more than this many words are explained inside one sentence; the rest is in the list of terms. */
const most = 2;

/** Hard words that nothing replaced get plain words in brackets after them, the first time they are told. */
export function glossHardWords(text: string, findTerms: FindTerms, named: Set<string>): string {
  const brackets = bracketsIn(text);
  const isInside = (at: number): boolean => brackets.some(([from, to]) => at >= from && at < to);
  let made = '';
  let from = 0;
  let count = 0;
  for (const { entry, start, end } of findTerms(text)) {
    const word = text.slice(start, end);
    const key = entry.term.toLowerCase();
    if (count >= most || entry.plain === undefined || !glossed.has(entry.kind) || isInside(start) || named.has(key))
      continue;
    if (word.length < 5 || word.split(/[\s-]/).every((part) => isPlainWord(part)) || text.slice(end).startsWith(' ('))
      continue;
    if (text.toLowerCase().includes(entry.plain.toLowerCase()) || !isEndOfPhrase(text.slice(end))) continue;
    // "Blood thinners" say themselves that they are a "blood thinner treatment".
    if (saysAlready(entry.plain, text.slice(Math.max(0, start - 30), end))) continue;
    // "You were sedated" names no thing.
    if (/cancer|harmless/.test(entry.plain) || /^\p{L}+ed$/u.test(word)) continue;
    named.add(key);
    made += `${text.slice(from, end)} (${entry.plain})`;
    from = end;
    count += 1;
  }
  return made + text.slice(from);
}

/** Whether half of the plain words stand in the words before the brackets. */
function saysAlready(plain: string, before: string): boolean {
  const words = before.toLowerCase();
  const own = plain.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return own.length > 0 && own.filter((word) => words.includes(word.slice(0, 6))).length * 2 >= own.length;
}

/** After a word that goes on with another noun nothing is put in brackets. */
const isEndOfPhrase = (rest: string): boolean =>
  /^(?:$|[.,;:)]| (?:and|or|of|in|on|at|with|without|for|from|to|by|is|are|was|were|has|had|that|which|but|after|before|as|due|because|seen|found|who|if|when)\b)/.test(
    rest,
  );

function bracketsIn(text: string): [number, number][] {
  return [...text.matchAll(/\([^()]*\)/g)].map(({ index, 0: words }) => [index, index + words.length]);
}
