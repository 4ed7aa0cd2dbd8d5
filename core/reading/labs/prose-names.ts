import type { Span } from '../../kernel/span.ts';
import type { AnalyteEntry } from '../../knowledge/entries.ts';
import { isYear } from './dates.ts';
import type { Item, Items } from './item.ts';
import { phraseLists, wordSets } from './phrases.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { isVital } from './row-name.ts';
import { isColon, isDash } from './signs.ts';

/** Words of sentences, by what they are between a test and its figure. */
export const told = wordSets(reportWords.prose);
/** Measured at the bedside, counted in drinks, or everyday words when told in a sentence, whatever a laboratory does. */
const { vitals } = phraseLists(reportWords.answers);

export const farthestName = 9; // items between the first word of a name and the figure

export type Named = { span: Span; analyte: AnalyteEntry; said: string | null };

/** The test that the words before a figure name, nearest first; links and a spoken "high" may stand between. */
export function nameBefore(
  { text, knowledge }: ReadingContext,
  items: Items,
  figure: number,
  free: number,
): Named | undefined {
  let last = figure - 1;
  let said: string | null = null;
  const lowest = Math.max(free, figure - farthestName);
  while (last >= lowest) {
    const named = longestName(text, knowledge.findAnalyte, items, last, Math.max(lowest, last - 5));
    // "Bowel ca at 67": a symbol stands close to its figure.
    const isSymbol = named !== undefined && named.span[1] - named.span[0] < 3;
    if (
      isSymbol &&
      last < figure - 1 &&
      !(told.verbs(items[figure - 1]?.text ?? '') || items[figure - 1]?.text === '-')
    )
      return undefined;
    if (named) return { ...named, said };
    const word = items[last];
    if (!word || !isLink(word)) return undefined;
    // "Decreased to 2.1" says where it went, and not that it is low.
    const isCourse = word.text.toLowerCase().endsWith('creased') && told.ways(items[last + 1]?.text ?? '');
    if (told.spoken(word.text) && !isCourse) said ??= word.text;
    last -= 1;
  }
  return undefined;
}

// "INR on 2/6/2026 was 3.9"
const isLink = ({ kind, text }: Item): boolean =>
  kind === 'date' ||
  (kind === 'mark'
    ? isColon(text) || text === '(' || text === '-'
    : told.links(text) || (text.length === 1 && isDash(text)));

function longestName(
  text: string,
  findAnalyte: ReadingContext['knowledge']['findAnalyte'],
  items: Items,
  last: number,
  lowest: number,
): Pick<Named, 'span' | 'analyte'> | undefined {
  for (let first = lowest; first <= last; first += 1) {
    const [from, to] = [items[first], items[last]];
    const inside = items.slice(first, last + 1);
    if (
      !from ||
      !to ||
      from.kind !== 'word' ||
      !inside.every(partOfName) ||
      told.links(from.text) ||
      (told.links(to.text) && !(last > first && told.counts(to.text)))
    )
      continue;
    if (inside.some(({ text: word }) => told.spoils(word) || told.neverNamed(word))) continue;
    const words = text.slice(from.start, to.end);
    if (words.length === 1 && words !== 'K') continue;
    const analyte = isVital(words) || vitals.is(words) ? undefined : findAnalyte(words);
    if (analyte && analyte.group !== 'allergy_test') return { span: [from.start, to.end], analyte };
  }
  return undefined;
}

const partOfName = ({ kind, text }: Item): boolean =>
  (kind === 'word' && !/[.!?:;]$/.test(text) && (text.length > 1 || /^[A-Z]$/.test(text))) || kind === 'number';

const farthestCourse = 14; // items from the first figure of a course to its last

/** The test whose course ends in a figure, with the figure before: "Creatinine peaked at 1.9 and was 1.3 mg/dL at discharge". */
export function nameOfCourse(
  context: ReadingContext,
  items: Items,
  figure: number,
): (Named & { before: string }) | undefined {
  let at = figure - 1;
  while (at > 0 && isTurn(items[at])) at -= 1;
  if (at === figure - 1) return undefined;
  const lowest = Math.max(0, figure - farthestCourse);
  const first = items.slice(lowest, at + 1).findLastIndex(isMeasure) + lowest;
  const earlier = items[first];
  if (earlier?.kind !== 'number' || !items.slice(first + 1, at + 1).every(isBetween)) return undefined;
  for (let last = first - 1; last >= lowest; last -= 1) {
    const named = longestName(context.text, context.knowledge.findAnalyte, items, last, Math.max(lowest, last - 5));
    if (named) return { ...named, said: null, before: earlier.text };
    const word = items[last];
    if (!word || !(isLink(word) || told.courses(word.text))) return undefined;
  }
  return undefined;
}

// Between the figures of a course stand units, dates and places, and no other name.
const isBetween = ({ kind, text }: Item): boolean =>
  ['unit', 'number', 'date', 'flag'].includes(kind) || text === ',' || told.courses(text) || told.places(text);

// "PSA 4.2 in 2022, now 6.1 ug/L"
const isMeasure = ({ kind, text }: Item): boolean => kind === 'number' && !isYear(text);

// "and was", "then", "to"
const isTurn = (item: Item | undefined): boolean =>
  item !== undefined && (item.kind === 'word' || item.text === ',') && told.turns(item.text);
