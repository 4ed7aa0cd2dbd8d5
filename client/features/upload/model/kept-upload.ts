import { z } from 'zod';
import { uploadWaitMinutes } from '#core/documents/upload-in-parts.ts';

const place = 'readback.upload';
const Kept = z.object({ id: z.uuid(), at: z.number(), mark: z.string() });

/** The upload that a file was on its way in, in this tab and not too long ago. Of the file nothing is kept but a mark. */
export function keptUploadOf(file: File): string | null {
  try {
    const kept = Kept.parse(JSON.parse(sessionStorage.getItem(place) ?? ''));
    const isOld = Date.now() - kept.at > uploadWaitMinutes * 60_000;
    return isOld || kept.mark !== markOf(file) ? null : kept.id;
  } catch {
    return null; // nothing was kept, or nothing can be
  }
}

export function keepUpload(file: File, id: string): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ id, at: Date.now(), mark: markOf(file) }));
  } catch {
    // Then a reload begins anew.
  }
}

export function forgetUpload(file: File): void {
  if (keptUploadOf(file) !== null) sessionStorage.removeItem(place);
}

/** Tells a file from others without its name. */
function markOf({ name, size, lastModified }: File): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${size}.${lastModified}.${hash}`;
}
