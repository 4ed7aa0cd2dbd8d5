import { utf8Length } from './utf8-length.ts';

/** Bytes of UTF-8 that a name may take: a path of three such names stays far below what any system takes. */
const maxBytes = 100;

// What no system takes in names, what nobody sees, and what turns the direction of text round.
const unusable = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

// Names of devices on Windows, with any ending.
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=$|[.\s])/i;

/**
 * A title as part of the name of a file or folder that every system can keep, and every person can read. Two titles may give the same
 * name, and a title without anything that can be kept gives "document".
 */
export function safeName(title: string): string {
  const line = title.normalize('NFC').replace(unusable, ' ').replace(/\s+/gu, ' ');
  const name = trimmed(cut(trimmed(line)));
  if (name === '') return 'document';
  return reserved.test(name) ? `_${name}` : name;
}

/** Systems drop dots and spaces at the end, and hide what begins with a dot. */
const trimmed = (name: string): string => name.replace(/^[.\s]+|[.\s]+$/gu, '');

function cut(name: string): string {
  let kept = '';
  let bytes = 0;
  for (const { segment } of segments.segment(name)) {
    bytes += bytesOf(segment);
    if (bytes > maxBytes) break;
    kept += segment;
  }
  return kept;
}

const bytesOf = (text: string): number =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0).reduce((sum, code) => sum + utf8Length(code), 0);

// A letter stays together with its accents, and a family of emoji with all its members.
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
