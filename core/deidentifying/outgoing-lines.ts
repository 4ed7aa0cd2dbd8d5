import type { Explanation } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import { textAt } from '../kernel/span.ts';
import { isBlank, linesOf, type Piece } from '../reading/lines.ts';
import { coveredBy } from '../reading/covered-by.ts';
import type { MaskedText } from './mask-document.ts';

/** Where values, units, ranges and medicines are printed. A row can hold a name or a date besides, which stays personal. */
export function factsOf({ text, labResults, medications, findings }: Explanation): Span[] {
  const rows = labResults.flatMap(({ name, value, unit, range, printedFlag, previous, span }) =>
    placesIn(text, span, [name, value, unit, range?.text ?? null, printedFlag, previous]),
  );
  const medicines = medications.flatMap(({ name, generic, strength, span }) =>
    placesIn(text, span, [name, generic, strength]),
  );
  return [...rows, ...medicines, ...findings.map(({ span }) => span)];
}

function placesIn(text: string, row: Span, words: readonly (string | null)[]): Span[] {
  const printed = textAt(text, row);
  return words.flatMap((word): Span[] => {
    const at = word === null || word === '' ? -1 : printed.indexOf(word);
    return word === null || at === -1 ? [] : [[row[0] + at, row[0] + at + word.length]];
  });
}

/** The numbers of the lines that tell of the person's health, and how many others that are not empty stay. */
export function neededLines(
  explanation: Explanation,
  { text, toMasked }: MaskedText,
): { needed: number[]; leftOut: number } {
  const { labResults, medications, findings } = explanation;
  const isFact = coveredBy([...labResults, ...medications, ...findings].map(({ span }) => span));
  const needed: number[] = [];
  let leftOut = 0;
  linesOf(explanation.text).forEach((line, index) => {
    if (isBlank(line)) return;
    const masked = text.slice(toMasked(line.span[0]), toMasked(line.span[1]));
    if (isFact(line.span) || !isWhoAndWhere(line, masked)) needed.push(index + 1);
    else leftOut += 1;
  });
  return { needed, leftOut };
}

/** A line of labels and tokens, the head of a letter, the number of a page. */
function isWhoAndWhere(line: Piece, masked: string): boolean {
  const rest = masked
    .replace(/\[[A-Z][A-Z0-9 +_-]{2,24}\]/g, ' ')
    .replace(/\b[\p{L}/. ]{2,30}[:#]/gu, ' ')
    .replace(/\b(?:page \d+(?: (?:of|\/) \d+)?|dr|mr|mrs|ms|md|rn|np|phd|male|female|[MF])\b\.?/gi, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return masked.includes('[')
    ? rest.length < 4
    : /^\s*(?:page \d+|\d+\s*\/\s*\d+|[-=_*~ ]+)/i.test(line.text) && rest.length < 4;
}
