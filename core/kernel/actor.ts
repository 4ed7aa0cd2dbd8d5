import type { ShareLevel } from '../sharing/share-level.ts';

/** One device, known by its signed cookie. */
export type Guest = { kind: 'guest'; deviceId: string };

/** Somebody who has signed in, in one session of theirs. */
export type User = {
  kind: 'user';
  userId: number;
  username: string;
  sessionId: string;
  isAdmin: boolean;
  /** Whether the password or a passkey was shown in the last minutes, as changes to the account ask for. */
  isRecent: boolean;
};

/** Who asks. */
export type Actor = Guest | User;

/** Somebody to whom one document is shared, as far as the share goes. Only routes that say what they are for recipients ever see one. */
export type Recipient = {
  kind: 'recipient';
  /** Whose document it is. */
  owner: string;
  /** The one document that this is about. */
  ticket: string;
  shareId: number;
  level: ShareLevel;
  /** When the share ends by itself. */
  expiresAt: Date | null;
  /** The visit by which they see it. */
  visitId: number;
  /** The session that they opened it in without a code; null where a code did. */
  sessionId: string | null;
};

/** Who looks at a document: its owner, or somebody it is shared with. */
export type Reader = Actor | Recipient;

/** The owner key stored in rows. What belongs to an actor carries exactly this; what a recipient sees belongs to whoever shares it. */
export function ownerOf(reader: Reader): string {
  switch (reader.kind) {
    case 'guest':
      return guestOwner(reader.deviceId);
    case 'user':
      return userOwner(reader.userId);
    case 'recipient':
      return reader.owner;
  }
}

/** Whose requests wait in one line: somebody's own, or those of everybody whom one share was given to. */
export const lineOf = (reader: Reader): string =>
  reader.kind === 'recipient' ? `share:${reader.shareId}` : ownerOf(reader);

export const guestOwner = (deviceId: string): string => `guest:${deviceId}`;
export const userOwner = (userId: number): string => `user:${userId}`;

/** The id of the account that an owner key names; undefined for a guest's. */
export function userIdOf(owner: string): number | undefined {
  const [kind, id] = owner.split(':');
  return kind === 'user' ? Number(id) : undefined;
}
