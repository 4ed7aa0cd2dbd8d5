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

/** The owner key stored in rows: what belongs to an actor carries exactly this. */
export const ownerOf = (actor: Actor): string =>
  actor.kind === 'guest' ? guestOwner(actor.deviceId) : userOwner(actor.userId);

export const guestOwner = (deviceId: string): string => `guest:${deviceId}`;
export const userOwner = (userId: number): string => `user:${userId}`;

/** The id of the account that an owner key names; undefined for a guest's. */
export function userIdOf(owner: string): number | undefined {
  const [kind, id] = owner.split(':');
  return kind === 'user' ? Number(id) : undefined;
}
