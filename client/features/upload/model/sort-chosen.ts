import { isHeic, isPicture } from './media-type-of.ts';
import { maxPhotos } from './photos.ts';

/** What a person chose: photos, each a page of one document, one file of another kind, or files that become a document each. */
export type Chosen =
  | { kind: 'photos'; files: File[] }
  | { kind: 'file'; file: File }
  | { kind: 'several'; files: File[] }
  | { kind: 'fault'; fault: ChoiceFault };

/** `heic`: the format of iPhones. */
export type ChoiceFault = 'heic' | 'too_many';

/** What becomes of files that were chosen together, where `photos` are there already. */
export function sortChosen(files: File[], photos: number): Chosen | null {
  const [first] = files;
  if (first === undefined) return null;
  if (files.every((file) => isHeic(file) || isPicture(file))) {
    if (files.some(isHeic)) return { kind: 'fault', fault: 'heic' };
    return files.length + photos > maxPhotos ? { kind: 'fault', fault: 'too_many' } : { kind: 'photos', files };
  }
  return files.length === 1 ? { kind: 'file', file: first } : { kind: 'several', files };
}
