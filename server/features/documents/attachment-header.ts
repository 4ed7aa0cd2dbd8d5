import type { MediaType } from '../../ports/text-extractor.ts';

const extensions: Record<MediaType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'text/plain': 'txt',
};

export const extensionOf = (mediaType: MediaType): string => extensions[mediaType];

/** A Content-Disposition that saves a document under its title, as far as a file may be called so. */
export function attachmentHeader(title: string, mediaType: MediaType): string {
  const name = title.replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ').trim() || 'document';
  const ascii =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[%']/g, '_')
      .trim() || 'document';
  const extension = extensions[mediaType];
  return `attachment; filename="${ascii}.${extension}"; filename*=UTF-8''${percentEncode(name)}.${extension}`;
}

/** RFC 8187: what encodeURIComponent leaves is a little more than a header parameter may carry. */
const percentEncode = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
