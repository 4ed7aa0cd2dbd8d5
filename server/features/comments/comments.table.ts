import type { Generated, GeneratedAlways } from 'kysely';

export type CommentTables = {
  comments: {
    id: GeneratedAlways<string>;
    ticket: string;
    /** Whose conversation it belongs to, also when that share is gone; null for what the owner says to all. */
    share_id: string | null;
    is_owners: boolean;
    /** The comment that begins the conversation; null for that one itself. */
    answers: string | null;
    /** A `SealedComment`. */
    sealed_comment: Buffer;
    created_at: Generated<Date>;
    edited_at: Date | null;
  };
  comment_readings: { ticket: string; share_id: string | null; last_seen: string };
};
