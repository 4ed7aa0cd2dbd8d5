/** What sort of failure a code is. The HTTP edge maps kinds to status codes in one place. */
export type ErrorKind =
  | 'invalid' // the request itself is wrong
  | 'unreadable' // the request is right, the content cannot be used
  | 'too_large'
  | 'unsupported_type'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_many'
  | 'unavailable'
  | 'storage_full'
  | 'internal'; // a fault of ours that trying again will not mend

export const errorCodes = {
  'request.invalid': 'invalid',
  'request.forbidden_origin': 'forbidden',
  'request.unsupported_type': 'unsupported_type',
  'request.too_large': 'too_large',
  'request.too_many': 'too_many',
  'route.not_found': 'not_found',
  'server.unavailable': 'unavailable',
  'server.internal': 'internal',
  'storage.full': 'storage_full',
  'storage.damaged': 'internal',
  'document.not_found': 'not_found',
  'document.unreadable': 'unreadable',
  'document.not_ready': 'conflict',
  'page.not_found': 'not_found',
  'page.no_picture': 'not_found',
  'correction.unusable': 'invalid',
  'correction.misplaced': 'conflict',
  'interpretation.not_found': 'not_found',
  'sample.not_found': 'not_found',
  'ai.no_key': 'unavailable',
  'ai.key_refused': 'unavailable',
  'ai.no_model': 'unavailable',
  'ai.unavailable': 'unavailable',
  'ai.budget_spent': 'too_many',
  'ai.no_consent': 'forbidden',
  'ai.document_private': 'conflict',
  'ai.wording_changed': 'conflict',
  'ai.language_needs_model': 'conflict',
  'question.unusable': 'invalid',
  'upload.title_missing': 'invalid',
  'upload.title_too_long': 'invalid',
  'upload.type_missing': 'invalid',
  'upload.file_missing': 'invalid',
  'upload.too_large': 'too_large',
  'upload.type_not_allowed': 'unsupported_type',
  'upload.empty': 'unreadable',
  'upload.interrupted': 'invalid',
  'upload.key_reused': 'conflict',
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;

/** A failure we expect and can explain to a person. Anything else is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
  }

  get kind(): ErrorKind {
    return errorCodes[this.code];
  }
}
