import type { Grey } from './grey.ts';

/** The picture turned clockwise. */
export function turnPicture({ pixels, width, height }: Grey, turn: 90 | 180 | 270): Grey {
  if (turn === 180) return { pixels: pixels.toReversed(), width, height };
  const turned = new Uint8Array(pixels.length);
  // Where the first pixel goes, and how far apart neighbours of a row and of a column come to stand.
  const [start, alongRow, alongColumn] = turn === 90 ? [height - 1, height, -1] : [(width - 1) * height, -height, 1];
  for (let y = 0; y < height; y++) {
    let to = start + y * alongColumn;
    for (let from = y * width; from < (y + 1) * width; from++) {
      turned[to] = pixels[from] ?? 0;
      to += alongRow;
    }
  }
  return { pixels: turned, width: height, height: width };
}
