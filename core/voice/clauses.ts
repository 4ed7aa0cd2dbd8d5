import { remarkOf, type Remark } from './remarks.ts';

/** A part of what was said that may be a command, with remarks before or after it. */
export type Clause = { text: string; beside: Remark };

/** How a request begins, so that it is told from the end of a sentence. */
const opening =
  /^(?:go|take me|bring me|get me|show|open|give me|let me|let us|can|could|would|will you|what|where|which|how|please|read|start|begin|continue|keep|stop|pause|be quiet|scroll|move|page (?:down|up)|upload|add|download|save|print|export|make|mark|highlight|explain|define|describe|summarize|tell me|list|help(?: me)?$|is|are|do|does|turn|jump|find|put|put me|display|i (?:want|need|would|must|have to|will|am looking|only|do not understand)|you can|should|back$|(?:a )?(?:bit|little)|more|further|down|up|lower)(?: |$)/;
/** How a remark after a command begins: "read it | my eyes are bad". */
const remarkOpening =
  /^(?:i|we|my|it|this|that|these|they|he|she|there|somebody|someone|because|so|before|after|until|for|to|with|without|now|again|too|thank|thanks|no|okay|enough|when|stop|please|since|the (?:list|letters?|words|text|print|writing|doctor)|please)(?: |$)/;
/** What may be asked for by its name alone, beside remarks that anybody makes. */
const thing =
  /^(?:(?:the|a|my) )?(?:short )?(?:summary|(?:medical )?terms|questions|recommendations|pdf|prices|interpretation|explanation|documents|help$)(?: |$)/;
/** What stands after these is what is wanted, or not wanted. */
const wanting =
  /^(?:no|not|want|need|like|have|get|see|read|know|find|hear|understand|finish|follow|any|more|all|other)$/;
/** A command never ends with these. */
const openEnd = /^(?:the|an?|my|these|of|on|with|at|from|for|and|or|your)$/;
const mostWords = 26;
const mostClauses = 8;

/** The parts that may be a command with all else being remarks: those beside remarks of a known kind first, and the longest first. */
export function clausesOf(text: string): Clause[] {
  const words = text.split(' ');
  if (words.length < 2 || words.length > mostWords) return [];
  const part = (from: number, to: number): string => words.slice(from, to).join(' ');
  const starts = words.flatMap((_, at) => {
    if (at === 0) return [{ at, beside: 'known' as const }];
    const rest = part(at, words.length);
    const isThing = thing.test(rest);
    const beside = opening.test(rest) || isThing ? remarkOf(part(0, at)) : undefined;
    return (beside === 'known' && !(isThing && wanting.test(words[at - 1] ?? ''))) || (beside && !isThing)
      ? [{ at, beside }]
      : [];
  });
  const ends = words.flatMap((_, before) => {
    const at = before + 1;
    if (at === words.length) return [{ at, beside: 'known' as const }];
    const rest = part(at, words.length);
    const beside = remarkOpening.test(rest) ? remarkOf(rest) : undefined;
    return beside ? [{ at, beside }] : [];
  });
  return starts
    .flatMap((start) => ends.map((end) => ({ start, end })))
    .filter(
      ({ start, end }) =>
        start.at < end.at && end.at - start.at < words.length && !openEnd.test(words[end.at - 1] ?? ''),
    )
    .map(({ start, end }) => ({
      text: part(start.at, end.at),
      beside: start.beside === 'known' && end.beside === 'known' ? ('known' as const) : ('likely' as const),
      length: end.at - start.at,
    }))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.length - one.length)
    .slice(0, mostClauses);
}

const rankOf = ({ beside }: Clause): number => (beside === 'known' ? 0 : 1);

/** Words that are said of a screen, and seldom elsewhere. */
const ofScreens =
  /\b(?:scroll|page|screen|documents?|reports?|letter|pdf|aloud|out loud|read (?:it|this|that)|reading|terms|words|glossary|questions|recommendations?|recommend|should i ask|summary|summarize|explanation|interpretation|upload|highlight|lab|labs|blood|results|values|diagnosis|medications|prices|pricing|plans|stop talking|version|short version|short)\b/;

/** Whether a command is told by its words alone. "Go back" and "read it" are said to anybody. */
export const isOfScreens = (text: string): boolean => ofScreens.test(text);

/** Two requests in a row. */
export function pairsOfRequests(text: string): (readonly [string, string])[] {
  const words = text.split(' ');
  if (words.length > mostWords) return [];
  return words.flatMap((_, at) => {
    const later = words
      .slice(at)
      .join(' ')
      .replace(/^(?:and|or|so) /, '');
    return at > 1 && opening.test(later) ? [[words.slice(0, at).join(' '), later] as const] : [];
  });
}
