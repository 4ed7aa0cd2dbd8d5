import { useState } from 'react';
import { DocumentType } from '#core/documents/document-types.ts';
import { checkUpload, maxTitleLength, uploadMessages } from '#core/documents/upload-rules.ts';
import { mediaTypeOf } from '../model/media-type-of.ts';
import { titleFromFileName } from '../model/title-from-file-name.ts';
import { useTypeSuggestion } from './use-type-suggestion.ts';
import { fieldOfFault, type UploadField } from '../texts.ts';

export type UploadFault = { field: UploadField; message: string };

/** The faulty field gets the focus, whichever sort of control it is. */
export const fieldIds: Record<UploadField, string> = {
  title: 'upload-title',
  type: 'upload-type',
  file: 'upload-file',
};

type Send = (content: { title: string; documentType: DocumentType; file: File }) => void;

/** What a person enters before sending, and the first rule it breaks. */
export function useUploadForm(send: Send) {
  const [title, setTitle] = useState('');
  const [chosenType, setDocumentType] = useState<DocumentType | ''>('');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const suggestion = useTypeSuggestion(file);
  // The person's choice wins, whenever it was made.
  const documentType = chosenType === '' ? (suggestion?.documentType ?? '') : chosenType;

  const chooseFile = (chosen: File | null) => {
    const isOurs = title.trim() === '' || (file !== null && title === titleFromFileName(file.name));
    if (chosen !== null && isOurs) setTitle(titleFromFileName(chosen.name));
    setFile(chosen);
    setFault((shown) => (shown?.field === 'file' ? null : shown));
  };

  const submit = () => {
    const candidate = { size: file?.size ?? 0, mediaType: file === null ? '' : mediaTypeOf(file) };
    const code = checkUpload({ title, documentType, file: file === null ? null : candidate });
    const type = DocumentType.safeParse(documentType);
    if (code === undefined && type.success && file !== null) {
      setFault(null);
      send({ title: title.trim().slice(0, maxTitleLength), documentType: type.data, file });
      return;
    }
    if (code === undefined) return;
    setFault({ field: fieldOfFault[code], message: uploadMessages[code] });
    document.getElementById(fieldIds[fieldOfFault[code]])?.focus();
  };

  const reset = () => {
    setTitle('');
    setDocumentType('');
    setFile(null);
    setFault(null);
  };
  return { title, setTitle, documentType, setDocumentType, suggestion, file, chooseFile, fault, submit, reset };
}

export type UploadForm = ReturnType<typeof useUploadForm>;
