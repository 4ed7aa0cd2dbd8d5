import type { Generated, GeneratedAlways } from 'kysely';
import type { RecipientType } from '#core/sharing/share.ts';
import type { ShareLevel } from '#core/sharing/share-level.ts';

export type ShareTables = {
  shares: {
    id: GeneratedAlways<string>;
    ticket: string;
    /** A `SealedRecipient`. */
    sealed_recipient: Buffer;
    recipient_index: Buffer;
    level: ShareLevel;
    recipient_type: RecipientType;
    /** `yyyy-MM-dd`, and the moment at which that day ends where the owner lives. */
    expires_on: string | null;
    expires_at: Date | null;
    revoked_at: Date | null;
    code_index: Buffer;
    code_hash: string;
    link_hash: Buffer;
    /** Codes that were tried by its link since the last right one. */
    tries: Generated<number>;
    access_count: Generated<number>;
    last_opened_at: Date | null;
    created_at: Generated<Date>;
  };
  share_visits: {
    /** Stays the same when the browser is given a new token. */
    id: GeneratedAlways<string>;
    token_hash: Buffer;
    share_id: string;
    /** The session that it was opened in without a code: it ends with it. */
    session_id: string | null;
    created_at: Generated<Date>;
    seen_at: Generated<Date>;
  };
  share_doors: { ticket: string; tries: Generated<number> };
};
