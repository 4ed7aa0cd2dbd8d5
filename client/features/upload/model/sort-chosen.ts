import { isPicture, mediaTypeOf } from './media-type-of.ts';
import { maxPhotos } from './photos.ts';

/** What a person chose: photos, each a page of one document, or one file of another kind. */
export type Chosen =
  { kind: 'photos'; files: File[] } | { kind: 'file'; file: File } | { kind: 'fault'; fault: ChoiceFault };

/** `heic`: the format of iPhones; `several`: files that do not make one document together. */
export type ChoiceFault = 'heic' | 'several' | 'too_many';

/** What becomes of files that were chosen together, where `photos` are there already. */
export function sortChosen(files: File[], photos: number): Chosen | null {
  const [first] = files;
  if (first === undefined) return null;
  if (files.some(isHeic)) return { kind: 'fault', fault: 'heic' };
  if (files.every(isPicture)) {
    return files.length + photos > maxPhotos ? { kind: 'fault', fault: 'too_many' } : { kind: 'photos', files };
  }
  return files.length === 1 ? { kind: 'file', file: first } : { kind: 'fault', fault: 'several' };
}

const isHeic = (file: File): boolean => /^image\/hei[cf]/u.test(mediaTypeOf(file)) || /\.hei[cf]$/iu.test(file.name);
