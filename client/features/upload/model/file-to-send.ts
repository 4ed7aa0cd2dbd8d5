import { photosToPdf, type DrawPhoto } from './fit-photos.ts';
import type { Photo } from './photos.ts';

type Options = {
  title: string;
  /** What may be sent, in bytes. */
  maxBytes: number;
  draw: DrawPhoto;
  /** Told which photo is being made a page of. */
  onPage: (page: number, of: number) => void;
  signal: AbortSignal;
};

/** What is uploaded: one photo as it is, several as one PDF. A photo that was turned or cropped by hand, or is too large, is made anew too. */
export async function fileToSend(photos: Photo[], options: Options): Promise<File> {
  const { title, maxBytes, draw, onPage, signal } = options;
  const [first] = photos;
  const isAsItIs = photos.length === 1 && first?.turn === 0 && first.crop === null && first.file.size <= maxBytes;
  if (first !== undefined && isAsItIs) return first.file;
  const pdf = await photosToPdf(photos, { maxBytes, draw, onPage: (page) => onPage(page, photos.length), signal });
  return new File([pdf], `${title}.pdf`, { type: 'application/pdf' });
}
