import type { MediaType } from '../../ports/text-extractor.ts';
import { decodeStart } from './decode-start.ts';

/** How many first bytes the sniffer wants to see; fewer when the file is smaller. */
export const sniffBytes = 4096;

const signatures: [MediaType, number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]], // %PDF-
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What the first bytes are, at offset 0 and nowhere else; undefined for anything that is not one of the four types. */
export function sniffMediaType(start: Uint8Array): MediaType | undefined {
  const signed = signatures.find(([, signature]) => signature.every((byte, at) => start[at] === byte));
  if (signed !== undefined) return signed[0];
  return isPlainText(start) ? 'text/plain' : undefined;
}

function isPlainText(start: Uint8Array): boolean {
  const text = decodeStart(start);
  return text !== undefined && !isBinary(text) && !isOtherFormat(text);
}

/** Control characters that no text has. Form feeds and the DOS end-of-file mark are found in old reports. */
const isBinary = (text: string): boolean => /[\0-\x08\x0b\x0e-\x19\x1b-\x1f\x7f\ufffe\uffff]/.test(text);

/** Formats that are text to the eye but are meant for a browser, a printer or another program. */
const isOtherFormat = (text: string): boolean => otherFormats.some((format) => format.test(text));

const otherFormats = [
  /^\s*<(\?xml|!doctype|!--|html|head|body|svg|script|style|iframe|meta|title)\b/i,
  /^\s*<!--/,
  /<(svg|html|script)[\s>]/i,
  /^\s*\{\\rtf/,
  /^%!(PS|\x20)/,
  /%PDF-\d\.\d/, // one that begins with something else may be two things at once
  /^(GIF8[79]a|II\*|MM\0\*|RIFF|PK|BM)/,
];
