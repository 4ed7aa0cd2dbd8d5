/**
 * A piece of text where a page shows it: the foot of its first letter in points from the upper left corner, `angle` in radians
 * clockwise from the direction of reading.
 */
export type PlacedRun = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  angle: number;
  monospaced: boolean;
};
