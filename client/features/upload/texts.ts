import type { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import type { uploadMessages } from '#core/documents/upload-rules.ts';

export const texts = {
  title: 'Upload Document',
  subtitle: 'Add a medical document and read it in plain words.',

  guest: {
    title: 'Free Demo Upload',
    body: 'You need no account. As a guest, your documents belong to this browser only: they cannot be opened on another device, and they are out of reach once you clear the data of this browser.',
  },
  images: {
    title: 'Photos and scans are stored, but not read yet',
    body: 'Today Readback can read PDF files that contain text, and text files. You can store a photo or a scan, but there will be no interpretation of it.',
  },

  fields: {
    title: 'Document Title',
    titleHint: 'A name that helps you find it again. Filled in from the file name when left empty.',
    type: 'Document Type',
    typePlaceholder: 'Select a document type',
    typeHint: 'Choose the one that fits best. If you are unsure, choose Other.',
    file: 'Document File',
    fileHint: 'PDF, JPEG, PNG or TXT, up to 15MB.',
  },

  suggestion: ({ label, isMedical }: TypeSuggestion) =>
    isMedical
      ? `This file reads like: ${label}. The type is filled in for you. Change it if it does not fit.`
      : 'This file does not read like a medical document. If it is one, choose the type that fits best.',

  drop: {
    idle: 'Drag a file here, paste one, or',
    active: 'Drop the file to choose it',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    remove: 'Remove the file',
    chosen: (name: string) => `Chosen file: ${name}`,
    image: 'This is a picture. It will be stored, but Readback cannot read pictures yet.',
  },

  submit: 'Upload',
  uploading: 'Uploading...',
  cancel: 'Cancel',
  needsFile: 'Choose a file to switch on Upload.',

  progress: {
    label: 'Upload progress',
    percent: (percent: number) => `${percent}% sent`,
    finishing: 'All sent. Storing your document safely...',
  },

  problem: {
    formatHeading: 'Document Format Issue',
    heading: 'Upload Error',
    toast: 'Upload Failed',
    status: (status: number) => `Upload failed with status ${status}`,
    network: 'The connection was lost. Check your internet connection and try again.',
    kept: 'Everything you entered is still here.',
    tryAgain: 'Try again',
  },

  success: {
    heading: 'Document uploaded',
    body: (title: string) => `“${title}” is stored safely.`,
    next: 'Readback is putting it into plain words now.',
    imageNext: 'Readback cannot read pictures yet, so there is no interpretation of it today.',
    view: 'View Interpretation',
    another: 'Upload Another Document',
  },
} as const;

export type UploadField = 'title' | 'type' | 'file';

/** The field that a person must change to mend each fault that is checked before sending. */
export const fieldOfFault: Record<keyof typeof uploadMessages, UploadField> = {
  'upload.title_missing': 'title',
  'upload.type_missing': 'type',
  'upload.file_missing': 'file',
  'upload.too_large': 'file',
  'upload.type_not_allowed': 'file',
};
