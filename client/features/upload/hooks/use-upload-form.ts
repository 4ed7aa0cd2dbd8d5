import { useState } from 'react';
import type { DocumentType } from '#core/documents/document-types.ts';
import { maxTitleLength } from '#core/documents/upload-rules.ts';
import { draftOfFile, draftOfPhotos, draftsOf, type Draft } from '../model/drafts.ts';
import { sortChosen } from '../model/sort-chosen.ts';
import { titleFromFileName } from '../model/title-from-file-name.ts';
import type { UploadContent } from '../model/upload-content.ts';
import { uploadFault, type UploadFault } from '../model/upload-fault.ts';
import { texts, type UploadField } from '../texts.ts';
import { usePhotos } from './use-photos.ts';
import { useTypeSuggestion } from './use-type-suggestion.ts';

type UploadFormOptions = {
  /** What the file may have. */
  maxBytes: number;
  send: (content: UploadContent) => void;
  /** What was chosen is more than one document. */
  onSeveral: (drafts: Draft[]) => void;
};

/** The faulty field gets the focus, whichever sort of control it is. */
export const fieldIds: Record<UploadField, string> = {
  title: 'upload-title',
  type: 'upload-type',
  file: 'upload-file',
};

/** What a person enters before sending, and the first rule it breaks. */
export function useUploadForm({ maxBytes, send, onSeveral }: UploadFormOptions) {
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
  // What was there before is the first of them.
  const entered = (): Draft[] => {
    if (file === null && photos.photos.length === 0) return [];
    const draft = file === null ? draftOfPhotos(photos.photos) : draftOfFile(file);
    return [{ ...draft, title, chosenType, suggestion }];
  };
  const choose = (files: File[]) => {
    const chosen = sortChosen(files, photos.photos.length);
    if (chosen === null) return;
    if (chosen.kind === 'several') {
      onSeveral([...entered(), ...draftsOf(chosen.files)]);
      return reset();
    }
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
  const separatePhotos = () => {
    onSeveral(photos.photos.map((photo) => ({ ...draftOfPhotos([photo]), chosenType })));
    reset();
  };

  const content = { title: title.trim().slice(0, maxTitleLength), documentType, file, photos: photos.photos };
  const submit = () => {
    const found = uploadFault(content, maxBytes);
    setFault(found);
    if (found === null) send(content);
    else document.getElementById(fieldIds[found.field])?.focus();
  };

  const reset = () => {
    setTitle('');
    setDocumentType('');
    setFile(null);
    photos.clear();
    setFault(null);
  };
  // What was missing and is there now, by the person or by what the file reads like, is no fault any more.
  const isMended = fault?.field !== 'file' && uploadFault(content, maxBytes)?.field !== fault?.field;
  const values = { title, documentType, suggestion, file, photos, fault: isMended ? null : fault };
  return { ...values, setTitle, setDocumentType, choose, removeFile, separatePhotos, submit, reset };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
