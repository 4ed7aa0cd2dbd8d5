/** A projective map of the plane, row by row: (x, y) goes to ((ax + by + c) / w, (dx + ey + f) / w) with w = gx + hy + i. */
export type PlaneMap = readonly [number, number, number, number, number, number, number, number, number];

export type Point = readonly [x: number, y: number];

/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

export const identity: PlaneMap = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const scaling = (byX: number, byY = byX): PlaneMap => [byX, 0, 0, 0, byY, 0, 0, 0, 1];

/** Turns around `about`, clockwise as seen on a page (y grows downwards). */
export function rotation(degrees: number, [x, y]: Point): PlaneMap {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0, 1];
}

/** First `second`, then `first`: as matrices are multiplied. */
export function after(first: PlaneMap, second: PlaneMap): PlaneMap {
  const [a, b, c, d, e, f, g, h, i] = first;
  const [p, q, r, s, t, u, v, w, x] = second;
  return [
    a * p + b * s + c * v,
    a * q + b * t + c * w,
    a * r + b * u + c * x,
    d * p + e * s + f * v,
    d * q + e * t + f * w,
    d * r + e * u + f * x,
    g * p + h * s + i * v,
    g * q + h * t + i * w,
    g * r + h * u + i * x,
  ];
}

export function mapPoint([a, b, c, d, e, f, g, h, i]: PlaneMap, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** Maps the rectangle from (0, 0) to (width, height) to four corners, straight lines to straight lines (Heckbert 1989). */
export function rectangleToQuad(width: number, height: number, quad: Quad): PlaneMap {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const square: PlaneMap = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
  return after(square, scaling(1 / width, 1 / height));
}
