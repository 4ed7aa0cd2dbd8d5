import type { Generated } from 'kysely';

export type FactorTables = {
  totp_factors: {
    user_id: string;
    sealed_seed: Buffer;
    /** The step of the last code that was taken: none is taken twice. */
    last_step: Generated<string>;
    /** Null until a first code has shown that the app is set up. */
    confirmed_at: Date | null;
  };
  recovery_codes: { user_id: string; code_index: Buffer; code_hash: string };
  passkeys: {
    /** As authenticators name it: up to a kilobyte. */
    credential_id: string;
    /** As its owner names it. */
    id: string;
    user_id: string;
    public_key: Buffer;
    counter: string;
    transports: string;
    sealed_label: Buffer;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
  passkey_challenges: { id: string; challenge: string; user_id: string | null; created_at: Generated<Date> };
  mail_tokens: {
    token_hash: Buffer;
    user_id: string;
    purpose: 'verify_email' | 'reset_password';
    sealed_email: Buffer;
    created_at: Generated<Date>;
  };
};
