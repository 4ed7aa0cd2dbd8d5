import type { Photo } from './photos.ts';
import { picturePdf, type Picture } from './picture-pdf.ts';

/** How a photo is drawn anew: the longer side in dots at most, and the quality of the JPEG, 0..1. */
export type Rung = { longSide: number; quality: number };

/** From the best to the smallest that is still read well. */
export const rungs: readonly Rung[] = [
  { longSide: 4000, quality: 0.9 },
  { longSide: 3300, quality: 0.85 },
  { longSide: 2700, quality: 0.8 },
  { longSide: 2200, quality: 0.75 },
  { longSide: 2000, quality: 0.6 },
  { longSide: 2000, quality: 0.4 },
];

export type DrawPhoto = (photo: Pick<Photo, 'file' | 'turn' | 'crop'>, rung: Rung) => Promise<Picture>;

/** What cannot be helped by trying again: a photo that does not open, counted from 1, or photos that are too much together. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly photo: number | null;
  constructor(photo: number | null, options?: { cause?: unknown }) {
    super('photo', options);
    this.photo = photo;
  }
}

type Options = {
  /** What the PDF may have at most. */
  maxBytes: number;
  draw: DrawPhoto;
  onPage: (page: number) => void;
  signal: AbortSignal;
};

// The frame of the PDF takes some hundred bytes a page.
const frameBytes = 64 * 1024;

/** Photos as the pages of one PDF that may be uploaded, as large as there is room for. Throws `PhotoError` or the abort reason. */
export async function photosToPdf(photos: Photo[], { maxBytes, draw, onPage, signal }: Options): Promise<Blob> {
  const budget = (maxBytes - frameBytes) / photos.length;
  const pictures: Picture[] = [];
  let first = 0;
  for (const [index, photo] of photos.entries()) {
    signal.throwIfAborted();
    onPage(index + 1);
    const fitted = await fit(photo, { budget, first, draw }).catch((cause: unknown) => {
      throw new PhotoError(index + 1, { cause });
    });
    first = fitted.rung;
    pictures.push(fitted.picture);
  }
  const pdf = picturePdf(pictures);
  if (pdf.size > maxBytes) throw new PhotoError(null);
  return pdf;
}

type Fitting = { budget: number; first: number; draw: DrawPhoto };

// Photos of one document are alike: what was too large for one is not tried for the next.
async function fit(photo: Photo, { budget, first, draw }: Fitting): Promise<{ picture: Picture; rung: number }> {
  for (let rung = first; ; rung++) {
    const settings = rungs[rung];
    if (settings === undefined) throw new Error('no such rung');
    const picture = await draw(photo, settings);
    if (picture.jpeg.size <= budget || rung === rungs.length - 1) return { picture, rung };
  }
}
