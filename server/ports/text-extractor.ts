import type { ReadingNote, TextSource } from '#core/documents/explanation.ts';
import type { UnreadableReason } from '#core/documents/medical-document.ts';
import type { DocumentLayout, Turn } from '#core/documents/page-layout.ts';

/** What the sniffer recognised in the first bytes: the name and the header of an upload are never believed. */
export type MediaType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/plain';

export type FileToRead = { bytes: Uint8Array | AsyncIterable<Uint8Array>; mediaType: MediaType };

/** `text` is canonical (canonicalText), and the layout's spans point into it. */
export type Extraction =
  | { outcome: 'read'; text: string; source: TextSource; notes: ReadingNote[]; layout: DocumentLayout }
  | { outcome: 'unreadable'; reason: UnreadableReason };

/** A page that was just read. `picture` is the straightened page in WebP, for pages that were recognised from a picture. */
export type PageRead = { page: number; of: number; picture: Uint8Array | null };

export type ExtractOptions = {
  signal?: AbortSignal;
  /** Told after every page, in order; reading waits for it. What it throws ends the reading. */
  onPage?: (page: PageRead) => Promise<void>;
  /** False to leave pictures of words unread, which takes seconds a page. */
  recognise?: boolean;
};

/** A page as a WebP picture, turned upright. */
export type DrawnPage = { outcome: 'drawn'; picture: Uint8Array } | { outcome: 'undrawn'; reason: UndrawnReason };

/**
 * Why there is no picture of a page. `undrawable`: it can never be drawn; `took_too_long` and `crashed`: drawing it was stopped, or came
 * to a sudden end.
 */
export type UndrawnReason = 'undrawable' | 'took_too_long' | 'crashed';

/** Turns a file into canonical text. A document that cannot be read is an outcome, as is a page that cannot be drawn; only a broken machine throws. */
export type TextExtractor = {
  extract(file: FileToRead, options?: ExtractOptions): Promise<Extraction>;
  /** Draws one page of a PDF at once: how many are drawn at the same time is up to the caller. */
  drawPage(file: FileToRead, options: { page: number; turn: Turn; signal?: AbortSignal }): Promise<DrawnPage>;
};
