import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { wordsIn } from './cues.ts';
import { hasWord } from '../lines.ts';

/** Words that open a statement without being part of what it is about. */
const opening = wordsIn('phraseOpening');

/** Words at which the thing itself ends and its place, size or comparison begins. */
const closing = wordsIn('phraseClosing');

const words = /[\p{L}\d][\p{L}\d'’.-]*|[,;:()?]/gu;
const longest = 6;

/** The main noun phrase of a statement that no term covers: "There is a 4 mm hypoattenuating lesion in the liver" is about a "hypoattenuating lesion". */
export function mainNounPhrase(statement: string): Span | undefined {
  let span: Span | undefined;
  let count = 0;
  for (const match of matchesIn(statement, words)) {
    const printed = match[0].replace(/\.+$/, '');
    const word = printed.toLowerCase();
    const isSign = ',;:()?'.includes(word);
    if (!span) {
      if (isSign || opening.has(word) || /^[\d.x-]+(?:cm|mm|ml)?$/.test(word)) continue;
      if (closing.has(word)) continue;
    } else if (isSign || closing.has(word) || count >= longest) break;
    const end = match.index + printed.length;
    span = [span?.[0] ?? match.index, end];
    count += 1;
    if (match[0].endsWith('.')) break;
  }
  return span && withoutTail(statement, span);
}

/** "loss of the" ends in words that need more. */
function withoutTail(statement: string, [start, end]: Span): Span | undefined {
  const kept = statement.slice(start, end).replace(/(?:\s+(?:of|the|a|an|its|her|his))+$/i, '');
  return kept.length > 2 && hasWord(kept) ? [start, start + kept.length] : undefined;
}

/** Words before a term that describe it and belong to what is quoted: "small left pleural effusion", "4 mm nodule". */
const describing = wordsIn('describing');

/** The term with the words right before it that describe it. Offsets are into the sentence. */
export function phraseAround(sentence: string, [start, end]: Span): Span {
  let from = start;
  for (let count = 0; count < 6; count += 1) {
    const before = /(\S{1,24})\s$/.exec(sentence.slice(Math.max(0, from - 26), from));
    const word = before?.[1]?.toLowerCase() ?? '';
    if (!before || !(describing.has(word) || isMeasure(word, sentence.slice(from, from + 4)))) break;
    from -= before[0].length;
  }
  return [from, end];
}

/** A number belongs to a size only: "4 mm", "2 x 3 cm", and not "3 neuropathy" of a list. */
const isMeasure = (word: string, next: string): boolean =>
  /^(?:[x×]|by|\d+(?:\.\d+)?-?(?:mm|cm))$/.test(word) ||
  (/^\d+(?:\.\d+)?$/.test(word) && /^(?:mm|cm|x |×|by )/.test(next));
