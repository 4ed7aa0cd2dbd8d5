import type { LabResult } from '../documents/explanation.ts';
import { printedNumber } from './printed-number.ts';

/** Where things stand on a number line, in percent of its width. An open end of the band lies at the edge of the line. */
export type LabScale = {
  band: { from: number; to: number; openLow: boolean; openHigh: boolean };
  mark: number;
  /** The value lies off the line and its mark is held at this edge. */
  beyond: 'low' | 'high' | null;
};

const edge = 3; // keeps a held mark wholly on the line
const room = 1; // how far the line goes on past each end of a closed range, in widths of that range

/** The number line of a result; undefined where the value or the range is not a number, and a line would be a guess. */
export function labScale({ value, range }: Pick<LabResult, 'value' | 'range'>): LabScale | undefined {
  const number = printedNumber(value);
  const ends = range === null || number === undefined ? undefined : lineEnds(range, number);
  if (ends === undefined || number === undefined) return undefined;
  const { low, high, from, to } = ends;
  const percent = (x: number) => ((x - from) / (to - from)) * 100;
  const place = percent(number);
  return {
    band: {
      from: low === null ? 0 : percent(low),
      to: high === null ? 100 : percent(high),
      openLow: low === null,
      openHigh: high === null,
    },
    mark: Math.min(Math.max(place, edge), 100 - edge),
    beyond: place < 0 ? 'low' : place > 100 ? 'high' : null,
  };
}

type Ends = { low: number | null; high: number | null; from: number; to: number };

function lineEnds({ low, high }: { low: number | null; high: number | null }, value: number): Ends | undefined {
  if (low !== null && high !== null) {
    if (high <= low) return undefined;
    const margin = (high - low) * room;
    // Amounts cannot fall below nothing, so a line of positive values starts at zero at the earliest.
    const from = low >= 0 && value >= 0 ? Math.max(0, low - margin) : low - margin;
    return { low, high, from, to: high + margin };
  }
  if (high !== null) return high > 0 ? { low, high, from: Math.min(0, value), to: high * 2 } : undefined;
  if (low !== null) return low > 0 ? { low, high, from: 0, to: low * 2.5 } : undefined;
  return undefined;
}
