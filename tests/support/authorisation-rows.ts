/** What each kind of actor is answered by one route. */
export type Row = {
  /** A guest, about a document of their own. */
  owner: number;
  /** Somebody without a cookie, about a guest's document. */
  anonymous: number;
  /** Another guest. */
  other: number;
  /** The owner, a guest or a user, when the time to undo a deletion is over. */
  deleted: number;
  /** Somebody signed in, about a document of their own. The same as for a guest where nothing is said. */
  user?: number;
  /** Somebody else who is signed in, about that user's document. The same as for another guest, or as for the user of a route for users alone. */
  otherUser?: number;
  /** The same as for another user where nothing is said. */
  admin?: number;
  /** Whether the password must have been shown in the last minutes: 403 otherwise. */
  isRecentOnly?: boolean;
  body?: (ref: string | number) => object;
  /** What stands in place of `{name}` in the path. */
  params?: Readonly<Record<string, string>>;
};

type Extra = Pick<Row, 'body' | 'params'>;

const toAll = (status: number) => ({ owner: status, anonymous: status, other: status, deleted: status });

export const everybody: Row = toAll(200);
export const badRequest: Row = toAll(400);
/** Of a document: whoever does not own it is told that there is none. */
export const ownersOnly = (owner = 200): Row => ({ ...toAll(404), owner });
/** Of an account: each has their own. */
export const usersOnly = (user = 200, extra: Extra = {}): Row => ({ ...toAll(401), user, otherUser: user, ...extra });
export const signedInOnly: Row = usersOnly();
/** What changes the account: the password has to have been shown just now. */
export const recentOnly = (user = 200, extra: Extra = {}): Row => ({ ...usersOnly(user, extra), isRecentOnly: true });
/** To everybody else who is signed in, there is nothing. */
export const adminsOnly = (admin = 200, extra: Extra = {}): Row => ({ ...usersOnly(404, extra), admin });

export type Answers = Required<
  Pick<Row, 'owner' | 'anonymous' | 'other' | 'deleted' | 'user' | 'otherUser' | 'admin'>
> & { gone: number; notRecent: number | undefined };

/** A row with what follows from what it says. `gone` is somebody whose account is no more: their cookie makes them a guest again. */
export function answersOf(row: Row): Answers {
  const { owner, anonymous, other, deleted } = row;
  const user = row.user ?? owner;
  const otherUser = row.otherUser ?? other;
  const admin = row.admin ?? otherUser;
  return {
    ...{ owner, anonymous, other, deleted, user, otherUser, admin },
    gone: anonymous,
    notRecent: row.isRecentOnly ? 403 : undefined,
  };
}
