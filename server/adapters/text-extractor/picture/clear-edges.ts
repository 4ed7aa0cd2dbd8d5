import type { Grey } from './grey.ts';

/** Share of a side up to which dark that comes in from the edge is cleared. */
const deepest = 0.025;
const paper = 245;
/** Paper between the edge and the dark, and grey between the dark and the paper, in pixels. */
const fringe = 2;

/** Whitens, in place, the stripes that scanners and the ground under a page leave along the edges of a picture. */
export function clearEdges({ pixels, width, height }: Grey, threshold: number): void {
  const clear = (start: number, step: number, length: number) => {
    const reach = Math.floor(length * deepest);
    let end = 0;
    for (let place = 0; place < Math.min(reach, end + fringe + 1); place++) {
      if ((pixels[start + place * step] ?? 255) < threshold) end = place + 1;
    }
    if (end === 0) return;
    for (let place = 0; place < Math.min(length, end + fringe); place++) pixels[start + place * step] = paper;
  };
  for (let y = 0; y < height; y++) {
    clear(y * width, 1, width);
    clear(y * width + width - 1, -1, width);
  }
  for (let x = 0; x < width; x++) {
    clear(x, width, height);
    clear((height - 1) * width + x, -width, height);
  }
}
