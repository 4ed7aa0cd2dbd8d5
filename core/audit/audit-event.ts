import { z } from 'zod';

/** Everything that is written down. Grouped by what it is about. */
export const AuditAction = z.enum([
  'account.created',
  'account.signed_in',
  'account.sign_in_failed',
  'account.signed_out',
  'account.session_ended',
  'account.password_changed',
  'account.recovered',
  'account.email_changed',
  'account.email_verified',
  'account.factor_added',
  'account.factor_removed',
  'account.recovery_codes_made',
  'account.profile_changed',
  'account.plan_changed',
  'account.exported',
  'account.deleted',
  'account.claimed',
  'document.uploaded',
  'document.viewed',
  'document.interpretation_viewed',
  'document.searched',
  'document.original_downloaded',
  'document.exported_pdf',
  'document.corrected',
  'document.deleted',
  'document.restored',
  'document.erased',
  'document.expired',
  'document.sent_to_ai',
  'document.told_anew',
  'document.imported',
  'consent.given',
  'consent.withdrawn',
  'share.created',
  'share.code_renewed',
  'share.opened',
  'share.refused',
  'share.locked',
  'share.revoked',
  'share.deleted',
  'health_link.created',
  'health_link.opened',
  'health_link.refused',
  'health_link.locked',
  'health_link.revoked',
  'comment.added',
  'comment.edited',
  'comment.deleted',
  'emergency.granted',
  'emergency.read',
  'emergency.ended',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** Who did it: `owner` in one of their sessions, `program` by itself, `operator` by command, `recipient` by way of a share. */
export const AuditActor = z.enum(['owner', 'program', 'operator', 'recipient', 'unknown']);
export type AuditActor = z.infer<typeof AuditActor>;

/** Ids, counts and codes alone: never a text, a name, a title or a code that opens something. */
export type AuditFields = Readonly<Record<string, string | number | boolean>>;

export type AuditEvent = {
  /** Whose records this is about: the owner key. */
  owner: string;
  actor: AuditActor;
  action: AuditAction;
  /** The ticket of the document that it is about. */
  ticket?: string;
  fields?: AuditFields;
};

/** One line of what an owner may see. Documents are named by their id, and by their title while they can be opened. */
export const AccessLogEntry = z.object({
  number: z.number().int(),
  at: z.string(),
  actor: AuditActor,
  action: AuditAction,
  document: z.object({ id: z.union([z.number(), z.string()]), title: z.string().nullable() }).nullable(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AccessLogEntry = z.infer<typeof AccessLogEntry>;

export const AccessLogPage = z.object({
  entries: z.array(AccessLogEntry),
  /** The `before` of the next page; null at the end. */
  next: z.number().int().nullable(),
});
export type AccessLogPage = z.infer<typeof AccessLogPage>;

/** Something its owner must be told, such as an emergency access, until they have seen it. */
export const OwnerNotice = z.object({
  number: z.number().int(),
  at: z.string(),
  action: AuditAction,
  document: z.object({ id: z.union([z.number(), z.string()]), title: z.string().nullable() }).nullable(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type OwnerNotice = z.infer<typeof OwnerNotice>;
