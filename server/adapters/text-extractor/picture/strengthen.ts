import type { Grey } from './grey.ts';

/** Print of less contrast than this is made darker, to this. */
const enough = 0.5;
const strongest = 2.5;
const paper = 245;

/** Makes faint print darker, in place, on even paper. `contrast` is how much darker than paper it is, 0..1. */
export function strengthen({ pixels }: Grey, contrast: number): void {
  if (contrast === 0 || contrast >= enough) return;
  const factor = Math.min(strongest, enough / contrast);
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, shade) => paper - (paper - shade) * factor);
  for (let at = 0; at < pixels.length; at++) pixels[at] = shades[pixels[at] ?? 0] ?? 0;
}
