import { z } from 'zod';
import { WhyNoMail } from '../accounts/why-no-mail.ts';
import { DocumentType } from '../documents/document-types.ts';
import { ShareLevel } from './share-level.ts';

export const RecipientType = z.enum(['healthcare_provider', 'family', 'temporary', 'other']);
export type RecipientType = z.infer<typeof RecipientType>;

export const recipientTypeTitles: Readonly<Record<RecipientType, string>> = {
  healthcare_provider: 'Healthcare Provider',
  family: 'Family Member',
  temporary: 'Temporary Access',
  other: 'Other',
};

/** Where a share stands. `locked`: too many wrong codes were tried, and its owner has to make a new one. */
export const ShareState = z.enum(['active', 'locked', 'expired', 'revoked']);
export type ShareState = z.infer<typeof ShareState>;

/** Where the mail about a share stands; `none` where no mail can be sent from here. */
export const ShareMailState = z.enum(['none', 'waiting', 'sent', 'failed']);
export type ShareMailState = z.infer<typeof ShareMailState>;

/** `yyyy-MM-dd`: the share ends when that day ends where its owner lives. */
export const ExpirationDate = z.iso.date();

/** A share as the owner of its document sees it. */
export const DocumentShare = z.object({
  id: z.number().int(),
  documentId: z.number().int(),
  ownerId: z.number().int(),
  recipientEmail: z.string(),
  accessLevel: ShareLevel,
  permissionType: RecipientType,
  expirationDate: ExpirationDate.nullable(),
  /** The moment behind that date, as an ISO time. */
  expiresAt: z.string().nullable(),
  isActive: z.boolean(),
  state: ShareState,
  accessCount: z.number().int(),
  lastOpenedAt: z.string().nullable(),
  mail: ShareMailState,
  createdAt: z.string(),
});
export type DocumentShare = z.infer<typeof DocumentShare>;

/** `ownerId` is part of the call and believed of nobody: whose document it is stands in its row. */
export const NewShareBody = z.object({
  documentId: z.number().int().positive(),
  ownerId: z.union([z.number(), z.string().max(64)]).nullish(),
  recipientEmail: z.string().max(320),
  accessLevel: ShareLevel.default('read'),
  permissionType: RecipientType.default('healthcare_provider'),
  expirationDate: ExpirationDate.nullish(),
});
export type NewShareBody = z.infer<typeof NewShareBody>;

/** What is told once, when a share is made or gets a new code: only hashes are kept. */
export const ShareKeys = z.object({
  share: DocumentShare,
  /** Such as `K7QF-M2XR-9TPD`: passed on another way than the link. */
  accessCode: z.string(),
  /** Where the recipient opens it. What opens it stands behind the `#`, which no server is sent. */
  link: z.string(),
  /** Why the link was not mailed, where its owner could not know. */
  whyNoMail: WhyNoMail.optional(),
});
export type ShareKeys = z.infer<typeof ShareKeys>;

/** Something that happened to a share, newest first. Wrong codes of one day are one `refused`. */
export const ShareVisit = z.object({
  at: z.string(),
  what: z.enum([
    'created',
    'opened',
    'viewed',
    'downloaded',
    'exported_pdf',
    'commented',
    'told_anew',
    'refused',
    'locked',
    'new_code',
    'revoked',
  ]),
  /** How many wrong codes it stands for, where there were several. */
  times: z.number().int().optional(),
});
export type ShareVisit = z.infer<typeof ShareVisit>;

export const SharedWithMeItem = z.object({
  document: z.object({ id: z.number().int(), title: z.string(), documentType: DocumentType }),
  /** Absent where the owner has no confirmed address. `name` is the one they chose to be seen by. */
  owner: z.object({ email: z.string().optional(), name: z.string().optional() }),
  share: z.object({
    id: z.number().int(),
    createdAt: z.string(),
    accessLevel: ShareLevel,
    expirationDate: ExpirationDate.nullable(),
  }),
});
export type SharedWithMeItem = z.infer<typeof SharedWithMeItem>;

export const AccessCodeBody = z.object({ accessCode: z.string().min(1).max(64) });
export const ShareLinkBody = AccessCodeBody.extend({ token: z.string().regex(/^[\w-]{43}$/) });

/** What opens is named by the number of its document. */
export const OpenedShare = z.object({ document: z.object({ id: z.number().int() }) });
export type OpenedShare = z.infer<typeof OpenedShare>;

/** Stands with a document or an interpretation that is seen by way of a share. */
export const SeenByShare = z.object({
  shareId: z.number().int(),
  /** Who shares it, as they chose to be seen: their name, or else their username. */
  sharedBy: z.string(),
  accessLevel: ShareLevel,
  expirationDate: ExpirationDate.nullable(),
  expiresAt: z.string().nullable(),
});
export type SeenByShare = z.infer<typeof SeenByShare>;

/** An event of GET /api/shared-documents/{ref}/events: the last one says why the page closes. */
export const ShareEvent = z.object({ state: z.enum(['open', 'ended']) });
export type ShareEvent = z.infer<typeof ShareEvent>;
