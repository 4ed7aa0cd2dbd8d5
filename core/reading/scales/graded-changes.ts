import { ranked } from './point-forms.ts';
import { ends, toDigit, type ScaleForm } from './scale-form.ts';
import type { ScaleId } from './scale-ids.ts';

const rank = 'IV|I{1,3}|[0-4]';

/** A change in the body with its grade before it, some words between: "Grade II diffuse fatty change", "grade 2-3 chondromalacia" is none. */
const gradedBefore = (scale: ScaleId, keys: readonly string[], name: string): ScaleForm => ({
  scale,
  keys,
  form: String.raw`\b(?:grade|type|Gr\.?)[\s:-]{1,2}(?<value>${rank})(?![\p{L}\d]|\s?[-–/]\s?[\dI])\)?\s(?:[\p{L}-]+\s){0,3}?(?:${name})\b`,
  tidy: toDigit,
});

/** The same with the grade behind it: "fatty liver, grade I", "Modic type 2". */
const gradedAfter = (scale: ScaleId, keys: readonly string[], name: string): ScaleForm => ({
  scale,
  keys,
  form: String.raw`\b(?:${name})[\s,:(–-]{1,3}(?:grade|type|Gr\.?)[\s:-]{1,2}(?<value>${rank})${ends}`,
  tidy: toDigit,
});

const changes: readonly [ScaleId, readonly string[], string][] = [
  ['sprain_grade', ['sprain'], String.raw`(?:(?:[MLAP]CL|ligament) )?sprains?`],
  ['cartilage_grade', ['chondromalacia', 'chondral', 'outerbridge'], 'chondromalacia|chondral (?:loss|wear|change)s?'],
  ['fatty_liver_grade', ['fatty', 'steatosis'], '(?:hepatic )?steatosis|fatty (?:liver|change|changes|infiltration)'],
  ['modic', ['modic'], String.raw`Modic(?: (?:endplate )?changes?)?`],
];

/** Grades that are told with the change they belong to, and mean nothing without it. */
export const gradedChanges: readonly ScaleForm[] = [
  ...changes.flatMap(([scale, keys, name]) => [gradedBefore(scale, keys, name), gradedAfter(scale, keys, name)]),
  ranked('cartilage_grade', ['outerbridge'], 'Outerbridge', rank, toDigit),
  ranked('modic', ['modic'], 'Modic', 'I{1,3}|[1-3]', toDigit),
];
