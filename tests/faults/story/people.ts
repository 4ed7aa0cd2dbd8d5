import type { createPerson } from '#tests/support/http-person.ts';
import type { Paper } from './papers.ts';

/**
 * What somebody did, as far as they were told. `asked` is what nobody has confirmed yet. A guest is as good as registered once they have
 * their cookie, and has no `userId`.
 */
export type Person = {
  username: string;
  password: string;
  browser: ReturnType<typeof createPerson>;
  state: 'new' | 'asked' | 'registered' | 'leaving' | 'gone';
  userId: number | undefined;
  documents: KeptDocument[];
};

export type KeptDocument = {
  title: string;
  /** Sent with every try of the upload. */
  key: string;
  paper: Paper;
  state: 'asked' | 'kept' | 'deleting' | 'deleted' | 'restoring' | 'erasing';
  /** What it was first known by. */
  ticket: string | undefined;
  number: number | undefined;
  comments: SaidComment[];
  correction: MadeCorrection | undefined;
  shares: MadeShare[];
};

export type SaidComment = { text: string; state: 'asked' | 'said'; tries: number };

/** What somebody read on the paper in the place of the sodium that was read. */
export type MadeCorrection = { value: string; state: 'asked' | 'made'; tries: number };

export type MadeShare = {
  state: 'asked' | 'open' | 'ending' | 'ended';
  tries: number;
  address: string;
  id: number | undefined;
  token: string;
  accessCode: string;
  /** Whoever it was made for, once they have opened it. */
  recipient: ReturnType<typeof createPerson> | undefined;
};

export const refOf = ({ number, ticket }: KeptDocument): string =>
  number === undefined ? (ticket ?? '') : String(number);
