import type { Context } from './explaining-context.ts';
import { sentencesIn } from './document-parts.ts';
import { shortQuote } from './quote.ts';
import { fromDocument, onlyOnce, type Said } from './said.ts';

/** Headings under which papers name what was done, not how. */
const names =
  /^(?:(?:name|title) of )?(?:(?:surgical|operative|principal|main) )?(?:procedures?|operations?|surgery|interventions?|pci|treatment given|what (?:we did|was done)|your (?:operation|procedure|surgery))(?: (?:performed|done|carried out|details?))?$/i;
const most = 2;
const mostWords = 20;

/** What was done to the person, in the words of the document: who reads of an operation wants to know that first. */
export function proceduresDone({ reading, word }: Pick<Context, 'reading' | 'word'>): Said[] {
  const spans = reading.sections
    .filter(({ name }) => names.test(name))
    .flatMap(({ name, span }) => sentencesIn(reading.text, { part: 'other', name, span }));
  return onlyOnce(
    spans.slice(0, most).flatMap((span) => {
      const quote = shortQuote(reading.text, span, mostWords);
      return quote === undefined || /^"(?:none|n\/?a|no|nil|date\b.*|no \w.*)"$/i.test(quote)
        ? []
        : [fromDocument(`The ${word} says this was done: ${quote}.`, [span])];
    }),
  );
}
