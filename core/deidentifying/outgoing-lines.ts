import type { Explanation } from '../documents/explanation.ts';
import { textAt, type Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { touching } from '../kernel/touching.ts';
import { isBlank, linesOf, type Piece } from '../reading/lines.ts';
import type { MaskedText } from './mask-document.ts';

/**
 * Where values, units, ranges, known tests and medicines are printed. A row can hold a name or a date besides, which stays personal,
 * and the words of a finding can be those of a whole line.
 */
export function factsOf({ text, labResults, medications }: Explanation): Span[] {
  const rows = labResults
    .filter(isResult)
    .flatMap(({ name, analyte, value, unit, range, printedFlag, previous, span }) =>
      placesIn(text, span, [analyte && name, value, unit, range?.text ?? null, printedFlag, previous]),
    );
  const medicines = medications
    .filter(isMedicine)
    .flatMap(({ name, generic, strength, span }) => placesIn(text, span, [name, generic, strength]));
  return [...rows, ...medicines];
}

/** A word and a number alone are no result: a licence, a telephone. */
const isResult = ({ analyte, unit, range }: Explanation['labResults'][number]): boolean =>
  analyte !== null || unit !== null || range !== null;

/** What a list of medicines seems to hold but nobody knows, without a strength: whoever signed below it, for one. */
const isMedicine = ({ generic, strength }: Explanation['medications'][number]): boolean =>
  generic !== null || strength !== null;

function placesIn(text: string, row: Span, words: readonly (string | null)[]): Span[] {
  const printed = textAt(text, row);
  return words.flatMap((word): Span[] => {
    const at = word === null || word === '' ? -1 : printed.indexOf(word);
    return word === null || at === -1 ? [] : [[row[0] + at, row[0] + at + word.length]];
  });
}

type Line = Piece & { masked: string; isFact: boolean; isMedical: boolean; isTold: boolean };

/**
 * The numbers of the lines that tell of the person's health, and how many others that are not empty stay. What stands before the
 * first of them and behind the last is head and foot; between them only what is nothing but who and where stays too.
 */
export function neededLines(
  explanation: Explanation,
  masked: MaskedText,
  knowledge: Knowledge,
): { needed: number[]; leftOut: number } {
  const lines = markedLines(explanation, masked, knowledge);
  const first = lines.findIndex(tellsOfHealth);
  const last = lines.findLastIndex(tellsOfHealth);
  const needed: number[] = [];
  let leftOut = 0;
  lines.forEach((line, at) => {
    if (isBlank(line)) return;
    const isInside = first === -1 ? line.isMedical || !hasToken(line.masked) : at >= first && at <= last;
    if (line.isFact || (isInside && !isWhoAndWhere(line))) needed.push(at + 1);
    else leftOut += 1;
  });
  return { needed, leftOut };
}

const tellsOfHealth = ({ isFact, isTold }: Line): boolean => isFact || isTold;

function markedLines(explanation: Explanation, { text, toMasked }: MaskedText, knowledge: Knowledge): Line[] {
  const { labResults, medications, findings, sections } = explanation;
  const isFact = touching([...labResults.filter(isResult), ...medications].map(({ span }) => span));
  const isFinding = touching(findings.map(({ span }) => span));
  const isHeading = touching(sections.map(({ span: [start] }): Span => [start, start + 1]));
  const mentions = [...knowledge.findTerms(explanation.text), ...knowledge.findMedicines(explanation.text)];
  const isMention = touching(mentions.map(({ start, end }): Span => [start, end]));
  return linesOf(explanation.text).map((line) => {
    const masked = text.slice(toMasked(line.span[0]), toMasked(line.span[1]));
    const isMedical = isMention(line.span) || isFinding(line.span);
    const isTold =
      isHeading(line.span) ||
      ageAndSex.test(masked) ||
      isLabelled(masked) ||
      (isMedical && !hasToken(masked)) ||
      (smallWordsIn(masked) >= fewestWords && (isMedical || !hasToken(masked)));
    return { ...line, masked, isFact: isFact(line.span), isMedical, isTold };
  });
}

/** "61F teacher": how notes begin. */
const ageAndSex = /(?<![\p{L}\d.,/-])\d{1,2} ?(?:yo ?)?[MF](?!\p{L})/u;

/** Labels and addresses have few words in small letters. */
const smallWordsIn = (masked: string): number => masked.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0;
const fewestWords = 3;

/** "Reason for visit: Very high INR": not of somebody, and no name alone. */
const isLabelled = (masked: string): boolean =>
  !hasToken(masked) && /^\s*\p{L}[\p{L} /]{2,40}: *\S/u.test(masked) && /:.*(?<!\p{L})\p{Ll}{3,}/u.test(masked);

/** Of somebody or some place. Days are told beside findings too. */
const hasToken = (masked: string): boolean =>
  /\[(?:PERSON|ID|PHONE|EMAIL|PLACE|ORGANISATION|LINK|NAME|DATE)_\d+\]/.test(masked);

/** A line of labels and tokens, the number of a page, a rule: a sentence is sent with its tokens. */
function isWhoAndWhere({ masked, isMedical, isTold, text }: Line): boolean {
  const smallWords = smallWordsIn(masked);
  if (smallWords >= fewestWords) return false;
  const rest = masked
    .replace(/\[[A-Z][A-Z0-9 +_-]{2,24}\]/g, ' ')
    .replace(/(?<!\p{L})[\p{L}/. ]{2,30}[:#]/gu, ' ')
    .replace(/\b(?:page \d+(?: (?:of|\/) \d+)?|dr|mr|mrs|ms|md|rn|np|phd|male|female|[MF])\b\.?/gi, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  if (rest.length >= 4) return hasToken(masked) && !isTold && smallWords < (isMedical ? 1 : fewestWords);
  if (masked.includes('[')) return hasToken(masked) || !/\p{L}{3,} ?:/u.test(masked);
  return /^\s*(?:page \d+|\d+\s*\/\s*\d+\s*$|[-=_*~ ]+$)/i.test(text);
}
