import type { Turn } from '#core/documents/page-layout.ts';
import type { DrawPhoto } from './fit-photos.ts';

// What the canvas of a phone can hold.
const mostDots = 16_000_000;

/** Draws a photo anew, upright as its camera and a person turned it. Where and when it was taken does not come along. */
export const drawPhoto: DrawPhoto = async ({ file, turn }, { longSide, quality }) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = scaleOf(bitmap, longSide);
    const { width, height } = turnedSize(bitmap, turn, scale);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('no canvas');
    // A picture with holes is seen on paper.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.translate(width / 2, height / 2);
    context.rotate((turn * Math.PI) / 180);
    context.scale(scale, scale);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    return { jpeg: await toJpeg(canvas, quality), width, height };
  } finally {
    bitmap.close();
  }
};

type Size = { width: number; height: number };

function scaleOf({ width, height }: Size, longSide: number): number {
  return Math.min(1, longSide / Math.max(width, height), Math.sqrt(mostDots / (width * height)));
}

function turnedSize({ width, height }: Size, turn: Turn, scale: number): Size {
  const [wide, tall] = turn % 180 === 0 ? [width, height] : [height, width];
  return { width: Math.round(wide * scale), height: Math.round(tall * scale) };
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('no picture')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
