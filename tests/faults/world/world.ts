import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Config } from '#server/config.ts';
import type { Random } from '../random.ts';
import type { Program } from './program.ts';

/** Where one run takes place: its data, its services, and the program on them. */
export type World = {
  random: Random;
  /** Everything of this run is below it. */
  folder: string;
  dataDir: string;
  /** What each machine keeps by itself, the first one's and those of others that stand beside it. */
  homes: readonly Home[];
  /** Words that stand in every document, title and comment, and nowhere in the clear. */
  canary: string;
  env: Record<string, string>;
  /** Where a request is sent: to one after the other of the processes that are up and answer. */
  url(): string;
  program(): Program;
  /** Every process of the product so far, commands too. */
  programs: readonly Program[];
  /** What the harness sees the database with. */
  db: Kysely<Database>;
  /** What a command of the product would be set to. */
  config(): Config;
  /** The present process that answers statements, where the harness may freeze and kill it. */
  databasePid(): number | undefined;
  /** The folder that PostgreSQL knows as its own. */
  databaseCluster(): string;
  bucket: Bucket | undefined;
  mail: MailBox | undefined;
  /** Starts the program where it does not run. */
  start(more?: Record<string, string>): Promise<void>;
  /** Asks it to end and gives what became of it; undefined where it did not run. */
  stop(): Promise<{ code: number | null; ms: number } | undefined>;
  kill(): Promise<void>;
  /** Another machine on the same database and bucket, where several share them. */
  startBeside(role: Beside['role']): Promise<Beside>;
  /** A command of the product, to its end. */
  command(args: readonly string[], more?: Record<string, string>): Promise<{ code: number | null; out: string }>;
  /** A database server and a bucket to move to. */
  layOtherPlace(): Promise<OtherPlace>;
  answers: Answer[];
  /** What is done at the end of the run, the last one first. */
  undo: (() => void | Promise<void>)[];
  close(): Promise<void>;
};

export type Home = { dataDir: string; temporary: string };

/** A process of the product beside the first one. */
export type Beside = {
  role: 'web' | 'worker';
  program(): Program;
  /** Starts it where it does not run. */
  start(): Promise<void>;
};

export type OtherPlace = {
  /** What the command is told. */
  options: string[];
  env: Record<string, string>;
  /** From here on everything takes place there. */
  settle(): Promise<void>;
};

/** What somebody was answered. */
export type Answer = { method: string; path: string; status: number; body: string; ms: number };

export type Bucket = { turn(to: BucketWeather): void };
export type BucketWeather = 'fine' | 'refuses' | 'fails' | 'drips' | 'truncates' | 'lies' | 'hangs';

export type MailBox = { turn(to: 'takes' | 'refuses' | 'greylists' | 'is slow' | 'drops'): void; sources(): string[] };
