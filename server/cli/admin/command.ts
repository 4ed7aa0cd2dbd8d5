import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { DatabaseAddress } from '#server/db/pool.ts';
import type { Database } from '#server/db/database.ts';
import type { AuditTrail } from '#server/features/audit/audit-trail.ts';
import type { TellingKey } from '#server/features/tellings/telling-key.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { KeyRing } from '#server/ports/key-ring.ts';
import type { PasswordHasher } from '#server/ports/password-hasher.ts';
import type { BlindIndex } from '#server/secrets/blind-index.ts';

/** What a command works with: the same database, keys and files as the program. */
export type AdminContext = {
  config: Config;
  db: Kysely<Database>;
  address: DatabaseAddress;
  keyRing: KeyRing;
  files: FileStore;
  audit: AuditTrail;
  /** Of the audit log, to verify it. */
  auditKey: Uint8Array;
  /** What backups are sealed with. */
  backupKey: Uint8Array;
  blindIndex: BlindIndex;
  tellingKey: TellingKey;
  passwords: PasswordHasher;
  /** A line for whoever runs the command. */
  say(line: string): void;
};

/** Gives the exit code: 0 when all is well, 1 when it is not. Throws UsageError for arguments that cannot be used. */
type Run<Context> = (context: Context, args: readonly string[]) => Promise<number>;

type Described = {
  /** One or two words, such as `audit verify`. */
  name: string;
  /** What follows the name, such as `<account> <plan> [--now]`. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
};

/** One of `npm run admin -- <name> …`. */
export type AdminCommand = Described &
  (
    | {
        /** `stopped` for what must not happen while the program runs on the same data. */
        needs: 'anything' | 'stopped';
        run: Run<AdminContext>;
      }
    | {
        /** For what opens the data itself, where there is none yet. */
        needs: 'nothing';
        run: Run<Pick<AdminContext, 'config' | 'say'>>;
      }
  );
