import type { Turn } from '#core/documents/page-layout.ts';

/** A photo that becomes one page: `turn` is what a person turned it by, clockwise. */
export type Photo = { id: string; file: File; turn: Turn; url: string };

/** A page is read well from 2,000 dots and more: with more photos none of them would keep as many. */
export const maxPhotos = 40;

const turns: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export const turned = (photos: Photo[], id: string): Photo[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, turn: turns[photo.turn] } : photo));

export const without = (photos: Photo[], id: string): Photo[] => photos.filter((photo) => photo.id !== id);

/** Changes places with the photo before or behind; at an end nothing happens. */
export function moved(photos: Photo[], id: string, by: 1 | -1): Photo[] {
  const from = photos.findIndex((photo) => photo.id === id);
  const [photo, neighbour] = [photos[from], photos[from + by]];
  if (photo === undefined || neighbour === undefined) return photos;
  return photos.with(from, neighbour).with(from + by, photo);
}
