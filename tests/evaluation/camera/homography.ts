import type { Point } from './photo.ts';

/** Maps points of the plane so that the four points `from` come to lie on the four points `to`: what a lens does to a flat sheet. */
export function homography(from: readonly Point[], to: readonly Point[]): (x: number, y: number) => Point {
  const equations = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(equations);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Gauss and Jordan, with the largest number as pivot; the last number of each line is its right side. */
function solved(lines: number[][]): number[] {
  lines.forEach((_, column) => {
    const rest = lines.slice(column).map((line) => Math.abs(line[column] ?? 0));
    const best = column + rest.indexOf(Math.max(...rest));
    [lines[column], lines[best]] = [lines[best] ?? [], lines[column] ?? []];
    const pivot = lines[column] ?? [];
    const scale = pivot[column] ?? 1;
    pivot.forEach((number, at) => (pivot[at] = number / scale));
    lines.forEach((line, row) => {
      const factor = line[column] ?? 0;
      if (row !== column) line.forEach((number, at) => (line[at] = number - factor * (pivot[at] ?? 0)));
    });
  });
  return lines.map((line) => line.at(-1) ?? 0);
}
