import type { Check } from './check.ts';

const resists =
  /\b(?:resistant|resists?|resistance|(?:won't|will not|would not|does not|may not|should not|cannot|unlikely to|not likely to|not expected to) (?:work|help|kill|treat|be effective)|not (?:effective|sensitive|susceptible)|resistentes?)\b/i;
const yields =
  /\b(?:susceptible|sensitive|(?:should|will|can|would|could|may|likely to|expected to) (?:\w+ )?(?:work|help|kill|treat|be effective)|(?:is|are) effective|(?:antibiotics?|medicines?|ones?) that (?:\w+ )?works?|sensibles?)\b/i;

/** Whether a germ resists a medicine is what the row of that medicine says: R, S, or in words. */
export const susceptibility: Check = ({ told }) => {
  const isResistant = resists.exec(told.text);
  const found = isResistant ?? yields.exec(told.text);
  if (found === null || (isResistant !== null && yields.test(told.text.replace(resists, ' ')))) return [];
  const rows = told.analytes.flatMap((analyte) => analyte.rows);
  const answers = rows.map(({ value }) => answerOf(value)).filter((answer) => answer !== undefined);
  return answers.some((answer) => answer !== (isResistant === null)) ? ['negation'] : [];
};

/** Whether the germ yields to it; undefined where the row says neither. */
function answerOf(value: string): boolean | undefined {
  if (/^(?:s|susc\w*|sens\w*)\b/i.test(value.trim())) return true;
  return /^(?:r|resist\w*)\b/i.test(value.trim()) ? false : undefined;
}
