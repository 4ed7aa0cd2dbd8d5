import { checkUpload, maxTitleLength, type UploadFault } from '#core/documents/upload-rules.ts';
import { DocumentType } from '#core/documents/document-types.ts';
import { AppError } from '#core/kernel/app-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { MediaType } from '../../ports/text-extractor.ts';
import { cleanTitle, lengthOf } from './clean-title.ts';
import { storeUpload, type StoredUpload, type UploadPlace } from './store-upload.ts';
import { tooLarge } from './too-large.ts';
import type { UploadPart } from './upload-parts.ts';

export type ReceivedUpload = {
  title: string;
  documentType: DocumentType;
  size: number;
  mediaType: MediaType;
  sha256: string;
};

type Draft = { fields: Map<string, string>; file: StoredUpload | undefined };

/** Takes an upload in and stores its file under `blob`. Throws the first fault in the order that people are told. */
export async function receiveUpload(
  deps: { keyRing: KeyRing; files: FileStore },
  place: UploadPlace,
  parts: AsyncIterable<UploadPart>,
): Promise<ReceivedUpload> {
  const draft: Draft = { fields: new Map(), file: undefined };
  for await (const part of naming(place.maxBytes, parts)) {
    if (part.kind === 'field') addField(draft, part);
    else draft.file = await storeOnlyFile(draft, part, (bytes) => storeUpload(deps, place, bytes));
  }
  return accept(draft, place.maxBytes);
}

/** However it was found to be too large: the number that is told is the one that holds for whoever sends it. */
async function* naming(maxBytes: number, parts: AsyncIterable<UploadPart>): AsyncGenerator<UploadPart> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof AppError && error.code === 'upload.too_large' ? tooLarge(maxBytes) : error;
  }
}

function addField({ fields }: Draft, { name, value }: { name: string; value: string }): void {
  if (fields.has(name)) throw new AppError('request.invalid');
  fields.set(name, value);
}

function storeOnlyFile(
  { file }: Draft,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
  store: (bytes: AsyncIterable<Uint8Array>) => Promise<StoredUpload>,
): Promise<StoredUpload> {
  if (file !== undefined || name !== 'file') throw new AppError('request.invalid');
  return store(bytes);
}

function accept({ fields, file }: Draft, maxBytes: number): ReceivedUpload {
  const title = cleanTitle(fields.get('title') ?? '');
  const documentType = DocumentType.safeParse(fields.get('documentType'));
  const fault = findFault({ title, documentType: documentType.data ?? '', file }, maxBytes);
  if (fault === 'upload.too_large') throw tooLarge(maxBytes);
  if (fault !== undefined) throw new AppError(fault);
  if (file?.mediaType === undefined || !documentType.success) throw new AppError('request.invalid');
  return { title, documentType: documentType.data, ...file, mediaType: file.mediaType };
}

function findFault(upload: { title: string; documentType: string; file: StoredUpload | undefined }, maxBytes: number) {
  const { title, documentType, file } = upload;
  const candidate = file === undefined ? null : { size: file.size, mediaType: file.mediaType ?? 'unknown' };
  const fault: UploadFault | undefined = checkUpload({ title, documentType, file: candidate }, maxBytes);
  if (fault === 'upload.title_missing') return fault;
  if (lengthOf(title) > maxTitleLength) return 'upload.title_too_long';
  // An empty file is of no type either; that it is empty says more.
  const isEmpty = file?.size === 0 && (fault === undefined || fault === 'upload.type_not_allowed');
  return isEmpty ? 'upload.empty' : fault;
}
