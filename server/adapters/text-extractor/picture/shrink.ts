import type { Grey } from './grey.ts';

/** The picture made smaller by a whole factor: every pixel is the mean of `factor` x `factor` pixels; a rest at the edges is dropped. */
export function shrink(grey: Grey, factor: number): Grey {
  if (factor <= 1) return grey;
  const width = Math.max(1, Math.floor(grey.width / factor));
  const height = Math.max(1, Math.floor(grey.height / factor));
  const rows = Math.min(factor, grey.height);
  const columns = Math.min(factor, grey.width);
  const pixels = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const scale = 1 / (rows * columns);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let row = 0; row < rows; row++) addRow(sums, grey, y * factor + row, columns, factor);
    for (let x = 0; x < width; x++) pixels[y * width + x] = (sums[x] ?? 0) * scale + 0.5;
  }
  return { pixels, width, height };
}

function addRow(sums: Uint32Array, { pixels, width }: Grey, y: number, columns: number, factor: number): void {
  let from = y * width;
  for (let x = 0; x < sums.length; x++) {
    let sum = sums[x] ?? 0;
    for (let column = 0; column < columns; column++) sum += pixels[from + column] ?? 0;
    sums[x] = sum;
    from += factor;
  }
}
