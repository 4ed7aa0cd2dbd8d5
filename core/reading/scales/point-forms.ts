import { ends, link, number, type ScaleForm } from './scale-form.ts';
import type { ScaleId } from './scale-ids.ts';

const about = String.raw`(?:[\s(]{1,2}(?:depression|anxiety|screen(?:ing)?|questionnaire|scale|index|scores?|sleepiness)\)?)*`;

const when = String.raw`(?:\s(?:on|at)\s(?:arrival|admission|presentation|discharge|baseline))?`;

/** A questionnaire or score in points, of at most `most`: "PHQ-9: 14", "PHQ-9 score 14/27", "MoCA 26 out of 30". */
export const points = (scale: ScaleId, keys: readonly string[], name: string, most: number): ScaleForm => ({
  scale,
  keys,
  most,
  form: String.raw`\b(?:${name})(?:\s\([A-Z0-9-]{2,9}\))?${about}${when}(?:${link}|\s?[-–]\s)(?<value>${number})(?:\s?\/\s?${String(most)}\b|\s(?:out )?of ${String(most)}\b|(?!\s?\/\s?\d)${ends})`,
  goesOn: true,
});

/** The same, for a name that is a word of the language in small letters: "NEWS", "DASH", "CAM". */
export const pointsInCapitals = (...given: Parameters<typeof points>): ScaleForm => ({
  ...points(...given),
  caseSensitive: true,
});

/** A class, grade or type right after the name of its scale: "NYHA class II", "Gartland III". */
export const ranked = (
  scale: ScaleId,
  keys: readonly string[],
  name: string,
  value: string,
  tidy: (printed: string) => string,
): ScaleForm => ({
  scale,
  keys,
  form: String.raw`\b(?:${name})(?:\s\([A-Z]{2,5}\))?(?:${link}|\s)(?<value>${value})${ends}(?!\s?(?:mg|ml|/\d|[-–]\s?[IV]{1,3}\b))`,
  tidy,
});

/** A grade before the name of what is graded: "type II Salter-Harris fracture". */
export const rankedBefore = (
  scale: ScaleId,
  keys: readonly string[],
  name: string,
  value: string,
  tidy: (printed: string) => string,
): ScaleForm => ({
  scale,
  keys,
  form: String.raw`\b(?:grade|type|class|stage)[\s:]{1,2}(?<value>${value})\s(?:${name})\b`,
  tidy,
});
