import type { ErrorCode } from '#core/kernel/app-error.ts';
import { uploadMessages } from '#core/documents/upload-rules.ts';
import { ApiError } from './api-error.ts';
import { unknownError } from './call-api.ts';

/** What people are told for every code: what happened, and what they can do. */
export const errorTexts: Record<ErrorCode, string> = {
  'request.invalid': 'Something in this request was not right. Check what you entered and try again.',
  'request.forbidden_origin':
    'This request did not come from Readback, so it was stopped. Open Readback and try again.',
  'request.unsupported_type': 'Readback cannot take this kind of request. Load the page again and retry.',
  'request.too_large': 'This is more than Readback can take at once. Try a smaller file.',
  'request.too_many': 'You have done this many times in a short while. Wait a minute and try again.',
  'route.not_found': 'The page or service you asked for does not exist.',
  'server.unavailable': 'Readback is not ready right now. Wait a moment and try again.',
  'server.internal': 'Something went wrong on our side. Your documents are safe. Please try again.',
  'storage.full':
    'There is no room left to store documents. Nothing was saved. Please tell the person who runs Readback.',
  'storage.damaged': 'The stored file is damaged and cannot be opened. Please upload the document again.',
  'document.not_found': 'This document does not exist or has been deleted.',
  'document.unreadable': 'Readback could not read this document.',
  'document.not_ready': 'This document is still being read. Wait a moment and try again.',
  'page.not_found': 'This document has no such page.',
  'page.no_picture': 'This page cannot be shown as a picture.',
  'correction.unusable': 'Write one line of at most 80 characters.',
  'correction.misplaced':
    'These words have changed in the meantime. You see them as they are now: check them once more.',
  'interpretation.not_found': 'There is no interpretation of this document yet.',
  'sample.not_found': 'This sample report does not exist.',
  'ai.no_key': 'No AI provider is set up: its API key is missing. Please tell the person who runs Readback.',
  'ai.key_refused': 'The AI provider refused the API key. Please tell the person who runs Readback.',
  'ai.no_model': 'The AI model is not available. Please tell the person who runs Readback.',
  'ai.unavailable': 'The AI providers cannot be reached right now. Try again later.',
  'ai.budget_spent': 'The AI providers have been used as much as is set for today. Try again tomorrow.',
  'ai.no_consent': 'Nothing was sent. Allow the use of the AI provider first.',
  'ai.document_private': 'You marked this document as never to be sent to an AI provider.',
  'ai.wording_changed': 'The words you agree to have changed. Read them once more.',
  'ai.language_needs_model': 'Explanations in this language need an AI provider, and none is in use.',
  'question.unusable': 'Write a question of at most 500 letters.',
  ...uploadMessages,
  'upload.title_too_long': 'This title is too long. Use at most 200 letters.',
  'upload.empty': 'This file is empty. Choose another file.',
  'upload.interrupted': 'The upload stopped before it was done. Check your connection and try again.',
  'upload.key_reused': 'This upload was already sent with other content. Start a new upload.',
};

/** The words for a failure: our own where its code is known, else the message it came with. */
export function errorText(error: unknown, fallback: string = unknownError): string {
  if (error instanceof ApiError && error.code !== undefined) return errorTexts[error.code];
  if (error instanceof Error && error.message !== '') return error.message;
  return fallback;
}
