import { z } from 'zod';
import { ExpirationDate } from '../sharing/share.ts';

/** The state of a link as its owner sees it. `locked`: the passcode was tried wrong too often. */
export const SmartHealthLinkState = z.enum(['active', 'locked', 'expired', 'revoked']);

/** A SMART Health Link (HL7 SMART Health Links 1.0.0) of one document, without what opens it. */
export const SmartHealthLink = z.object({
  id: z.number().int(),
  documentId: z.number().int(),
  label: z.string(),
  state: SmartHealthLinkState,
  hasPasscode: z.boolean(),
  /** Wrong passcodes that are left before it closes; null without a passcode. */
  remainingAttempts: z.number().int().nullable(),
  isLongTerm: z.boolean(),
  expirationDate: ExpirationDate.nullable(),
  expiresAt: z.string().nullable(),
  openedCount: z.number().int(),
  lastOpenedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type SmartHealthLink = z.infer<typeof SmartHealthLink>;

export const NewSmartHealthLinkBody = z.object({
  /** Shown by viewers before they open it: at most 80 characters, as the standard says. */
  label: z.string().trim().max(80).default(''),
  passcode: z.string().min(6).max(64).nullish(),
  expirationDate: ExpirationDate.nullish(),
  /** Flag L: what it shows stays up to date for as long as it is open. */
  isLongTerm: z.boolean().default(false),
});
export type NewSmartHealthLinkBody = z.infer<typeof NewSmartHealthLinkBody>;

/** The link with its key, told once; `qr` draws it. */
export const MadeSmartHealthLink = z.object({
  link: SmartHealthLink,
  uri: z.string(),
  qr: z.object({ path: z.string(), size: z.number().int() }),
});
export type MadeSmartHealthLink = z.infer<typeof MadeSmartHealthLink>;

/** The body of a manifest request, as the standard names its fields. What it names beside them is ignored. */
export const ManifestBody = z.object({
  recipient: z.string().min(1).max(1000),
  passcode: z.string().max(64).optional(),
  embeddedLengthMax: z.number().int().nonnegative().optional(),
});
export type ManifestBody = z.infer<typeof ManifestBody>;

/** One of `embedded` and `location` is there. */
export const ManifestFile = z.object({
  contentType: z.literal('application/fhir+json'),
  fhirVersion: z.literal('4.0.1'),
  /** Said of long-term links alone. */
  status: z.literal('can-change').optional(),
  lastUpdated: z.iso.datetime().optional(),
  embedded: z.string().optional(),
  location: z.string().optional(),
});
export type ManifestFile = z.infer<typeof ManifestFile>;

/** In no envelope: it is the standard that says how it looks. */
export const Manifest = z.object({ files: z.array(ManifestFile) });
export type Manifest = z.infer<typeof Manifest>;

/** The answer to a wrong passcode, and to none where one is asked for. */
export const WrongPasscode = z.object({ remainingAttempts: z.number().int() });
export type WrongPasscode = z.infer<typeof WrongPasscode>;
