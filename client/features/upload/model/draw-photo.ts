import type { Turn } from '#core/documents/page-layout.ts';
import { wholePicture } from './crop.ts';
import type { DrawPhoto } from './fit-photos.ts';

// What the canvas of a phone can hold.
const mostDots = 16_000_000;

/** Draws a photo anew, upright and cropped as its camera and a person had it. Where and when it was taken does not come along. */
export const drawPhoto: DrawPhoto = async ({ file, turn, crop }, { longSide, quality }) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { left, top, right, bottom } = crop ?? wholePicture;
    const whole = turnedSize(bitmap, turn);
    const kept = { width: whole.width * (right - left), height: whole.height * (bottom - top) };
    const scale = scaleOf(kept, longSide);
    const canvas = document.createElement('canvas');
    const width = (canvas.width = Math.max(1, Math.round(kept.width * scale)));
    const height = (canvas.height = Math.max(1, Math.round(kept.height * scale)));
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('no canvas');
    // A picture with holes is seen on paper.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.translate(whole.width * (0.5 - left) * scale, whole.height * (0.5 - top) * scale);
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

const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('no picture')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
