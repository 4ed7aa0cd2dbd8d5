import { expect, test } from 'vitest';
import { normaliseUnit } from '../reading/labs/units.ts';
import { adultLimits, criticalLimits } from './analyte-data.ts';

const upper = ({ high, under }: (typeof adultLimits)[number]): number => under ?? high ?? Infinity;
const nameOf = ({ analyte, units, sex }: (typeof adultLimits)[number]) => `${analyte} ${units.join()} ${sex ?? ''}`;

test('knows the limits of what is measured most', () => {
  expect(new Set(adultLimits.map(({ analyte }) => analyte)).size).toBeGreaterThanOrEqual(60);
});

test('every limit has a bound, one upper bound at most, and the low one below it', () => {
  const broken = adultLimits.filter(
    (limit) =>
      (limit.low === null && upper(limit) === Infinity) ||
      (limit.high !== null && limit.under !== undefined) ||
      (limit.low ?? -Infinity) >= upper(limit),
  );

  expect(broken.map(nameOf)).toEqual([]);
});

test('every unit is written as units are normalised', () => {
  const others = adultLimits
    .flatMap(({ units }) => units)
    .filter((unit) => unit !== '' && normaliseUnit(unit) !== unit);

  expect([...new Set(others)]).toEqual([]);
});

test('a limit stands once for both sexes, or once for each', () => {
  const groups = Map.groupBy(
    adultLimits.flatMap((limit) => limit.units.map((unit) => ({ key: `${limit.analyte} ${unit}`, sex: limit.sex }))),
    ({ key }) => key,
  );
  const broken = [...groups].filter(([, limits]) => {
    const sexes = limits.map(({ sex }) => sex ?? 'both').sort();
    return sexes.join() !== 'both' && sexes.join() !== 'female,male';
  });

  expect(broken.map(([key]) => key)).toEqual([]);
});

test('every named band lies outside its limit', () => {
  const inside = adultLimits.filter((limit) =>
    limit.bands?.some(({ from, below }) => from < upper(limit) && (below ?? Infinity) > (limit.low ?? -Infinity)),
  );

  expect(inside.map(nameOf)).toEqual([]);
});

test('what laboratories call at once lies beyond what is accepted', () => {
  const crossed = adultLimits.filter((limit) =>
    criticalLimits.some(
      ({ analyte, units, low, high }) =>
        analyte === limit.analyte &&
        units.some((unit) => limit.units.includes(unit)) &&
        ((low ?? -Infinity) >= (limit.low ?? Infinity) || (high ?? Infinity) <= upper(limit)),
    ),
  );

  expect(crossed.map(nameOf)).toEqual([]);
});
