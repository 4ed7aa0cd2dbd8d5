/** The part of a picture that is kept: where its edges are, 0..1 from the left and from the top of the picture as it is shown. */
export type Crop = { left: number; top: number; right: number; bottom: number };
export type CropEdge = keyof Crop;

export const wholePicture: Crop = { left: 0, top: 0, right: 1, bottom: 1 };
export const cropEdges: readonly CropEdge[] = ['left', 'top', 'right', 'bottom'];

/** Less than this of the width or the height is no page any more. */
export const leastShare = 0.1;

const opposite: Record<CropEdge, CropEdge> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Puts one edge where it is wanted, as far as the picture and the edge across from it let it. */
export function withEdge(crop: Crop, edge: CropEdge, at: number): Crop {
  const { from, to } = rangeOf(crop, edge);
  return { ...crop, [edge]: Math.min(to, Math.max(from, at)) };
}

/** Where an edge may be. */
export function rangeOf(crop: Crop, edge: CropEdge): { from: number; to: number } {
  const across = crop[opposite[edge]];
  return edge === 'left' || edge === 'top'
    ? { from: 0, to: across - leastShare }
    : { from: across + leastShare, to: 1 };
}

/** The same part of the picture after it was turned clockwise by a quarter. */
export const turnedCrop = ({ left, top, right, bottom }: Crop): Crop => ({
  left: 1 - bottom,
  top: left,
  right: 1 - top,
  bottom: right,
});

export const isWhole = ({ left, top, right, bottom }: Crop): boolean =>
  left <= 0 && top <= 0 && right >= 1 && bottom >= 1;
