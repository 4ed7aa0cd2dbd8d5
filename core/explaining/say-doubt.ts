import { overlaps, textAt, type Span } from '../kernel/span.ts';
import { touching } from '../kernel/touching.ts';
import type { StoryPart } from '../documents/explanation.ts';
import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import type { Context } from './explaining-context.ts';
import { checkIt } from './doubt-words.ts';
import type { Said } from './said.ts';

/**
 * Adds the doubt to sentences that repeat a figure or a name which was hard to read outside of results: a dose, a size, a quote.
 * Sentences about results carry their own, but for those of the bottom line that count them.
 */
export function doubtSayer({
  reading,
  doubtful,
}: Pick<Context, 'reading' | 'doubtful'>): (said: Said & { part?: StoryPart }) => Said {
  const { text, labResults, medications } = reading;
  const isResult = touching(labResults.map(({ span }) => span));
  const isMedicine = touching(medications.map(({ span }) => span));
  const words = doubtful
    .filter(({ span }) => !isResult(span))
    .map(({ span }) => ({ span, shown: shownOf(textAt(text, span), isMedicine(span)) }))
    .filter(({ shown }) => shown.length > 0);
  const counts = countsDoubtful(labResults);
  return (said) => {
    if (said.spans.length > 0 && said.spans.every(isResult)) return counts(said) ? withDoubt(said) : said;
    const isRepeated = words.some(
      ({ span, shown }) => isNear(span, said.spans) && shown.some((one) => repeats(said.text, one)),
    );
    return isRepeated ? withDoubt(said) : said;
  };
}

const withDoubt = (said: Said): Said => ({ ...said, text: `${said.text} Part of this was hard to read: ${checkIt}.` });

/** "Two of five results are outside the range", one of them hard to read. What is critical is told with its doubt. */
function countsDoubtful(rows: readonly ReadResult[]): (said: Said & { part?: StoryPart }) => boolean {
  if (!rows.some(isInDoubt)) return () => false;
  return ({ part, basis, spans }) => {
    if (part !== 'bottom_line' || basis !== 'document') return false;
    const counted = rows.filter(({ span }) => spans.some((one) => overlaps(one, span)));
    return counted.some(isInDoubt) && !counted.every(({ flag }) => flag.startsWith('critical'));
  };
}

/** The numbers of a word ("x1.8"), and of the words about a medicine the word itself. */
const shownOf = (word: string, isMedicine: boolean): string[] => {
  const bare = word.replace(/^[^\p{L}\d<>]+|[^\p{L}\d%]+$/gu, '');
  return [...(word.match(/\d+(?:[.,]\d+)*/g) ?? []), ...(isMedicine && bare.length > 3 ? [bare] : [])];
};

/** A sentence can stand on the name of a thing and tell the number behind it. */
const reach = 120;

const isNear = (word: Span, spans: readonly Span[]): boolean =>
  spans.some(([start, end]) => overlaps([start, end + reach], word));

/** As a whole word: "5" is not repeated by "15 mg". */
function repeats(said: string, shown: string): boolean {
  const words = said.toLowerCase();
  const sought = shown.toLowerCase();
  for (let at = words.indexOf(sought); at !== -1; at = words.indexOf(sought, at + 1))
    if (!/[\p{L}\d.,]$/u.test(words.slice(0, at)) && !/^(?:[\p{L}\d]|[.,]\d)/u.test(words.slice(at + sought.length)))
      return true;
  return false;
}
