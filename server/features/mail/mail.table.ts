import type { Generated } from 'kysely';

export type MailState = 'waiting' | 'sent' | 'failed';

export type MailTables = {
  mails: {
    id: string;
    user_id: string;
    kind: string;
    /** The share that it is about: its owner sees where the mail stands. */
    share_id: string | null;
    sealed_mail: Buffer | null;
    state: MailState;
    tries: Generated<number>;
    /** A code, never the words of a server. */
    reason: string | null;
    /** Until then nobody else sends it, even when whoever took it is gone. */
    claimed_until: Date | null;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
};
