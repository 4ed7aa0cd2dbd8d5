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
  | 'plan_limit' // the plan does not allow it; with another one, or later, it would be right
  | 'unavailable'
  | 'storage_full'
  | 'internal'; // a fault of ours that trying again will not mend

export const errorCodes = {
  'request.invalid': 'invalid',
  'request.forbidden_origin': 'forbidden',
  'request.wrong_host': 'invalid',
  'request.unsupported_type': 'unsupported_type',
  'request.too_large': 'too_large',
  'request.too_many': 'too_many',
  'route.not_found': 'not_found',
  'server.unavailable': 'unavailable',
  'server.took_too_long': 'unavailable',
  'server.internal': 'internal',
  'server.address_unknown': 'conflict',
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
  'pdf.not_found': 'not_found',
  'pdf.failed': 'internal',
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
  'upload.not_found': 'not_found',
  'upload.out_of_place': 'conflict',
  'auth.required': 'unauthenticated',
  'auth.wrong_credentials': 'unauthenticated',
  'auth.factor_required': 'unauthenticated',
  'auth.wrong_code': 'unauthenticated',
  'auth.too_many_tries': 'too_many',
  'auth.not_recent': 'forbidden',
  'auth.link_unusable': 'invalid',
  'auth.passkey_refused': 'unauthenticated',
  'auth.wrong_recovery': 'unauthenticated',
  'totp.in_use': 'conflict',
  'account.username_unusable': 'invalid',
  'account.username_taken': 'conflict',
  'account.password_too_short': 'invalid',
  'account.password_too_long': 'invalid',
  'account.password_common': 'invalid',
  'account.email_unusable': 'invalid',
  'account.name_differs': 'conflict',
  'account.mail_unavailable': 'unavailable',
  'account.last_admin': 'conflict',
  'account.not_found': 'not_found',
  'session.not_found': 'not_found',
  'passkey.not_found': 'not_found',
  'plan.guest_used': 'plan_limit',
  'plan.uploads_used': 'plan_limit',
  'plan.network_used': 'plan_limit',
  'plan.needs_basic': 'plan_limit',
  'plan.needs_premium': 'plan_limit',
  'plan.no_change': 'conflict',
  'plan.subscribed': 'conflict',
  'plan.needs_payment': 'plan_limit',
  'payment.not_configured': 'unavailable',
  'payment.unavailable': 'unavailable',
  'payment.event_refused': 'invalid',
  'export.link_used': 'not_found',
  'share.not_found': 'not_found',
  'share.refused': 'forbidden',
  'share.too_many_tries': 'too_many',
  'share.date_past': 'invalid',
  'share.date_too_far': 'invalid',
  'share.not_revoked': 'conflict',
  'share.ended': 'conflict',
  'share.own_address': 'invalid',
  'share.too_many': 'conflict',
  'comment.not_found': 'not_found',
  'comment.too_many': 'too_many',
  'health_link.not_found': 'not_found',
  'analysis.empty': 'invalid',
  'analysis.too_long': 'too_large',
  'analysis.too_many_keywords': 'invalid',
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorCodes;

/** What stands in place of `{name}` in the message of a failure. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A failure we expect and can explain to a person. Anything else is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly values: MessageValues | undefined;

  constructor(code: ErrorCode, { values, ...options }: { cause?: unknown; values?: MessageValues } = {}) {
    super(code, options);
    this.code = code;
    this.values = values;
  }

  get kind(): ErrorKind {
    return errorCodes[this.code];
  }
}
