/** `across = slope * along + offset`; `support` is the share of places along it at which something lies on it. */
export type EdgeLine = { slope: number; offset: number; support: number };

const steepest = 0.35;
const tries = 250;

/**
 * The line most of `across` (by place along it, `NaN` where nothing was seen) lie on within `tolerance`, or undefined when
 * fewer than 20 were seen (RANSAC, then least squares over what fits; the same places give the same line).
 */
export function fitLine(across: Float32Array, tolerance: number): EdgeLine | undefined {
  const seen = Int32Array.from(across.keys()).filter((along) => !Number.isNaN(across[along]));
  if (seen.length < 20) return undefined;
  let best: EdgeLine | undefined;
  let seed = 12345;
  const pick = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seen[seed % seen.length] ?? 0;
  };
  for (let count = 0; count < tries; count++) {
    const [a, b] = [pick(), pick()];
    if (Math.abs(a - b) < across.length / 5) continue;
    const slope = ((across[b] ?? 0) - (across[a] ?? 0)) / (b - a);
    if (Math.abs(slope) > steepest) continue;
    const line = supported(across, seen, { slope, offset: (across[a] ?? 0) - slope * a }, tolerance);
    if (!best || line.support > best.support) best = line;
  }
  return best && supported(across, seen, leastSquares(across, seen, best, tolerance), tolerance);
}

type Line = Pick<EdgeLine, 'slope' | 'offset'>;

const isOn = (across: Float32Array, along: number, { slope, offset }: Line, tolerance: number): boolean =>
  Math.abs((across[along] ?? 0) - slope * along - offset) < tolerance;

function supported(across: Float32Array, seen: Int32Array, line: Line, tolerance: number): EdgeLine {
  let on = 0;
  for (const along of seen) if (isOn(across, along, line, tolerance)) on += 1;
  return { ...line, support: on / across.length };
}

function leastSquares(across: Float32Array, seen: Int32Array, line: Line, tolerance: number): Line {
  const on = seen.filter((along) => isOn(across, along, line, tolerance));
  const middle = on.reduce((sum, along) => sum + along, 0) / on.length;
  const mean = on.reduce((sum, along) => sum + (across[along] ?? 0), 0) / on.length;
  let [above, below] = [0, 0];
  for (const along of on) {
    above += (along - middle) * ((across[along] ?? 0) - mean);
    below += (along - middle) ** 2;
  }
  const slope = below === 0 ? line.slope : above / below;
  return { slope, offset: mean - slope * middle };
}
