import { z } from 'zod';
import { ReadingPreferences } from '../accounts/account.ts';
import { CommentTarget } from '../comments/comment.ts';
import { DocumentType } from '../documents/document-types.ts';
import { Engine, Language } from '../documents/explanation.ts';
import { Feedback } from '../documents/interpretation.ts';
import { DocumentId, DocumentStage, UnreadableReason } from '../documents/medical-document.ts';
import { ReadingLevel } from '../documents/reading-level.ts';
import { Told } from '../documents/telling.ts';
import { HealthProfile } from '../health-profile/health-profile.ts';
import { PlanName } from '../plans/plans.ts';
import { ExpirationDate, RecipientType } from '../sharing/share.ts';
import { ShareLevel } from '../sharing/share-level.ts';

/** Raised whenever the files of an export change their shape. */
export const exportVersion = 3;
/** The first one knew of nothing that is shared, nor of comments: their lists were there, and empty. The second one knew of nobody whose a document is. */
const readVersions = [1, 2, exportVersion] as const;

/** What somebody once agreed to for one provider, as history: importing it makes nothing stand. */
export const ExportedConsent = z.strictObject({
  engine: Engine,
  host: z.string(),
  isMasked: z.boolean(),
  wordingVersion: z.number().int(),
  wording: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type ExportedConsent = z.infer<typeof ExportedConsent>;

/** `account.json` of an export. Times are ISO. */
export const ExportedAccount = z.strictObject({
  format: z.literal('readback-export'),
  version: z.literal(readVersions),
  madeAt: z.iso.datetime(),
  account: z.strictObject({
    id: z.number().int(),
    username: z.string(),
    name: z.string().nullable(),
    email: z.strictObject({ address: z.string(), isVerified: z.boolean() }).nullable(),
    timeZone: z.string(),
    createdAt: z.iso.datetime(),
  }),
  plan: z.strictObject({ name: PlanName, next: z.strictObject({ name: PlanName, at: z.iso.datetime() }).nullable() }),
  readingSettings: ReadingPreferences.nullable(),
  healthProfile: HealthProfile.nullable(),
  consents: z.array(ExportedConsent),
});
export type ExportedAccount = z.infer<typeof ExportedAccount>;

/** `document.json` of a document. Files are named as they lie beside it; null and missing ones could not be opened. */
export const ExportedDocument = z.strictObject({
  id: DocumentId,
  /** Which upload it is: the same in every export, whatever the document was called. */
  ticket: z.uuid(),
  title: z.string().min(1).max(400),
  documentType: DocumentType,
  fileType: z.enum(['application/pdf', 'image/jpeg', 'image/png', 'text/plain']),
  fileSize: z.number().int().min(0),
  uploadedAt: z.iso.datetime(),
  stage: DocumentStage,
  unreadableReason: UnreadableReason.nullable(),
  readingNotes: z.array(z.string()),
  explainedAt: z.iso.datetime().nullable(),
  feedback: Feedback.nullable(),
  neverSend: z.boolean(),
  /** Whose document it is, in the words of its owner. */
  person: z.string().max(240).nullable().optional(),
  original: z.string().nullable(),
  /** The straightened pictures of recognised pages. */
  pages: z.array(z.strictObject({ page: z.number().int().min(1), file: z.string() })),
});
export type ExportedDocument = z.infer<typeof ExportedDocument>;

/** One of `tellings.json`: a document in the words of a model, as they are shown. */
export const ExportedTelling = z.strictObject({
  level: ReadingLevel,
  language: Language,
  engine: Engine,
  model: z.string(),
  told: Told,
});
export type ExportedTelling = z.infer<typeof ExportedTelling>;

const whenItEnds = {
  expirationDate: ExpirationDate.nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
};

/** One of `shares.json`, as history: importing it lets nobody in. What opened it is in no export. */
export const ExportedShare = z.strictObject({
  id: z.number().int(),
  document: DocumentId,
  /** Null for one that could not be opened. */
  recipientEmail: z.string().nullable(),
  accessLevel: ShareLevel,
  permissionType: RecipientType,
  accessCount: z.number().int(),
  ...whenItEnds,
});
export type ExportedShare = z.infer<typeof ExportedShare>;

/** One of `smart-health-links.json`, as history, without what opened it. */
export const ExportedSmartHealthLink = z.strictObject({
  id: z.number().int(),
  document: DocumentId,
  /** Null for one that could not be opened. */
  label: z.string().nullable(),
  hasPasscode: z.boolean(),
  isLongTerm: z.boolean(),
  openedCount: z.number().int(),
  ...whenItEnds,
});
export type ExportedSmartHealthLink = z.infer<typeof ExportedSmartHealthLink>;

/** One of `comments.json`: what the owner of a document and those it is shared with said about it. */
export const ExportedComment = z.strictObject({
  id: z.number().int(),
  document: DocumentId,
  /** With which recipient it was said; null for what the owner said to all. */
  share: z.number().int().nullable(),
  author: z.strictObject({ kind: z.enum(['owner', 'recipient']), name: z.string() }),
  answers: z.number().int().nullable(),
  target: CommentTarget,
  text: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ExportedComment = z.infer<typeof ExportedComment>;
