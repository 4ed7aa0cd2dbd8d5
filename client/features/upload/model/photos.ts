import type { Turn } from '#core/documents/page-layout.ts';
import { turnedCrop, type Crop } from './crop.ts';
import { randomKey } from './upload-attempt.ts';

/** A photo that becomes one page. */
export type Photo = {
  id: string;
  file: File;
  /** What a person turned it by, clockwise. */
  turn: Turn;
  /** What is kept of it as it is turned; null for all of it. */
  crop: Crop | null;
  url: string;
  /** How it looks cropped, turned as it was when that was drawn. */
  preview: { url: string; turn: Turn } | null;
};

/** What a person makes of a photo. */
export type PhotoEdit = Pick<Photo, 'turn' | 'crop'>;

/** A photo as it was taken; `url` is where it can be seen. */
export const photoOf = (file: File, url = ''): Photo => ({
  id: randomKey(),
  file,
  turn: 0,
  crop: null,
  url,
  preview: null,
});

/** A page is read well from 2,000 dots and more: with more photos none of them would keep as many. */
export const maxPhotos = 40;

const turns: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** A quarter to the right, with what is kept of it. */
export const turnedRight = <Edit extends PhotoEdit>(edit: Edit): Edit => ({
  ...edit,
  turn: turns[edit.turn],
  crop: edit.crop === null ? null : turnedCrop(edit.crop),
});

export const turnedLeft = <Edit extends PhotoEdit>(edit: Edit): Edit => turnedRight(turnedRight(turnedRight(edit)));

export const turned = (photos: Photo[], id: string): Photo[] =>
  photos.map((photo) => (photo.id === id ? turnedRight(photo) : photo));

export const without = (photos: Photo[], id: string): Photo[] => photos.filter((photo) => photo.id !== id);

/** Changes places with the photo before or behind; at an end nothing happens. */
export function moved(photos: Photo[], id: string, by: 1 | -1): Photo[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const [photo, neighbour] = [photos[from], photos[from + by]];
  if (photo === undefined || neighbour === undefined) return photos;
  return photos.with(from, neighbour).with(from + by, photo);
}
