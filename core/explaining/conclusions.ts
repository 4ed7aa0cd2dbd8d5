import { overlaps, textAt, type Span } from '../kernel/span.ts';
import type { TermKind } from '../knowledge/entries.ts';
import { isEveryday } from './everyday-terms.ts';
import type { Context } from './explaining-context.ts';
import { sentencesIn } from './document-parts.ts';
import { isFurniture } from './page-furniture.ts';
import { isCarried } from './plain-cover.ts';
import { printedWords, shortQuote } from './quote.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import { uncapitalise } from './wording.ts';
import { fromDocument, general, onlyOnce, type Said } from './said.ts';

/** The sentences in which the document sums itself up, where they are short enough to be quoted, in their order. */
export function quotedConclusions({ reading, parts, word }: Context, most: number): Said[] {
  const isRequest = coveredBy(reading.recommendations.map(({ span }) => span));
  const isHeader = (span: Span): boolean =>
    reading.identifiers.filter((named) => named.kind !== 'date' && overlaps(named.span, span)).length > 1;
  const spans = parts
    .sectionsOf('conclusion')
    .flatMap((section) => withTheirHeadings(reading.text, sentencesIn(reading.text, section)))
    .filter((span) => !isRequest(span) && !isFurniture(textAt(reading.text, span)) && !isHeader(span));
  return onlyOnce(
    spans.slice(0, most * 2).flatMap((span) => {
      const quote = shortQuote(reading.text, span, 18);
      return quote === undefined ? [] : [fromDocument(`The ${word} concludes: ${quote}.`, [span])];
    }),
  ).slice(0, most);
}

/** Those that say more than plain sentences about their findings can carry. */
export function tellingConclusions(context: Context, most: number): Said[] {
  const { reading, findings } = context;
  return quotedConclusions(context, most).filter(
    ({ text, spans }) =>
      !/: "\?/.test(text) && !spans.some((span) => isCarried(reading.text, span, { findings, scales: reading.scales })),
  );
}

const mostWords = 3;

/** What the medical words of quoted sentences mean, where nothing else is told of them. */
export function wordsOfQuotes({ reading, knowledge }: Context, quotes: readonly Said[]): Said[] {
  const isQuoted = coveredBy(quotes.flatMap(({ spans }) => spans));
  const seen = new Set<string>();
  return knowledge
    .findTerms(reading.text)
    .filter(({ entry, start, end }) => isQuoted([start, end]) && !isEveryday(entry.term) && isTelling.has(entry.kind))
    .filter(({ entry: { term } }) => !seen.has(term) && seen.add(term))
    .slice(0, mostWords)
    .map(({ entry, start, end }) => {
      const words = printedWords(reading.text, [start, end]);
      const means = words.includes(' ') ? `The words "${words}" mean` : `The word "${words}" means`;
      return { ...general(`${means}: ${uncapitalise(entry.definition)}`, [[start, end]]), source: entry.source };
    });
}

const isTelling = new Set<TermKind>(['condition', 'symptom', 'finding', 'procedure', 'test', 'treatment']);

/** "RIGHT BREAST, BIOPSY:" says where, not what: it is quoted with what follows it. */
function withTheirHeadings(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  let heading: Span | undefined;
  for (const span of spans) {
    if (/:$/.test(textAt(text, span)) && heading === undefined) heading = span;
    else {
      joined.push(heading === undefined ? span : [heading[0], span[1]]);
      heading = undefined;
    }
  }
  return joined;
}

const saysNothing =
  /^"(?:not (?:available|obtainable\b.*|documented|recorded|applicable)|none|n\/?a|unknown|no (?:data|information)\b.*)"$/i;

/** Why the person came, in the document's words. */
export function quotedReason({ reading, parts }: Context, opening: string): Said[] {
  const section = parts.sectionsOf('reason')[0];
  const span: Span | undefined = section && sentencesIn(reading.text, section)[0];
  if (span === undefined || section?.name.toLowerCase().includes(printedWords(reading.text, span).toLowerCase()))
    return [];
  const quote = shortQuote(reading.text, span, 14);
  return quote === undefined || textAt(reading.text, span).includes('|') || saysNothing.test(quote)
    ? []
    : [fromDocument(`${opening}: ${quote}.`, [span])];
}
