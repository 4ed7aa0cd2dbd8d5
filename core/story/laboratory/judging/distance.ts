import type { Figure } from './printed-value.ts';

export type Bounds = { low: number | null; high: number | null };
export type Distance = 'slightly' | 'clearly' | 'far';

/** Up to a third of the width of its range beyond it is slight; a whole width or more is far. */
const slightWidths = 0.33;
const farWidths = 1;
/** Beside a single limit, or a range from zero: up to a tenth beyond it is slight; twice, or half of it, is far. */
const slightShare = 0.1;
const farAbove = 1;
const farBelow = 0.5;
/** Of a range whose upper end is so many times the lower one, a width says little: there the greater distance of both rules holds. */
const wide = 3;

/**
 * How far a value stands outside its range. It orders what is told and chooses a word for it; how much a distance matters differs from
 * test to test, which is left to a doctor. Undefined where the value is not outside these bounds.
 */
export function distanceOf({ low: value, high: top }: Figure, { low, high }: Bounds): Distance | undefined {
  if (high !== null && top > high) return greater(value > high ? value : top, { low, high }, 'high');
  if (low !== null && value < low) return greater(value, { low, high }, 'low');
  return undefined;
}

function greater(value: number, { low, high }: Bounds, side: 'high' | 'low'): Distance {
  if (low === null || high === null || low <= 0 || high <= low)
    return byShare(value, (side === 'high' ? high : low) ?? 0, side);
  const widths = (side === 'high' ? value - high : low - value) / (high - low);
  const byWidth = widths <= slightWidths ? 'slightly' : widths >= farWidths ? 'far' : 'clearly';
  if (high < wide * low) return byWidth;
  const share = byShare(value, side === 'high' ? high : low, side);
  return steps.indexOf(share) > steps.indexOf(byWidth) ? share : byWidth;
}

const steps: readonly Distance[] = ['slightly', 'clearly', 'far'];

function byShare(value: number, limit: number, side: 'high' | 'low'): Distance {
  if (limit === 0) return 'clearly';
  const beyond = (side === 'high' ? value - limit : limit - value) / Math.abs(limit);
  return beyond >= (side === 'high' ? farAbove : farBelow)
    ? 'far'
    : beyond <= slightShare + tiny
      ? 'slightly'
      : 'clearly';
}

const tiny = 1e-9;
