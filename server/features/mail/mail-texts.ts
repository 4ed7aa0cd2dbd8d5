import type { MailWords } from './mail-words.ts';
import { nameInMail } from './name-in-mail.ts';

/** What a mail is about. Nothing of a document is ever in one. */
export type MailKind =
  | 'verify_email'
  | 'email_in_use'
  | 'email_changed'
  | 'reset_password'
  | 'password_changed'
  | 'factors_changed'
  | 'emergency_access'
  | 'share'
  | 'share_locked'
  | 'health_link_locked';

type Words = Omit<MailWords, 'to'>;

const end = '\n\nThis mail was sent by Readback. Please do not answer it.\n';
const words = (subject: string, ...paragraphs: string[]): Words => ({ subject, text: paragraphs.join('\n\n') + end });

const notYou =
  'If this was not you, sign in and change your password. Then look at your sessions and end those you do not know.';

/** `link` carries a token that works once. */
export const verifyEmailWords = (link: string): Words =>
  words(
    'Confirm your e-mail address',
    'Hello,',
    'somebody gave this address for an account on Readback. If it was you, open this link within three days:',
    link,
    'If it was not you, you need not do anything. The address is not used then.',
  );

/** For an address that is confirmed elsewhere: whoever typed it in is not told. */
export const emailInUseWords = (): Words =>
  words(
    'This address is already in use',
    'Hello,',
    'somebody gave this address for an account on Readback. It already belongs to another account there, so nothing was changed.',
    'If it was you, sign in to the other account, or remove the address there first.',
    'If it was not you, you need not do anything.',
  );

/** For the address that was there before. */
export const emailChangedWords = (): Words =>
  words(
    'Your e-mail address was changed',
    'Hello,',
    'this address no longer belongs to your account on Readback. No more mail about it comes here.',
    'If this was not you, somebody may be using your account. Sign in, change your password and set your address again. If you cannot sign in, use one of your recovery codes.',
  );

/** `link` carries a token that works once, for an hour. */
export const resetPasswordWords = (link: string, username: string): Words =>
  words(
    'Choose a new password',
    'Hello,',
    `somebody asked for a new password for your account on Readback. Your username is: ${username}`,
    'If it was you, open this link within one hour:',
    link,
    'If it was not you, you need not do anything. Your password stays as it is.',
  );

export const passwordChangedWords = (): Words =>
  words(
    'Your password was changed',
    'Hello,',
    'the password of your account on Readback was changed just now. All other devices were signed out.',
    'If this was not you, ask for a new password at once, with this address or with a recovery code.',
  );

export type FactorChange = 'app_added' | 'app_removed' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_made';

const changes: Readonly<Record<FactorChange, string>> = {
  app_added: 'An authenticator app was added to your account on Readback.',
  app_removed: 'The authenticator app was removed from your account on Readback.',
  passkey_added: 'A passkey was added to your account on Readback.',
  passkey_removed: 'A passkey was removed from your account on Readback.',
  recovery_codes_made: 'New recovery codes were made for your account on Readback. The old ones no longer work.',
};

export const factorsChangedWords = (change: FactorChange): Words =>
  words('Your sign-in was changed', 'Hello,', changes[change], notYou);

const emergencies = {
  'emergency.granted': 'The person who runs Readback was let at one of your documents in an emergency.',
  'emergency.read': 'The person who runs Readback has opened one of your documents in an emergency.',
  'emergency.ended': 'The emergency access to one of your documents has ended.',
} as const;

/** Neither which document nor why: who signs in sees both. */
export const emergencyAccessWords = (action: keyof typeof emergencies): Words =>
  words(
    'An emergency access to your documents',
    'Hello,',
    emergencies[action],
    'Sign in to see which document it was, the reason that was given, and when.',
    'If you do not know why, ask whoever runs Readback for you.',
  );

/** For the recipient of a share. `link` carries what opens it together with the code; the code itself is in no mail, nor is the title. */
export const shareWords = (link: string, ownerName: string): Words => {
  const name = nameInMail(ownerName);
  return words(
    'A document was shared with you',
    'Hello,',
    `${name} shares a document with you on Readback. You can read it here:`,
    link,
    `You are asked for an access code there. ${name} gives it to you another way, for example by phone. It never comes by mail.`,
    'If you do not know this name, or did not expect this, do not open the link. You need not do anything.',
  );
};

/** Neither which document nor with whom it is shared: who signs in sees both. */
export const shareLockedWords = (): Words =>
  words(
    'Wrong access codes were tried',
    'Hello,',
    'somebody tried too many wrong access codes for a document that you share on Readback. That way in is closed now.',
    'Sign in and open the shares of your documents. The one that was closed is marked there. One click makes a new code for it.',
    'If you do not know who it was, you can also end the share there. Nobody has got in with these codes.',
  );

/** A closed link is never opened again, so another one is to be made. */
export const healthLinkLockedWords = (): Words =>
  words(
    'A SMART Health Link was closed',
    'Hello,',
    'somebody tried too many wrong passcodes for a SMART Health Link of yours on Readback. The link is closed now, for good.',
    'If you still need it, sign in, open the shares of that document and make a new link with another passcode.',
    'If you do not know who it was, you need not do anything. Nobody has got in with these passcodes.',
  );
