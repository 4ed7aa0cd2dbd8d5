import sharp, { type Sharp } from 'sharp';
import type { Grey } from './grey.ts';

// Pages are read side by side, so one thread a picture; a cache would keep people's pages in memory.
sharp.concurrency(1);
sharp.cache(false);
// Everything a file may pretend to be stays unopened: SVG, PDF, GIF, TIFF, HEIF and the rest have loaders with a long history of holes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

export const openGrey = ({ pixels, width, height }: Grey): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 1 } });

/** Runs what was asked of the picture. */
export async function toGrey(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.greyscale().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { pixels, width: info.width, height: info.height };
}

export const resizeGrey = (grey: Grey, width: number, height: number): Promise<Grey> =>
  toGrey(openGrey(grey).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }));

export { sharp };
