import type { Generated, GeneratedAlways } from 'kysely';

export type SmartHealthLinkTables = {
  smart_health_links: {
    id: GeneratedAlways<string>;
    ticket: string;
    address_hash: Buffer;
    /** A `SealedLink`. */
    sealed_link: Buffer;
    passcode_hash: string | null;
    /** Wrong passcodes in its whole life. */
    tries: Generated<number>;
    is_long_term: boolean;
    expires_on: string | null;
    expires_at: Date | null;
    revoked_at: Date | null;
    opened_count: Generated<number>;
    last_opened_at: Date | null;
    created_at: Generated<Date>;
  };
  smart_health_files: { token_hash: Buffer; link_id: string; created_at: Generated<Date> };
};
