import type { TypeSuggestion } from '#core/documents/type-suggestion.ts';
import type { uploadMessages } from '#core/documents/upload-rules.ts';
import type { CameraProblem } from './model/camera.ts';
import { maxPhotos } from './model/photos.ts';
import type { ChoiceFault } from './model/sort-chosen.ts';

export const texts = {
  title: 'Upload Document',
  subtitle: 'Add a medical document and read it in plain words.',
  loading: 'Loading what you can upload...',

  tips: {
    title: 'Tips for a good photo',
    list: [
      'Lay the paper flat on something dark.',
      'Use good light from the side, without shadows.',
      'Hold the camera straight above, so that one page fills the picture.',
      'Take one photo for each page, in their order.',
    ],
  },

  fields: {
    title: 'Document Title',
    titleHint: 'A name that helps you find it again. Filled in from the file name when left empty.',
    type: 'Document Type',
    typePlaceholder: 'Select a document type',
    typeHint: 'Choose the one that fits best. If you are unsure, choose Other.',
    file: 'Document File',
    fileHint: (megabytes: number) => `A PDF or text file, or photos of the pages (JPEG or PNG). Up to ${megabytes}MB.`,
  },

  suggestion: ({ label, isMedical, documentType }: TypeSuggestion, chosen: string) => {
    if (!isMedical)
      return 'This file does not read like a medical document. If it is one, choose the type that fits best.';
    return chosen === documentType
      ? `This file reads like: ${label}. The type is filled in for you. Change it if it does not fit.`
      : `This file reads like: ${label}. The type that you chose is kept.`;
  },

  drop: {
    idle: 'Drag files here, paste them, or',
    more: 'Add the next page: drag it here, paste it, or',
    anywhere: 'Drop the files anywhere on this page to add them here.',
    text: 'Write or paste text',
    choose: 'Choose a file or photos',
    chooseOther: 'Choose another file',
    chooseMore: 'Add more photos',
    camera: 'Take a photo',
    remove: 'Remove the file',
    chosen: (name: string) => `Chosen file: ${name}`,
  },

  pasted: {
    title: 'Make a document of text',
    lead: 'The text becomes a file that you can upload. Check it first.',
    defaultName: 'Pasted text',
    name: 'Name of the document',
    text: 'Text',
    empty: 'Write or paste some text first.',
    make: 'Make a document',
  },

  camera: {
    title: 'Take photos of the pages',
    lead: 'Lay the page in the frame, in good light. The camera is on only while this is open.',
    starting: 'Starting the camera...',
    view: 'What the camera sees',
    take: (page: number) => `Take page ${page}`,
    taken: (page: number) => `Photo of page ${page}, just taken`,
    fileName: (page: number) => `photo-${page}.jpg`,
    keep: 'Keep this page',
    retake: 'Take it again',
    kept: (pages: number) =>
      pages === 1 ? '1 page taken. Go on with the next.' : `${pages} pages taken. Go on with the next.`,
    removed: (left: number) => (left === 1 ? 'Removed. 1 page is left.' : `Removed. ${left} pages are left.`),
    notTaken: 'No photo was taken. Wait until you see the page, then try again.',
    pages: 'Pages that you took',
    done: (pages: number) => (pages === 1 ? 'Use this page' : `Use these ${pages} pages`),
    discard: 'Throw these photos away',
    failed: 'The camera cannot be used here',
    other: 'Take or choose a photo another way',
    problems: {
      refused: 'This page has no leave to use the camera. You can allow it in the settings of your browser.',
      absent: 'No camera was found on this device.',
      busy: 'The camera is in use by another program, or was switched off. Close that program and open this again.',
      unsafe: 'The browser does not let this page use the camera.',
      failed: 'The camera did not start.',
    } satisfies Record<CameraProblem, string>,
  },

  photos: {
    label: 'Pages of your document',
    count: (count: number) =>
      count === 1 ? 'Your document has 1 page.' : `Your document has ${count} pages, in this order.`,
    page: (page: number) => `Page ${page}`,
    alt: (page: number) => `Photo of page ${page}`,
    up: 'Up',
    down: 'Down',
    turn: 'Turn',
    crop: 'Crop',
    changed: (page: number) => `Page ${page} was changed.`,
    remove: 'Remove',
    moved: (from: number, to: number) => `Page ${from} is page ${to} now.`,
    separate: 'Make each photo its own document',
    turned: (page: number) => `Page ${page} was turned to the right.`,
    removed: (left: number) => (left === 1 ? 'Removed. 1 page is left.' : `Removed. ${left} pages are left.`),
  },

  editor: {
    title: (page: number) => `Turn and crop page ${page}`,
    lead: 'Move the four sides so that only the page is left. Drag a side, or press the arrow keys on it.',
    alt: 'The photo, with a frame around the part that is kept',
    drawing: 'Opening the photo...',
    failed: 'This photo could not be opened. It may be damaged.',
    left: 'Turn left',
    right: 'Turn right',
    reset: 'Start again',
    done: 'Use this picture',
    cancel: 'Cancel',
    turnedLeft: 'Turned to the left.',
    turnedRight: 'Turned to the right.',
    wasReset: 'This is the photo as it was taken.',
    edges: { left: 'Left side', top: 'Top side', right: 'Right side', bottom: 'Bottom side' },
    at: {
      left: (percent: number) => `${percent}% from the left`,
      right: (percent: number) => `${percent}% from the left`,
      top: (percent: number) => `${percent}% from the top`,
      bottom: (percent: number) => `${percent}% from the top`,
    },
  },

  choice: {
    heic: 'This photo is in the HEIC format of iPhones, which Readback cannot open. Export it as JPEG, or open this page on the phone and choose the photo there.',
    too_many: `One document can have ${maxPhotos} photos at most. Upload the others as a second document.`,
  } satisfies Record<ChoiceFault, string>,

  queue: {
    heading: (count: number) => (count === 1 ? '1 document to upload' : `${count} documents to upload`),
    lead: 'They are sent one after the other. A problem with one does not stop the others.',
    label: 'Documents to upload',
    item: (number: number) => `Document ${number}`,
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos, as the pages of one document`),
    remove: 'Remove',
    removed: (left: number) => (left === 1 ? 'Removed. 1 document is left.' : `Removed. ${left} documents are left.`),
    add: 'Add more files',
    submit: (count: number) => (count === 1 ? 'Upload 1 document' : `Upload ${count} documents`),
    tooMany: (count: number, left: number) =>
      left === 0 ? 'You cannot upload more for now.' : `You have ${count} documents here. You can upload ${left} now.`,
    tooManyNext: (left: number) =>
      left === 0
        ? 'What is sent is stored. The others stay here as long as this page is open.'
        : left === 1
          ? 'The first one is sent. The others stay here.'
          : `The first ${left} are sent. The others stay here.`,
    sending: (number: number, of: number) => `Sending document ${number} of ${of}.`,
    result: (sent: number, failed: number) =>
      failed === 0 ? `${sent} sent.` : `${sent} sent. ${failed} with a problem.`,
    allSent: (count: number) => (count === 1 ? '1 document uploaded' : `${count} documents uploaded`),
    documents: 'View My Documents',
    states: {
      waiting: 'Waiting',
      sending: 'Sending',
      reading: 'Reading',
      done: 'Ready',
      unreadable: 'Not readable',
      problem: 'Problem',
    },
  },

  submit: 'Upload',
  uploading: 'Uploading...',
  cancel: 'Cancel',
  needsFile: 'Choose a file or photos to switch on Upload.',

  progress: {
    label: 'Upload progress',
    preparing: 'Making one document of your photos...',
    page: (page: number, of: number) => `Photo ${page} of ${of}`,
    percent: (percent: number) => `${percent}% sent`,
    lost: 'Connection lost. Waiting to go on...',
    kept: 'A part of this file was sent before. The upload goes on from there, if that is not too long ago.',
    finishing: 'All sent. Storing your document safely...',
  },

  problem: {
    formatHeading: 'Document Format Issue',
    heading: 'Upload Error',
    toast: 'Upload Failed',
    status: (status: number) => `Upload failed with status ${status}`,
    photo: (photo: number | null) =>
      photo === null
        ? 'These photos are too much for one document, even when they are made smaller. Remove some of them.'
        : `Photo ${photo} could not be opened. It may be damaged: remove it and take it again.`,
    network: 'The connection was lost. Check your internet connection and try again.',
    kept: 'Everything you entered is still here.',
    tryAgain: 'Try again',
  },

  success: {
    heading: 'Document uploaded',
    body: (title: string) => `“${title}” is stored safely.`,
    next: 'Readback is putting it into plain words now.',
    imageNext: 'Readback is reading the words in your pictures now. That takes some seconds for each page.',
    person: 'Whose document is it? Only you see this.',
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
