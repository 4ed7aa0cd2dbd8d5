import { documentTypes, type DocumentType } from './document-types.ts';
import type { ErrorCode } from '../kernel/app-error.ts';
import { bytesOfMegabytes, guestPlan } from '../plans/plans.ts';

/** What may be sent where no plan says otherwise. */
export const maxUploadBytes = bytesOfMegabytes(guestPlan.maxUploadMegabytes);
export const maxTitleLength = 200;

/**
 * The longest text that is explained, in UTF-16 units: some 150 full pages. What a text costs to explain, to keep and to show grows with its
 * length; at this one it is two seconds and some 5 MB at most, so that a server of 600 MB still answers others meanwhile.
 */
export const maxTextLength = 400_000;

export const allowedMediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/jpg', 'text/plain'] as const;
export const allowedExtensions = ['.pdf', '.jpg', '.jpeg', '.png', '.txt'] as const;

export type UploadFault = Extract<ErrorCode, `upload.${string}`>;

export const uploadMessages = {
  'upload.title_missing': 'Enter a document title.',
  'upload.type_missing': 'Select a document type.',
  'upload.file_missing': 'Select a file.',
  'upload.too_large': 'File size must be under {megabytes}MB.',
  'upload.type_not_allowed': 'Invalid file type. Please upload a PDF, JPEG, PNG or TXT file.',
} as const satisfies Partial<Record<UploadFault, string>>;

export type UploadCandidate = {
  title: string;
  documentType: string;
  file: { size: number; mediaType: string } | null;
};

/** The first rule that a chosen upload breaks, in the order people are told; undefined when it may be sent. */
export function checkUpload(
  { title, documentType, file }: UploadCandidate,
  maxBytes: number = maxUploadBytes,
): keyof typeof uploadMessages | undefined {
  if (title.trim() === '') return 'upload.title_missing';
  if (!isDocumentType(documentType)) return 'upload.type_missing';
  if (file === null) return 'upload.file_missing';
  if (file.size > maxBytes) return 'upload.too_large';
  if (!allowedMediaTypes.some((allowed) => allowed === file.mediaType)) return 'upload.type_not_allowed';
  return undefined;
}

const isDocumentType = (value: string): value is DocumentType => documentTypes.some((type) => type === value);
