import type { LabResult, Sentence } from '../documents/explanation.ts';
import { overlaps } from '../kernel/span.ts';
import { supportAround } from './support.ts';

export type Source = { text: string; labResults: readonly LabResult[] };

/** What a sentence says that its source does not. */
export type GroundingFault =
  { kind: 'no_span' | 'bad_span' } | { kind: 'number' | 'unit' | 'side' | 'direction'; word: string };

const numbers = /\d+(?:[.,]\d+)*/g;
/** A printed unit after a number: "6.8 mmol/L", "92%", "5 mL". Plain words never count as one. */
const unitAfterNumber = /\d\s?(%|[\p{L}µμ/^.\d]*\/[\p{L}µμ/^.\d[\]]+|(?:m|µ|μ|n|p|k|c|d)?(?:g|L|mol|m|IU|U|Eq|Hg)\b)/gu;
const sides = [
  { said: /\bleft\b/i, printed: /\b(?:left|lt|l|lll|lul|llq|luq|os|bilateral\w*|both)\b/i, word: 'left' },
  { said: /\bright\b/i, printed: /\b(?:right|rt|r|rll|rul|rml|rlq|ruq|od|bilateral\w*|both)\b/i, word: 'right' },
  { said: /\bboth sides\b/i, printed: /\b(?:bilateral\w*|both|left|right|b\/l)\b/i, word: 'both' },
];
const directions = [
  { said: /\b(?:above|high|higher)\b/i, flags: ['high', 'critical_high'], word: 'above' },
  { said: /\b(?:below|low|lower)\b/i, flags: ['low', 'critical_low'], word: 'below' },
  { said: /\binside\b/i, flags: ['normal'], word: 'inside' },
] as const;

/** "hypertension (high blood pressure)": what a word means is not what the document says of it. "(high)" is. */
const gloss = /\([^()]*\s[^()]*\)/g;

/**
 * Holds a sentence of basis `document` against the rows or sentences its spans stand in: every number, unit and side must occur
 * there, and a direction must be the computed flag of a named row, or a word of the source. A `general` sentence claims nothing.
 */
export function checkSentence(sentence: Pick<Sentence, 'text' | 'spans' | 'basis'>, source: Source): GroundingFault[] {
  if (sentence.basis === 'general') return [];
  if (sentence.spans.length === 0) return [{ kind: 'no_span' }];
  const valid = sentence.spans.every(([start, end]) => 0 <= start && start < end && end <= source.text.length);
  if (!valid) return [{ kind: 'bad_span' }];

  const claimed = sentence.text.replace(gloss, ' ');
  const support = sentence.spans.map((span) => source.text.slice(...supportAround(source.text, span))).join('\n');
  return [
    ...numberFaults(sentence.text, support),
    ...unitFaults(sentence.text, support),
    ...sideFaults(claimed, support),
    ...directionFaults({ ...sentence, text: claimed }, support, source.labResults),
  ];
}

function numberFaults(said: string, support: string): GroundingFault[] {
  // Whole numbers, so that a "2.9" is not found inside "12.9".
  const printed = new Set(support.match(numbers));
  const missing = (said.match(numbers) ?? []).filter((number) => !printed.has(number));
  return missing.map((word) => ({ kind: 'number', word }));
}

function unitFaults(said: string, support: string): GroundingFault[] {
  const printed = support.toLowerCase();
  const units = [...said.matchAll(unitAfterNumber)].map((match) => (match[1] ?? '').replace(/\.$/, ''));
  return units.filter((unit) => !printed.includes(unit.toLowerCase())).map((word) => ({ kind: 'unit', word }));
}

function sideFaults(said: string, support: string): GroundingFault[] {
  return sides
    .filter((side) => side.said.test(said) && !side.printed.test(support))
    .map(({ word }) => ({ kind: 'side', word }));
}

function directionFaults(
  sentence: Pick<Sentence, 'text' | 'spans'>,
  support: string,
  labResults: readonly LabResult[],
): GroundingFault[] {
  const claimed = directions.filter(({ said }) => said.test(sentence.text));
  if (claimed.length === 0) return [];
  const rows = labResults.filter((row) => sentence.spans.some((span) => overlaps(row.span, span)));
  return claimed
    .filter(({ said, flags }) => !rows.some((row) => flags.some((flag) => flag === row.flag)) && !said.test(support))
    .map(({ word }) => ({ kind: 'direction', word }));
}

export const isGrounded = (sentence: Pick<Sentence, 'text' | 'spans' | 'basis'>, source: Source): boolean =>
  checkSentence(sentence, source).length === 0;
