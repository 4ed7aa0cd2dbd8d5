import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const Count = z.coerce.number().int().positive();

const Settings = z.object({
  /** Documents at the first measuring, and at the last. */
  from: Count.default(10_000),
  to: Count.default(1_000_000),
  /** Over how many people the documents of the last measuring are. */
  people: Count.default(10_000),
  /** Lines of the audit log for each document. */
  lines: Count.default(10),
  /** Documents of each of those in whose name is measured, and of one of them. */
  each: Count.default(50),
  many: Count.default(5_000),
  /** How often each request is made. */
  rounds: Count.default(200),
  threads: Count.default(availableParallelism()),
  /** A server that is there, with an empty database; without it, one of the program's own is started. */
  databaseUrl: z.string().optional(),
  /** Sealed texts and explanations that nobody opens are cut to so many bytes at the last measuring, where the disk is small. */
  cutAt: Count.optional(),
});
export type Settings = z.infer<typeof Settings>;

const text = { type: 'string' } as const;

export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: text,
      to: text,
      people: text,
      lines: text,
      each: text,
      many: text,
      rounds: text,
      threads: text,
      'cut-at': text,
      'database-url': text,
    },
  });
  const { 'cut-at': cutAt, 'database-url': databaseUrl, ...counts } = values;
  return Settings.parse({ ...counts, cutAt, databaseUrl });
}
