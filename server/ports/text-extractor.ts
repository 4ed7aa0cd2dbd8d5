import type { ReadingNote, TextSource } from '#core/documents/explanation.ts';
import type { UnreadableReason } from '#core/documents/medical-document.ts';

/** What the sniffer recognised in the first bytes: the name and the header of an upload are never believed. */
export type MediaType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/plain';

export type Extraction =
  | { outcome: 'read'; text: string; source: TextSource; notes: ReadingNote[] }
  | { outcome: 'unreadable'; reason: UnreadableReason };

/** Turns a file into canonical text. A document that cannot be read is an outcome; only a broken machine throws. */
export type TextExtractor = {
  extract(file: { bytes: Uint8Array; mediaType: MediaType }, options?: { signal?: AbortSignal }): Promise<Extraction>;
};
