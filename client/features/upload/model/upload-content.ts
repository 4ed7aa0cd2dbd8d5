import type { Photo } from './photos.ts';

/** One file, or photos that become the pages of one. */
export type UploadContent = { title: string; documentType: string; file: File | null; photos: Photo[] };

/** What is being done with a document that is being sent. */
export type SendingStage =
  | { phase: 'preparing'; page: number; of: number }
  /** `share` is 0..1 of the bytes; null when it cannot be known. `isLost` while it waits for the connection. */
  | { phase: 'uploading'; share: number | null; isLost?: boolean };
