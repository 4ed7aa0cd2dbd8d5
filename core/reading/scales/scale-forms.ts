import { withParts } from '../../kernel/with-parts.ts';
import type { ScaleId } from '../../knowledge/scale-data.ts';
import scales from './scale-forms.json' with { type: 'json' };
import { tidied, type Tidying } from './tidy-value.ts';

/** How a scale is printed: `keys` are lower-case words of which a text must hold one; `form` has a group `value` or `sign`, or the scale is named. */
type PrintedScale = {
  keys: readonly string[];
  form?: string;
  points?: string; // "PHQ-9: 14", "PHQ-9 score 14/27", "MoCA 26 out of 30"
  ranked?: string; // "NYHA class II", "Gartland III"
  rankedBefore?: string; // "type II Salter-Harris fracture"
  value?: string;
  caseSensitive?: boolean; // a name that is a word of the language in small letters: "NEWS", "DASH"
  most?: number; // a larger number is something else
  goesOn?: boolean; // further values may follow: "6 on arrival, 2 at discharge"
  needs?: string; // what the text has to speak of besides
  tidy?: Tidying;
  words?: readonly (readonly string[])[];
};

export type ScaleForm = {
  scale: ScaleId;
  keys: readonly string[];
  needs: RegExp | undefined;
  pattern: RegExp;
  most: number;
  goesOn: boolean;
  tidy: (printed: string) => string;
};

/** "{link}" is what may stand between a name and its value; "{ends}" what makes a value whole. Every repetition is bounded. */
function formOf({ form, points, ranked, rankedBefore, value = '', most = 0 }: PrintedScale): string {
  if (points !== undefined) {
    const of = String.raw`\s?\/\s?${String(most)}\b|\s(?:out )?of ${String(most)}\b|(?!\s?\/\s?\d){ends}`;
    return String.raw`\b(?:${points})(?:\s\([A-Z0-9-]{2,9}\))?{about}{when}(?:{link}|\s?[-–]\s)(?<value>{number})(?:${of})`;
  }
  if (ranked !== undefined)
    return String.raw`\b(?:${ranked})(?:\s\([A-Z]{2,5}\))?(?:{link}|\s)(?<value>${value}){ends}(?!\s?(?:mg|ml|/\d|[-–]\s?[IV]{1,3}\b))`;
  if (rankedBefore !== undefined)
    return String.raw`\b(?:grade|type|class|stage)[\s:]{1,2}(?<value>${value})\s(?:${rankedBefore})\b`;
  return form ?? '';
}

const formsOf = ([scale, printed]: [string, readonly PrintedScale[]]): ScaleForm[] =>
  printed.map((one) => ({
    scale: scale as ScaleId,
    keys: one.keys,
    needs: one.needs === undefined ? undefined : new RegExp(one.needs, 'i'),
    pattern: new RegExp(withParts(formOf(one), scales.parts), one.caseSensitive === true ? 'gu' : 'giu'),
    most: one.most ?? Infinity,
    goesOn: one.goesOn ?? one.points !== undefined,
    tidy: tidied(one),
  }));

export const scaleForms: readonly ScaleForm[] = Object.entries(
  scales.forms as Partial<Record<ScaleId, readonly PrintedScale[]>>,
).flatMap(formsOf);
