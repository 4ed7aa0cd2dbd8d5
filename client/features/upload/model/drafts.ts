import type { DocumentType } from '#core/documents/document-types.ts';
import type { MedicalDocument } from '#core/documents/medical-document.ts';
import type { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import { maxTitleLength } from '#core/documents/upload-rules.ts';
import { isPicture } from './media-type-of.ts';
import { maxPhotos, photoOf, type Photo } from './photos.ts';
import { titleFromFileName } from './title-from-file-name.ts';
import { randomKey } from './upload-attempt.ts';
import type { SendingStage, UploadContent } from './upload-content.ts';
import type { UploadFault } from './upload-fault.ts';

export type DraftState =
  | { phase: 'waiting' }
  | SendingStage
  | { phase: 'done'; document: MedicalDocument }
  | { phase: 'problem'; message: string };

/** One of several documents that are sent one after the other. */
export type Draft = {
  id: string;
  title: string;
  /** What the person chose; it wins over what is suggested. */
  chosenType: DocumentType | '';
  suggestion: TypeSuggestion | null;
  file: File | null;
  photos: Photo[];
  fault: UploadFault | null;
  state: DraftState;
};

const fresh = { chosenType: '', suggestion: null, fault: null, state: { phase: 'waiting' } } as const;

/** A document of one file, named after it. */
export const draftOfFile = (file: File): Draft => ({
  ...fresh,
  id: randomKey(),
  title: titleFromFileName(file.name),
  file,
  photos: [],
});

/** A document of photos, each a page of it. */
export const draftOfPhotos = (photos: Photo[]): Draft => ({
  ...fresh,
  id: randomKey(),
  title: titleFromFileName(photos[0]?.file.name ?? ''),
  file: null,
  photos,
});

/** Files that were chosen together: photos are pages of one document, each other file is a document. */
export function draftsOf(files: File[]): Draft[] {
  const photos = files.filter(isPicture).map((file) => photoOf(file));
  const groups = Array.from({ length: Math.ceil(photos.length / maxPhotos) }, (_, index) =>
    photos.slice(index * maxPhotos, (index + 1) * maxPhotos),
  );
  return [...groups.map(draftOfPhotos), ...files.filter((file) => !isPicture(file)).map(draftOfFile)];
}

/** Each photo as a document of its own, in the place of the document that had them as pages. */
export const splitDraft = (drafts: Draft[], id: string): Draft[] =>
  drafts.flatMap((draft) => (draft.id === id ? draft.photos.map((photo) => draftOfPhotos([photo])) : [draft]));

export const typeOfDraft = ({ chosenType, suggestion }: Draft): DocumentType | '' =>
  chosenType === '' ? (suggestion?.documentType ?? '') : chosenType;

export const contentOf = (draft: Draft): UploadContent => ({
  title: draft.title.trim().slice(0, maxTitleLength),
  documentType: typeOfDraft(draft),
  file: draft.file,
  photos: draft.photos,
});

/** Still to be sent. */
export const isOpen = ({ state }: Draft): boolean => state.phase === 'waiting' || state.phase === 'problem';
