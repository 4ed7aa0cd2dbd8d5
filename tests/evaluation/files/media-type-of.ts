import { extname } from 'node:path';
import type { MediaType } from '#server/ports/text-extractor.ts';

const mediaTypes: Record<string, MediaType> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** By the ending of a file's name. */
export function mediaTypeOf(name: string): MediaType {
  const known = mediaTypes[extname(name).toLowerCase()];
  if (known === undefined) throw new Error(`${name} is neither a PDF nor a picture.`);
  return known;
}
