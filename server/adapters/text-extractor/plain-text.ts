import type { ReadingNote } from '#core/documents/explanation.ts';
import { maxTextLength } from '#core/documents/upload-rules.ts';
import type { Extraction } from '#server/ports/text-extractor.ts';

/** More bytes than this hold too long a text, however they are read. */
const maxTextBytes = 4 * maxTextLength;

const guessedNote: ReadingNote = {
  kind: 'hard_to_read',
  text: 'The letters of this file were stored in an old way (Latin-1). Check that accents and signs such as µ look right.',
};

/** UTF-8, UTF-16 with a byte-order mark, else Latin-1 with a notice. */
export function readPlainText(bytes: Uint8Array): Extraction {
  if (bytes.length > maxTextBytes) return { outcome: 'unreadable', reason: 'text_too_long' };
  const { text, notes } = decode(bytes);
  if (text.length > maxTextLength) return { outcome: 'unreadable', reason: 'text_too_long' };
  if (text.trim() === '') return { outcome: 'unreadable', reason: 'no_text' };
  return {
    outcome: 'read',
    text,
    source: { kind: 'text', pages: 1, ocr: false, confidence: null },
    notes,
    layout: { pages: [] },
  };
}

function decode(bytes: Uint8Array): { text: string; notes: ReadingNote[] } {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  if (marked) return { text: new TextDecoder(marked).decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    // The WHATWG name latin1 means windows-1252, which is what such files really hold.
    return { text: new TextDecoder('latin1').decode(bytes), notes: [guessedNote] };
  }
}
