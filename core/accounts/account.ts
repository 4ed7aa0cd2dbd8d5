import { z } from 'zod';
import { ReadingLevel } from '../documents/reading-level.ts';
import { PlanName } from '../plans/plans.ts';
import { WhyNoMail } from './why-no-mail.ts';

// Rules are checked by checkUsername and checkPassword; these bounds only keep nonsense from them.
const rawUsername = z.string().max(400);
const rawPassword = z.string().max(2000);
const rawEmail = z.string().max(400);

/** What the browser keeps of whoever is signed in. */
export const CurrentUser = z.object({ id: z.number().int(), username: z.string() });
export type CurrentUser = z.infer<typeof CurrentUser>;

/** An IANA name such as `Europe/Madrid`: months and days are counted there. */
export const TimeZone = z.string().max(64);

export const RegisterBody = z.strictObject({
  username: rawUsername,
  password: rawPassword,
  email: rawEmail.optional(),
  timeZone: TimeZone.optional(),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

/** The recovery codes are shown this once. `claimed` is how many documents of the guest came along. */
export const Registered = CurrentUser.extend({
  recoveryCodes: z.array(z.string()),
  claimed: z.number().int(),
  /** Whether a mail with a link is on its way. */
  isEmailSent: z.boolean(),
  /** Why none is, where an address was given. It is not kept then. */
  whyNoMail: WhyNoMail.optional(),
});
export type Registered = z.infer<typeof Registered>;

/** `code` is one of the authenticator app, or a recovery code, where the account asks for one. */
export const LoginBody = z.strictObject({
  username: rawUsername,
  password: rawPassword,
  code: z.string().max(40).optional(),
  keepSignedIn: z.boolean().optional(),
  timeZone: TimeZone.optional(),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const ReauthenticateBody = z.strictObject({ password: rawPassword, code: z.string().max(40).optional() });
export type ReauthenticateBody = z.infer<typeof ReauthenticateBody>;

export const PasswordBody = z.strictObject({ newPassword: rawPassword });
export type PasswordBody = z.infer<typeof PasswordBody>;

export const EmailBody = z.strictObject({ email: rawEmail });
export type EmailBody = z.infer<typeof EmailBody>;

/** The token of a link that came by mail. */
export const MailToken = z.string().regex(/^[\w-]{43}$/);
export const VerifyEmailBody = z.strictObject({ token: MailToken });
export const ForgottenBody = z.strictObject({ email: rawEmail });
export const ResetPasswordBody = z.strictObject({ token: MailToken, newPassword: rawPassword });
export const RecoverBody = z.strictObject({
  username: rawUsername,
  recoveryCode: z.string().max(40),
  newPassword: rawPassword,
});

/** How somebody likes to read. What came later may be missing from what was kept before. */
export const ReadingPreferences = z.strictObject({
  textSize: z.union([z.literal(100), z.literal(115), z.literal(130), z.literal(150)]),
  theme: z.enum(['light', 'dark', 'contrast', 'system']),
  spacing: z.enum(['normal', 'wide']).optional(),
  level: ReadingLevel.optional(),
  /** Keys that do something by themselves, without Ctrl or Alt. */
  shortcuts: z.enum(['on', 'off']).optional(),
});
export type ReadingPreferences = z.infer<typeof ReadingPreferences>;

/** Only what is given is changed. */
export const ProfileBody = z.strictObject({
  name: z.string().trim().max(100).nullable().optional(),
  timeZone: TimeZone.optional(),
  readingSettings: ReadingPreferences.optional(),
});
export type ProfileBody = z.infer<typeof ProfileBody>;

/** When a session ends: `endsAt` unless something is done before, `endsForGoodAt` whatever is done. ISO times. */
export const SessionState = z.object({
  user: CurrentUser,
  endsAt: z.string(),
  endsForGoodAt: z.string(),
  isKept: z.boolean(),
});
export type SessionState = z.infer<typeof SessionState>;

export const SessionSummary = z.object({
  id: z.string(),
  /** Such as "Chrome on Android", from what the browser says of itself. */
  device: z.string(),
  isThis: z.boolean(),
  isKept: z.boolean(),
  createdAt: z.string(),
  seenAt: z.string(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** An account as its owner sees it. */
export const Account = CurrentUser.extend({
  name: z.string().nullable(),
  email: z.object({ address: z.string(), isVerified: z.boolean() }).nullable(),
  /** Where no mail can be sent, links are not offered. */
  canSendMail: z.boolean(),
  isAdmin: z.boolean(),
  plan: PlanName,
  timeZone: z.string(),
  readingSettings: ReadingPreferences.nullable(),
  factors: z.object({ totp: z.boolean(), passkeys: z.number().int(), recoveryCodesLeft: z.number().int() }),
  isRecent: z.boolean(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof Account>;

/** What an authenticator app is set up with; `path` draws the QR code in a square of `size`. Confirmed by a first code. */
export const TotpSetup = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ path: z.string(), size: z.number() }),
});
export const TotpCodeBody = z.strictObject({ code: z.string().max(20) });
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const Passkey = z.object({
  id: z.string(),
  label: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
/** Options and answers of WebAuthn, in its own JSON form. `challengeId` names the challenge that the answer is for. */
export const PasskeyOptions = z.object({ challengeId: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;
export const AddPasskeyBody = z.strictObject({
  challengeId: z.uuid(),
  response: z.record(z.string(), z.unknown()),
  label: z.string().trim().min(1).max(60),
});
export const PasskeyLoginBody = z.strictObject({
  challengeId: z.uuid(),
  response: z.record(z.string(), z.unknown()),
  keepSignedIn: z.boolean().optional(),
  timeZone: TimeZone.optional(),
});
