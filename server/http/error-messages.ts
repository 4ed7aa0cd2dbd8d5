import { uploadMessages } from '#core/documents/upload-rules.ts';
import type { ErrorCode } from '#core/kernel/app-error.ts';

/** What a person is told of each failure, and what to do about it. A code without words does not compile. */
export const errorMessages: Record<ErrorCode, string> = {
  ...uploadMessages,
  'request.invalid': 'The request could not be understood. Please reload the page and try again.',
  'request.forbidden_origin': 'This request came from another website, so it was not carried out.',
  'request.unsupported_type': 'The request was sent in a form that is not accepted here.',
  'request.too_large': 'The request is too large.',
  'request.too_many': 'Too many requests in a short time. Please wait a minute and try again.',
  'route.not_found': 'There is nothing at this address.',
  'server.unavailable': 'The service is not available at the moment. Please try again in a few seconds.',
  'server.internal': 'Something went wrong on our side. Please try again.',
  'storage.full': 'The storage is full. Nothing was saved. Please tell the person who runs this service.',
  'storage.damaged': 'This document is damaged in storage and cannot be opened. Please upload it again.',
  'document.not_found': 'The document was not found. It may have been deleted.',
  'document.unreadable': 'No text could be read from this document.',
  'document.not_ready': 'This document is still being read. Please try again in a moment.',
  'page.not_found': 'This document has no such page.',
  'page.no_picture': 'This page cannot be shown as a picture.',
  'correction.unusable': 'Enter one line of at most 80 characters.',
  'correction.misplaced': 'These words have changed in the meantime. Please reload the page and try again.',
  'interpretation.not_found': 'Interpretation not found.',
  'sample.not_found': 'This sample was not found.',
  'upload.title_too_long': 'The document title is too long. Please use at most 200 characters.',
  'upload.empty': 'This file is empty. Please choose another file.',
  'upload.interrupted': 'The upload was interrupted. Please try again.',
  'upload.key_reused': 'This upload was already sent with another file. Please start the upload again.',
};
