import type { Letters } from './letters.ts';

const widest = 12;
const fewest = 8;

/**
 * By how many degrees rows of text fall to the right (clockwise), between -12 and 12: the angle at which the feet of letters
 * come to stand on the fewest lines. Zero when there are too few letters to tell.
 */
export function findSkew(letters: Letters): number {
  if (letters.count < fewest) return 0;
  const feet = new Feet(letters);
  const coarse = best(-widest, widest, 0.25, (angle) => feet.sharpness(angle, 3));
  const fine = best(coarse - 0.4, coarse + 0.4, 0.05, (angle) => feet.sharpness(angle, 1.5));
  return best(fine - 0.06, fine + 0.06, 0.02, (angle) => feet.sharpness(angle, 1));
}

function best(from: number, to: number, step: number, score: (angle: number) => number): number {
  let found = 0;
  let highest = -1;
  for (let count = 0; from + count * step <= to + 1e-9; count++) {
    const angle = from + count * step;
    const own = score(angle);
    // Of equals the straighter one.
    if (own > highest || (own === highest && Math.abs(angle) < Math.abs(found))) {
      highest = own;
      found = angle;
    }
  }
  return found;
}

class Feet {
  private readonly letters: Letters;
  private readonly margin: number;
  private readonly counts: Float32Array;

  constructor(letters: Letters) {
    this.letters = letters;
    const right = letters.right.reduce((most, x) => Math.max(most, x), 0);
    const bottom = letters.bottom.reduce((most, y) => Math.max(most, y), 0);
    this.margin = Math.ceil(right * Math.tan(((widest + 1) * Math.PI) / 180)) + 2;
    this.counts = new Float32Array(bottom + 2 * this.margin + 4);
  }

  /** How unevenly feet spread over lines of `pitch` pixels that fall by `angle`. */
  sharpness(angle: number, pitch: number): number {
    const { count, left, right, bottom } = this.letters;
    const { counts, margin } = this;
    const slope = Math.tan((angle * Math.PI) / 180);
    counts.fill(0);
    for (let index = 0; index < count; index++) {
      const middle = ((left[index] ?? 0) + (right[index] ?? 0)) / 2;
      const place = ((bottom[index] ?? 0) - slope * middle + margin) / pitch;
      const line = Math.floor(place);
      const share = place - line;
      counts[line] = (counts[line] ?? 0) + 1 - share;
      counts[line + 1] = (counts[line + 1] ?? 0) + share;
    }
    let sum = 0;
    for (const each of counts) sum += each * each;
    return sum;
  }
}
