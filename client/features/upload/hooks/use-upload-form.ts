import { useState } from 'react';
import { DocumentType } from '#core/documents/document-types.ts';
import { checkUpload, maxTitleLength, uploadMessages } from '#core/documents/upload-rules.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
import { megabytesOf } from '#client/lib/plans/uploads-left.ts';
import { mediaTypeOf } from '../model/media-type-of.ts';
import { sortChosen } from '../model/sort-chosen.ts';
import { titleFromFileName } from '../model/title-from-file-name.ts';
import { fieldOfFault, texts, type UploadField } from '../texts.ts';
import { usePhotos } from './use-photos.ts';
import { useTypeSuggestion } from './use-type-suggestion.ts';
import type { UploadContent } from './use-upload.ts';

export type UploadFault = { field: UploadField; message: string };

/** The faulty field gets the focus, whichever sort of control it is. */
export const fieldIds: Record<UploadField, string> = {
  title: 'upload-title',
  type: 'upload-type',
  file: 'upload-file',
};

/** What a person enters before sending, and the first rule it breaks. `maxBytes` is what the file may have. */
export function useUploadForm(send: (content: UploadContent) => void, maxBytes: number) {
  const [title, setTitle] = useState('');
  const [ownTitle, setOwnTitle] = useState('');
  const [chosenType, setDocumentType] = useState<DocumentType | ''>('');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const photos = usePhotos();
  const suggestion = useTypeSuggestion(file);
  // The person's choice wins, whenever it was made.
  const documentType = chosenType === '' ? (suggestion?.documentType ?? '') : chosenType;

  const suggestTitle = (name: string) => {
    const suggested = titleFromFileName(name);
    if (title.trim() === '' || title === ownTitle) setTitle(suggested);
    setOwnTitle(suggested);
  };
  const choose = (files: File[]) => {
    const chosen = sortChosen(files, photos.photos.length);
    if (chosen === null) return;
    if (chosen.kind === 'fault') return setFault({ field: 'file', message: texts.choice[chosen.fault] });
    setFault((shown) => (shown?.field === 'file' ? null : shown));
    if (chosen.kind === 'file') {
      photos.clear();
      setFile(chosen.file);
      return suggestTitle(chosen.file.name);
    }
    setFile(null);
    photos.add(chosen.files);
    // Pages that are added later do not name the document.
    if (photos.photos.length === 0) suggestTitle(chosen.files[0]?.name ?? '');
  };
  const removeFile = () => setFile(null);

  const submit = () => {
    const first = file ?? photos.photos[0]?.file ?? null;
    // Photos are made to fit on their way.
    const size = file === null ? 0 : file.size;
    const candidate = first === null ? null : { size, mediaType: mediaTypeOf(first) };
    const code = checkUpload({ title, documentType, file: candidate }, maxBytes);
    const type = DocumentType.safeParse(documentType);
    if (code === undefined && type.success) {
      setFault(null);
      send({ title: title.trim().slice(0, maxTitleLength), documentType: type.data, file, photos: photos.photos });
      return;
    }
    if (code === undefined) return;
    setFault({
      field: fieldOfFault[code],
      message: fillMessage(uploadMessages[code], { megabytes: megabytesOf(maxBytes) }),
    });
    document.getElementById(fieldIds[fieldOfFault[code]])?.focus();
  };

  const reset = () => {
    setTitle('');
    setDocumentType('');
    setFile(null);
    photos.clear();
    setFault(null);
  };
  const entered = { title, documentType, suggestion, file, photos, fault };
  return { ...entered, setTitle, setDocumentType, choose, removeFile, submit, reset };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
