import type { Grey } from './grey.ts';
import { openGrey } from './sharp-grey.ts';

/** Enough for footnotes of six points on a page of A4. */
const widest = 1700;

/** The picture as people see it, in WebP. */
export async function encodeShown(grey: Grey): Promise<Uint8Array> {
  const picture = openGrey(grey).resize({ width: Math.min(widest, grey.width), kernel: 'lanczos3' });
  return picture.greyscale().webp({ quality: 55, effort: 2 }).toBuffer();
}
