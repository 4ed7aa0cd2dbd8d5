import type { ErrorCode } from '#core/kernel/app-error.ts';
import { fillMessage } from '#core/kernel/fill-message.ts';
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
  'auth.required': 'Sign in first.',
  'auth.wrong_credentials': 'The username or the password is not right.',
  'auth.factor_required': 'Enter the code of your authenticator app.',
  'auth.wrong_code': 'This code is not right. Enter the newest one.',
  'auth.too_many_tries': 'These were too many tries. Wait {minutes} minutes and try again.',
  'auth.not_recent': 'Enter your password once more for this.',
  'auth.link_unusable': 'This link was used or is too old. Ask for a new one.',
  'auth.passkey_refused': 'This passkey could not be used. Sign in with your password.',
  'auth.wrong_recovery': 'The username or the recovery code is not right. Each code works once.',
  'totp.in_use': 'An authenticator app is set up already. Remove it first.',
  'account.username_unusable': 'Use 3 to 40 letters, digits, dots, dashes or underscores. Use one alphabet only.',
  'account.username_taken': 'This username is taken. Choose another one.',
  'account.password_too_short': 'Use at least {length} characters for the password.',
  'account.password_too_long': 'Use at most {length} characters for the password.',
  'account.password_common': 'This password is one of the first that others would try. Choose another one.',
  'account.email_unusable': 'Enter one e-mail address such as ana@example.com.',
  'account.name_differs': 'This is not the name of this account. Nothing was deleted.',
  'account.mail_unavailable': 'No mail can be sent from here. Tell the person who runs Readback.',
  'account.last_admin': 'This is the only administrator. Make another one first.',
  'account.not_found': 'There is no such account. It may have been deleted.',
  'session.not_found': 'This session has already ended.',
  'passkey.not_found': 'This passkey was not found.',
  'plan.guest_used': 'Your free document is used. Create a free account to upload more.',
  'plan.uploads_used': 'The {limit} uploads of this month are used. You can upload again on {date}.',
  'plan.network_used': 'Today’s free documents of this network are used. Create a free account, or try tomorrow.',
  'plan.needs_basic': 'This is part of the Basic and Premium plans.',
  'plan.needs_premium': 'This is part of the Premium plan.',
  'plan.no_change': 'There is nothing to change. This is your plan already.',
  'plan.subscribed': 'You pay for your plan. Change or end your subscription where you pay for it.',
  'plan.needs_payment': 'This plan is paid for. Choose it on the pricing page to go to the checkout.',
  'payment.not_configured': 'Plans cannot be paid for here.',
  'payment.unavailable': 'The payment service cannot be reached. Nothing was charged. Try again later.',
  'payment.event_refused': 'This message did not come from the payment service.',
  'export.link_used': 'This link was used or is too old. Ask for a new export.',
  'share.not_found': 'This share was not found. It may have been deleted.',
  'share.refused': 'The access code is not right, or the access has ended.',
  'share.too_many_tries': 'These were too many tries. Ask whoever shares the document with you for a new code.',
  'share.date_past': 'Choose today or a day to come.',
  'share.date_too_far': 'Choose a day within the next five years.',
  'share.not_revoked': 'Revoke the access first. Then the share can be deleted.',
  'share.ended': 'This share has ended. Make a new one.',
  'share.own_address': 'This is your own address. Enter the address of somebody else.',
  'share.too_many': 'A document can be shared at most {limit} times. Delete shares that have ended.',
  'comment.not_found': 'This comment was not found. It may have been deleted.',
  'comment.too_many': 'There are too many comments on this document. Delete some first.',
  'health_link.not_found': 'This link was not found. It may have been deleted.',
};

/** The words for a failure: our own where its code is known, else the message it came with. */
export function errorText(error: unknown, fallback: string = unknownError): string {
  if (error instanceof ApiError && error.code !== undefined) return fillMessage(errorTexts[error.code], error.values);
  if (error instanceof Error && error.message !== '') return error.message;
  return fallback;
}
