import type { ChildProcess } from 'node:child_process';
import type { DatabaseAddress } from '#server/db/pool.ts';

/** The real program as it runs for a test: one process, or several behind one address. */
export type AppServer = {
  url: string;
  dataDir: string;
  /** The process that answers; of several the first. */
  process: ChildProcess;
  /** What a command has to be given to work on the same data. */
  settings: Record<string, string>;
  /** Whether other machines may be at work on the same data: then what is younger than an hour is left for them. */
  isShared: boolean;
  /** Every folder that holds something of what people gave. */
  folders: readonly string[];
  database(): Promise<DatabaseAddress>;
  /** The names of all encrypted files. */
  storedFiles(): Promise<string[]>;
  /** Everything it has said so far, to people and to its log. */
  printed(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it politely and gives its exit code. */
  stop(): Promise<number | null>;
};

/** The same folder is the same installation. */
export type AppServerOptions = { dataDir?: string; port?: number; env?: Record<string, string> };
