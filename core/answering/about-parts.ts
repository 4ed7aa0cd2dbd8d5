import { partsOf, sentencesIn, type Part } from '../explaining/document-parts.ts';
import { isFurniture } from '../explaining/page-furniture.ts';
import type { Said } from '../explaining/said.ts';
import { wordCount } from '../explaining/wording.ts';
import { textAt } from '../kernel/span.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Asking } from './asking.ts';
import { isCommand, quoteOf } from './passages.ts';

const most = 5;

/** What the document says in the parts that are for this: why it was done, what was concluded. */
export function aboutParts({ explanation, word }: Asking, ...wanted: Part[]): Said[] {
  return partsOf(explanation.sections)
    .sectionsOf(...wanted)
    .flatMap((section) => sentencesIn(explanation.text, section))
    .filter((span) => {
      const words = textAt(explanation.text, span);
      return wordCount(words) > 0 && !isFurniture(words) && !isCommand(explanation, span);
    })
    .slice(0, most)
    .flatMap((span) => quoteOf(explanation, span, word) ?? []);
}

const callsForHelp =
  /\b(?:call|phone|ring|return|come back|go (?:back )?to|seek|contact|see)\b.{0,80}\b(?:if|for|when|should)\b|\b(?:if|when|should)\b.{0,120}\b(?:call|phone|ring|return|come back|go to|seek|contact|911|999|112)\b/is;

/** When the document says to call or to come back. */
export const aboutWarnings = ({ explanation, word }: Asking): Said[] =>
  sentencesOf(explanation.text)
    .filter(({ text, span }) => callsForHelp.test(text) && !isCommand(explanation, span))
    .slice(0, most)
    .flatMap(({ span }) => quoteOf(explanation, span, word) ?? []);
