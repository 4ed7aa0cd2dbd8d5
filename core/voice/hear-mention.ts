import type { Command } from './commands.ts';
import type { NearestTerms } from './nearest-terms.ts';

/** "Ferritin what does that mean", "my lab values can you explain them": something is named, and then asked for. */
const askedAfter =
  /^(?<before>.+?) (?:and )?(?:(?:what (?:is|are|does|do)) (?:that|it|this|they|these|those|it all|all that)(?: mean| word mean| supposed to mean| word)?(?: for)?|what (?:that|it|this|they) (?:is|are|means?)|(?:(?:can|could|would|will) you )?(?:please )?explain(?: to me)? (?:that|it|this|them|these|that word|this word)(?: to (?:me|us))?|(?:are|is) (?:they|it|that|this) (?:good|bad|normal|okay|high|low|dangerous|fine)(?: or \w+)?|i do not (?:know|understand) (?:that|it|this|them|what (?:that|it|this) (?:is|means)))$/;
/** What is told of it: "my ferritin is high". */
const told =
  /(?: (?:is|are|was))?(?: (?:too|very|so))? (?:high|low|dangerous|bad|serious|normal|elevated|positive|negative)$/;
const leftOut = /^(?:an?|the|my|some|these|those|word|term|called|here) /;
const mostTermCost = 0.24;
const mostCost = 0.2;
const mostWordsBefore = 10;
const mostWordsNamed = 4;

type Heard = { command: Command; apart: number };

/** A term of the page, or what the explanation speaks of, that was named last and then asked for by "that" or "them". */
export function hearMention(
  text: string,
  nearestTerms: NearestTerms,
  hear: (text: string) => readonly Heard[],
): Heard | undefined {
  const before = askedAfter.exec(text)?.groups?.['before']?.replace(told, '').split(' ');
  if (!before || before.length > mostWordsBefore) return undefined;
  const named = Array.from({ length: Math.min(mostWordsNamed, before.length) }, (_, at) =>
    before
      .slice(-at - 1)
      .join(' ')
      .replace(leftOut, '')
      .replace(/ here$/, ''),
  );
  return named.flatMap((asked) => termNamed(asked, nearestTerms)).sort(byCost)[0] ?? explained(named, hear);
}

function termNamed(asked: string, nearestTerms: NearestTerms): Heard[] {
  const [near] = nearestTerms(asked);
  return near && near.cost <= mostTermCost
    ? [{ command: { name: 'DEFINE_TERM', term: near.term, asked }, apart: near.cost }]
    : [];
}

const explained = (named: readonly string[], hear: (text: string) => readonly Heard[]): Heard | undefined =>
  named
    .flatMap((subject) => hear(`explain ${subject}`))
    .filter(({ command, apart }) => command.name.startsWith('EXPLAIN_') && apart <= mostCost)
    .sort(byCost)[0];

const byCost = (one: Heard, other: Heard): number => one.apart - other.apart;
