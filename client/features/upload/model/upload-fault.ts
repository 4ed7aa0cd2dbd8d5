import { checkUpload, uploadMessages } from '#core/documents/upload-rules.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
import { megabytesOf } from '#client/lib/plans/uploads-left.ts';
import { fieldOfFault, texts, type UploadField } from '../texts.ts';
import { isHeic, mediaTypeOf } from './media-type-of.ts';
import type { UploadContent } from './upload-content.ts';

export type UploadFault = { field: UploadField; message: string };

/** The first rule that a document to be sent breaks, in the order that people are told; null when it may be sent. */
export function uploadFault(
  { title, documentType, file, photos }: UploadContent,
  maxBytes: number,
): UploadFault | null {
  const first = file ?? photos[0]?.file ?? null;
  // Photos are made to fit on their way.
  const size = file === null ? 0 : file.size;
  const candidate = first === null ? null : { size, mediaType: mediaTypeOf(first) };
  const code = checkUpload({ title, documentType, file: candidate }, maxBytes);
  if (code === undefined) return null;
  const isOfIphone = code === 'upload.type_not_allowed' && first !== null && isHeic(first);
  const message = isOfIphone ? texts.choice.heic : uploadMessages[code];
  return { field: fieldOfFault[code], message: fillMessage(message, { megabytes: megabytesOf(maxBytes) }) };
}
