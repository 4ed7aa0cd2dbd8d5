import { resolve } from 'node:path';
import { z } from 'zod';
import { readAiConfig, type AiConfig } from './ai-config.ts';
import { AiSettings, aiSettings } from './ai-settings.ts';
import { readS3Place, type S3Place } from './files-config.ts';
import { FilesSettings, filesSettings } from './files-settings.ts';
import { hostNamesIn } from './http/host/host-names-in.ts';
import { readPeopleConfig, type PeopleConfig } from './people-config.ts';
import { peopleSettings } from './people-settings.ts';
import { readSecret } from './read-secret.ts';
import { StartupError } from './startup-error.ts';
import { watchingSettings } from './watching-settings.ts';

const flag = ['true', 'false'] as const;
const address = /^[\da-fA-F.:/,\s]+$|^(loopback|linklocal|uniquelocal)(\s*,|$)/;

/** Every setting, as it stands in the environment. docs/configuration.md is made from this. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('The port that the app listens on.'),
  HOST: z
    .string()
    .default('localhost')
    .describe('The address that the app listens on. `localhost` is this machine only; `0.0.0.0` is every network.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Where people reach the app, such as `https://readback.example`. Links in mails lead there, and the app answers to its name.',
    ),
  ALLOWED_HOSTS: z
    .string()
    .refine((list) => hostNamesIn(list) !== undefined, 'must be names without ports, with commas between them')
    .optional()
    .describe(
      'Further names that people reach the app by, such as `nas.fritz.box,readback.lan`: exact ones, with commas between them. It always answers to addresses in numbers, to `localhost`, and to the names in `PUBLIC_URL` and `HOST` and that of the machine, with and without `.local`. To any other name it answers 400.',
    ),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('The folder of everything that is kept: the database, the encrypted files and the master key.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL server of yours (15 or newer). Without it the app runs its own in `DATA_DIR`.'),
  DATABASE_URL_FILE: z.string().optional().describe('A file that holds the address of the PostgreSQL server.'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe(
      '`web` answers requests, `worker` reads documents, `all` does both. Anything but `all` needs `DATABASE_URL`, the same master key for all, and files that all reach: `FILES`, or one `DATA_DIR`.',
    ),
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe(
      'How many documents are read at the same time by this process. Each needs up to 700 MB of memory while pictures are recognised.',
    ),
  READER: z
    .enum(['sources', 'built'])
    .default('sources')
    .describe(
      'What each document is read by, in a process of its own: the program that `npm start` and the image build and set this for, which begins sooner, or its sources.',
    ),
  MASTER_KEY: z
    .string()
    .optional()
    .describe('The key that everything stored is encrypted with: 32 bytes in base64 or hexadecimal digits.'),
  MASTER_KEY_PREVIOUS: z
    .string()
    .optional()
    .describe(
      'The master key before the present one, while `npm run admin -- keys rotate` has not yet gone over everything.',
    ),
  MASTER_KEY_PREVIOUS_FILE: z.string().optional().describe('A file that holds the master key before the present one.'),
  MASTER_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'A file that holds the master key. Without both, the key is made at first start in `DATA_DIR/master.key`, unless `ROLE` says that there are other processes.',
    ),
  TRUST_PROXY: z
    .union([z.enum(flag), z.coerce.number().int().min(1).max(10), z.string().regex(address)])
    .default('false')
    .describe('Whose `X-Forwarded-*` headers count: `false`, `true`, the number of proxies, or their addresses.'),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(1200)
    .describe('API requests a minute from one address before it is told to wait; `0` for no limit.'),
  MIN_FREE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(2 * 1024 ** 3)
    .describe(
      'Uploads are refused below this much free space, so that what is stored can still be read and explained.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged. No level logs what documents say.'),
  ...watchingSettings,
  ...filesSettings,
  ...peopleSettings,
  ...aiSettings,
});

export type Config = {
  port: number;
  host: string;
  publicUrl: string | undefined;
  /** Names beside those that the server knows to be its own. */
  allowedHosts: readonly string[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined where the files are in the data folder. */
  s3: S3Place | undefined;
  role: 'all' | 'web' | 'worker';
  workers: number;
  reader: 'sources' | 'built';
  masterKey: string | undefined;
  masterKeyFile: string | undefined;
  masterKeyPrevious: string | undefined;
  trustProxy: boolean | number | string;
  rateLimit: number;
  minFreeBytes: number;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Undefined where nobody reads them. */
  metrics: { host: string; port: number } | undefined;
  drainSeconds: number;
  ai: AiConfig;
  people: PeopleConfig;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings of this process. Throws StartupError naming every setting that cannot be used, and never its value. */
export function readConfig(variables: Variables = process.env): Config {
  const data = parse(Environment, variables);
  const databaseUrl = readDatabaseUrl(data);
  if (data.ROLE !== 'all' && databaseUrl === undefined) {
    throw new StartupError(`ROLE=${data.ROLE} needs DATABASE_URL: processes that share the work share one database.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    allowedHosts: hostNamesIn(data.ALLOWED_HOSTS ?? '') ?? [],
    dataDir: resolve(data.DATA_DIR),
    databaseUrl,
    s3: readS3Place(data),
    role: data.ROLE,
    workers: data.WORKERS,
    reader: data.READER,
    masterKey: data.MASTER_KEY,
    masterKeyFile: data.MASTER_KEY_FILE,
    masterKeyPrevious: readSecret('MASTER_KEY_PREVIOUS', data.MASTER_KEY_PREVIOUS, data.MASTER_KEY_PREVIOUS_FILE),
    trustProxy: trusted(data.TRUST_PROXY),
    rateLimit: data.RATE_LIMIT,
    minFreeBytes: data.MIN_FREE_BYTES,
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS_PORT === undefined ? undefined : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    drainSeconds: data.DRAIN_SECONDS,
    ai: readAiConfig(data),
    people: readPeopleConfig(data),
  };
}

function readDatabaseUrl({ DATABASE_URL, DATABASE_URL_FILE }: z.infer<typeof Environment>): string | undefined {
  const address = readSecret('DATABASE_URL', DATABASE_URL, DATABASE_URL_FILE);
  if (Environment.shape.DATABASE_URL.safeParse(address).success) return address;
  throw new StartupError(
    'The file that DATABASE_URL_FILE names must hold an address such as `postgres://user:password@host/name`.',
  );
}

/** Those alone that say who writes the words, for a program that needs no others. Throws as readConfig does. */
export const readAiAlone = (variables: Variables = process.env): AiConfig => readAiConfig(parse(AiSettings, variables));

/** A bucket that a command was given the address of. How it is reached is in the settings. Throws as readConfig does. */
export const readS3PlaceAt = (address: string, variables: Variables = process.env): S3Place | undefined =>
  readS3Place(parse(FilesSettings, { ...variables, FILES: address }));

function parse<Shape extends z.ZodType>(shape: Shape, variables: Variables): z.output<Shape> {
  // An empty value is how many tools write "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartupError(['These settings cannot be used:', ...parsed.error.issues.map(say)].join('\n'));
}

const trusted = (value: string | number): boolean | number | string =>
  value === 'true' || value === 'false' ? value === 'true' : value;

const say = ({ path, message }: z.core.$ZodIssue): string => `  ${path.join('.')}: ${message}`;
