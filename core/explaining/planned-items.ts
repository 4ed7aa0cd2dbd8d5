import { overlaps, textAt, type Span } from '../kernel/span.ts';
import type { Section } from '../documents/explanation.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesIn } from './document-parts.ts';
import { isFurniture } from './page-furniture.ts';
import { quoted } from './quote.ts';
import { fromDocument, type Said } from './said.ts';
import { wordCount } from './wording.ts';

const headings: readonly [RegExp, string][] = [
  [/^(?:treatment |management |care )?plans?$|^management$|^next steps$/i, 'plan'],
  [/\brecommend(?:ation|ed)?s?\b|^suggest(?:ions?)?$|^advice$/i, 'recommendations'],
];

/** Sentences tell what is or was; an item of a plan names what is to come. */
const tells =
  /\b(?:is|are|was|were|has|have|had|will|can|could|should|would|may|might|shows?|seen|raises?|discussed|explained|understands?|agrees?|likely|improved|stable|resolved|normal|reviewed|given|done)\b|[?:]|\bassessment\b/i;

/** Who wrote the plan. "Dr. Lee in 4 weeks" is a visit. */
const signs = /^"(?:yours|with (?:best|kind)|(?:dr|prof)\b\D*$)/i;

const mostWords = 12;
const most = 6;

/** What stands under "Plan" or "Recommendations" as a bare name, "Colposcopy with sampling", where no rule read it as a request. */
export function plannedItems(reading: Reading, word: string): Said[] {
  const { text, sections, recommendations, medications, labResults, documentKind } = reading;
  if (documentKind === 'discharge_instructions') return [];
  const told = [...recommendations, ...medications, ...labResults].map(({ span }) => span);
  const isFree = (span: Span): boolean => !told.some((other) => overlaps(other, span));
  return sections
    .flatMap((section) => itemsOf(text, section))
    .filter(({ span }) => isFree(span))
    .flatMap(({ span, heading }) => {
      const quote = quoted(textAt(text, span), mostWords);
      return quote === undefined || wordCount(quote) < 2 || tells.test(quote) || signs.test(quote) || isFurniture(quote)
        ? []
        : [fromDocument(`The ${word} lists under its ${heading}: ${quote}.`, [span])];
    })
    .slice(0, most);
}

function itemsOf(text: string, { name, span }: Section): { span: Span; heading: string }[] {
  const heading = headings.find(([form]) => form.test(name))?.[1];
  if (heading === undefined) return [];
  return sentencesIn(text, { part: 'plan', name, span }).map((item) => ({ span: item, heading }));
}
