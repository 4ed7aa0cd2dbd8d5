import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** "1,000", "2.5", ".5", and "2,5" where a comma is the decimal mark. */
const number = String.raw`0,\d{1,4}(?!\d)|(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,4})?|\d{1,3},\d{1,2}(?!\d)|\.\d{1,4}`;
const unit = String.raw`(?:mg|mcg|µg|μg|ug|g|gm|grams?|milligrams?|micrograms?|iu|ie|i\.e\.|e(?=\s?\/\s?ml)|unt|units?|u|meq|mmol|%)`;
const per = String.raw`(?:\s?/\s?(?:\d{1,4}(?:\.\d{1,3})?\s?)?(?:ml|actuat(?:ion)?|act|inh(?:alation)?|puff|spray|dose|hours?|hr|h|tab(?:let)?|cap(?:sule)?|mg|gm|g|kg|patch|day|vial|pen|drop|actuation))?`;
/** Concentrations in a litre, a decilitre or a cell count are laboratory results, never a strength. */
const notLaboratory = String.raw`(?![\p{L}\d]|\s?/\s?(?:dl|l|ul|µl|μl|mm|m2|min|cumm|24\s?h?|creat\p{L}*|cr|100|mol|mmol|hpf)(?!\p{L})|\s?(?:of\s)?(?:rh|fio2)(?!\p{L}))`;
/** The second of a pair that has its own unit: "100micrograms/6micrograms", "600mg-400 unit". */
const second = String.raw`(?:(?:\s?/\s?|[-+])(?:${number})\s?${unit}(?![\p{L}\d])${per})?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|\bmax(?:imum)?\.?:?\s(?:of\s|dose\s)?)(?:${number})(?:\s?[-/]\s?(?:${number})){0,2}\s{0,2}-?(?:\(\d[\d.]{0,5}\s?base\)\s?)?${unit}(?:${second})${per}${notLaboratory}`,
  'giu',
);

export const mayHoldStrength = /\d\)?\s{0,2}-?(?:\(\d|[/-]\s?\d|[mµμugi%]|e\s?\/)/i;

/** Printed strengths: "20 mg", "0.09 MG/ACTUAT", "500/15mg", "50,000 iu", "0.75%", "108 (90 Base) MCG/ACT". */
export const strengthsIn = (text: string): Span[] =>
  // Most lines hold no number, and looking closely costs.
  !mayHoldStrength.test(text)
    ? []
    : matchesIn(text, pattern).map((match) => [match.index, match.index + match[0].length]);

/** "Advair 100/50": a pair that stands for a strength where no unit is printed. "3/7" and "6/12" are days and months, "3-5" a range. */
export function bareRatioIn(text: string): Span | undefined {
  const match =
    /(?<![\d/.-])(\d{1,4}(?:\.\d)?)[/-](\d{1,4}(?:\.\d)?)(?![\d/.%-]|\s?(?:tab|mm|hours?|hrs?|days?|weeks?|minimum))/.exec(
      text,
    );
  if (!match || /^(?:7|12|52)$/.test(match[2] ?? '')) return undefined;
  return Math.max(Number(match[1]), Number(match[2])) < 10 ? undefined : [match.index, match.index + match[0].length];
}

/** The new one of "increased from 25 mg to 50 mg" and of "20 mg od -> increase to 40 mg". */
export function changedStrengthIn(behind: string): Span | undefined {
  const [old, changed] = strengthsIn(behind);
  // "from 25 to 50 mg"
  if (old && /\bfrom\s[\d.,]{1,8}\sto\s$/i.test(behind.slice(0, old[0]))) return old;
  if (!old || !changed) return undefined;
  const between = behind.slice(old[1], changed[0]);
  const isFromTo = /\b(?:from|was)\s*$/i.test(behind.slice(0, old[0])) && /^\D{0,24}\b(?:to|now)\s*$/i.test(between);
  return isFromTo || becomes.test(between) ? changed : undefined;
}

const becomes =
  /^[^.;\d]{0,24}(?:->|=>|→|-->|\b(?:increased?|reduced?|decreased?|changed?|raised|lowered|titrated?|up|down) to)\s*(?:(?:increased?|reduced?|decreased?|changed?|up|down)\s)?(?:to\s)?$/iu;

/** "5 mg" in a cell of its own. */
export function isStrengthAlone(text: string): boolean {
  const [first] = strengthsIn(text);
  return first !== undefined && first[0] === 0 && first[1] === text.length;
}

/** A strength or a dose in comparable form. */
export const folded = (strength: string): string => strength.toLowerCase().replace(/\s+/g, '');
