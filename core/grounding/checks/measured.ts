import type { Quantity } from '../told/quantities.ts';
import { readQuantities } from '../told/quantities.ts';
import type { Case, Check } from './check.ts';
import { isInDate } from './dates.ts';
import { measuresIn, type NamedMeasure } from './measure-names.ts';
import { isSameNumber } from './row-numbers.ts';

/**
 * "FVC 2.1, FEV1 1.4", "BP 146/84, pulse 68": in a line of several measures a number belongs to the nearest name before it, and is told
 * of no other. Only where every place of the number has a name, and the told measure is one that the document names too.
 */
export const measured: Check = (one) => {
  const { told, evidence, source } = one;
  const named = told.quantities.length === 0 ? [] : measuresIn(told.plain);
  if (named.length === 0) return [];
  const printed = readQuantities(evidence.nearText);
  const isOfAnother = told.quantities.some((quantity) => {
    if (isInDate(told.text, quantity.start)) return false;
    const said = measuresToldOf(quantity, named, one);
    if (said.length === 0) return false;
    const places = printed.filter(({ value }) => isSameNumber(value, quantity.value));
    const owners = places.map((place) => ownersOf(place, evidence.nearText));
    const isAllOwned = owners.length > 0 && owners.every((own) => own.length > 0);
    if (owners.flat().includes(unknown) && !isRightBehind(quantity, named, told.plain)) return false;
    return isAllOwned && !owners.flat().some((own) => said.includes(own)) && isNamed(said, source.explanation.text);
  });
  return isOfAnother ? ['analyte'] : [];
};

/** "Your weight is 2.4": nothing but a verb between the measure and its number. */
const linking =
  /^(?:\s|\b(?:is|was|of|at|now|came|back|about|level|were|are|has|been|reached|today|only|a|value|reading)\b|:)*$/i;

const isRightBehind = ({ start }: Quantity, named: readonly NamedMeasure[], text: string): boolean =>
  linking.test(text.slice(named.findLast(({ end }) => end <= start)?.end ?? 0, start));

/** The measures that may be meant: the nearest before the number with those joined to it, else the nearest behind. */
function measuresToldOf(quantity: Quantity, named: readonly NamedMeasure[], { told }: Case): number[] {
  const at = named.findLastIndex(({ end }) => end <= quantity.start);
  const nearest = named[at];
  if (nearest === undefined) return [];
  const isParted = told.quantities.some(({ start, end }) => start >= nearest.end && end <= quantity.start);
  if (isParted) return [];
  const before = named[at - 1];
  const isJoined =
    before !== undefined &&
    /^[\s,]*(?:and|y|or|e|,)?\s*(?:your |the |su |la |el )?$/i.test(told.plain.slice(before.end, nearest.start));
  return isJoined ? [nearest.measure, before.measure] : [nearest.measure];
}

/** A label that stands for no known measure. */
const unknown = -1;
const part = /[,;(]|\.(?=\s)/;
/** Words before a number that name nothing. */
const filler =
  /\b(?:was|were|is|are|of|at|to|from|about|and|or|up|down|now|today|the|a|an|on|in|by|with|than|over|under|approx|ca|only|mean|average|max|min|peak|total|predicted|pred|now|then|prior|previously|last|target|goal|normal|range|ref|limit)\b/gi;

/** The names that a printed number can stand to: the last before it in its line, and one right behind it. */
function ownersOf({ start, end }: Quantity, text: string): number[] {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const stop = text.indexOf('\n', end);
  const rest = text.slice(end, stop === -1 ? text.length : stop);
  const before = ownerBefore(line);
  const behind = measuresIn(/^[^\d,;.]{0,24}/.exec(rest)?.[0] ?? '')[0];
  if (before === undefined) return [];
  return behind === undefined ? [before] : [before, behind.measure];
}

/** The nearest part of the line that names something: "Gain 2.4 kg" is of no measure that stood before it. */
function ownerBefore(line: string): number | undefined {
  for (const piece of line.split(part).toReversed()) {
    const named = measuresIn(piece).at(-1);
    if (named !== undefined) return named.measure;
    if (/^\s*\p{L}[\p{L}\s-]{2,}\s$/u.test(piece) && /\p{L}{2}/u.test(piece.replace(filler, ' '))) return unknown;
  }
  return undefined;
}

const isNamed = (said: readonly number[], text: string): boolean =>
  measuresIn(text).some(({ measure }) => said.includes(measure));
