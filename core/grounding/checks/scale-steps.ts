import { isSameNumber } from './row-numbers.ts';
import { stemsIn } from '../source/standing.ts';
import type { Check } from './check.ts';

/** "MODERATE RISK:   100-149 MG/DL": a name and its stretch of a scale. */
const step = /^\W*(?<name>\p{L}[\p{L} -]{2,30})[:=]\s*(?<low>\d+(?:\.\d+)?)\s?[-–]\s?(?<high>\d+(?:\.\d+)?)/u;

/** A value is told by the name of that step of a scale in which it lies. */
export const scaleSteps: Check = ({ told, quoted }) => {
  const { name = '', low, high } = step.exec(quoted?.words ?? '')?.groups ?? {};
  if (low === undefined || high === undefined || told.isQuestion) return [];
  const [from, to] = [Number(low), Number(high)];
  const said = told.quantities.filter(({ inWords }) => !inWords).map(({ value }) => value);
  const isOfStep = said.length === 0 || said.some((one) => (from <= one && one <= to) || isSameNumber(one, from));
  const stems = new Set(stemsIn(told.text));
  return !isOfStep && stemsIn(name).every((stem) => stems.has(stem)) ? ['direction'] : [];
};
