import { documentKinds, isDocumentKind } from '#core/documents/document-kinds.ts';
import type { DocumentLayout } from '#core/documents/page-layout.ts';
import { maxSuggestBytes, type TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { AppError } from '#core/kernel/app-error.ts';
import { createTurns } from '#server/turns.ts';
import type { Explainer } from '../../ports/explainer.ts';
import type { TextExtractor } from '../../ports/text-extractor.ts';
import { sniffBytes, sniffMediaType } from './sniff-media-type.ts';
import { tooLarge } from './too-large.ts';
import type { UploadPart } from './upload-parts.ts';

export type SuggestTypeDeps = { extractor: TextExtractor; explainer: Explainer };

export type SuggestType = (owner: string, parts: AsyncIterable<UploadPart>) => Promise<TypeSuggestion | null>;

const wallMs = 8_000;
/** One per owner, without a queue. */
const turns = { atOnce: 2, atOncePerKey: 1, waitingPerKey: 0 };
/** The beginning of a text says what it is. In characters. */
const mostRead = 100_000;

/**
 * Reads a file that is about to be uploaded, to suggest its type; nothing of it is kept. A suggestion is a courtesy: null where the
 * file cannot be read, or where too many are asked for at once. Throws AppError('upload.too_large').
 */
export function createSuggestType({ extractor, explainer }: SuggestTypeDeps): SuggestType {
  const inTurn = createTurns(turns);

  async function suggest(owner: string, bytes: Uint8Array): Promise<TypeSuggestion | null> {
    const mediaType = sniffMediaType(bytes.subarray(0, sniffBytes));
    if (mediaType === undefined) return null;
    const signal = AbortSignal.timeout(wallMs);
    // Recognising takes seconds a page: a picture gets no suggestion, and is read when it is uploaded.
    const extraction = await extractor.extract({ bytes, mediaType }, { signal, recognise: false });
    if (extraction.outcome === 'unreadable' || extraction.text.trim() === '') return null;
    const { text, source, layout } = extraction;
    const input = { text: text.slice(0, mostRead), source };
    const { documentType, documentKind } = await explainer.explain(input, { owner, signal });
    if (!isDocumentKind(documentKind)) return null;
    if (documentKind === 'not_medical' && !isAllPrinted(layout)) return null;
    return { documentType, label: documentKinds[documentKind].label, isMedical: documentKind !== 'not_medical' };
  }

  return async (owner, parts) => {
    const bytes = await onlyFile(parts);
    // What is wrong with the file is told when it is uploaded.
    return inTurn(owner, () => suggest(owner, bytes)).catch(() => null);
  };
}

/** What stands in pictures was not read: it may be the medical part. */
const isAllPrinted = ({ pages }: DocumentLayout): boolean =>
  pages.every(({ kind }) => kind === 'text' || kind === 'form' || kind === 'blank');

async function onlyFile(parts: AsyncIterable<UploadPart>): Promise<Uint8Array> {
  let file: Uint8Array | undefined;
  for await (const part of parts) {
    if (part.kind !== 'file' || part.name !== 'file' || file !== undefined) throw new AppError('request.invalid');
    file = await readAll(part.bytes);
  }
  if (file === undefined) throw new AppError('upload.file_missing');
  return file;
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxSuggestBytes) throw tooLarge(maxSuggestBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
