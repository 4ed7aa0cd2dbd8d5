import { openSync, readSync, closeSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Actual Rows'?: number | undefined;
  'Actual Loops'?: number | undefined;
  'Rows Removed by Filter'?: number | undefined;
  'Shared Hit Blocks'?: number | undefined;
  'Shared Read Blocks'?: number | undefined;
  Plans?: Node[] | undefined;
};

const Node: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number().optional(),
  'Actual Loops': z.number().optional(),
  'Rows Removed by Filter': z.number().optional(),
  'Shared Hit Blocks': z.number().optional(),
  'Shared Read Blocks': z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
const Explained = z.object({ 'Query Text': z.string(), Plan: Node });

/** The dearest run of a statement: blocks of 8 KB that it touched, and tables that it read from one end to the other. */
export type Statement = { during: string; blocks: number; ms: number; scans: Map<string, number> };

export type PlanWatch = {
  /** Runs something while every statement of the server is explained. */
  during(name: string, run: () => Promise<unknown>): Promise<void>;
  statements: Map<string, Statement>;
};

const entry = /LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g;
// The server's processes write on their own.
const flushedAfterMs = 300;

/** Plans as the server writes them into its log. Without a log that can be read, it watches nothing. */
export function watchPlans(db: Kysely<Database>, log: string | undefined): PlanWatch {
  const statements = new Map<string, Statement>();
  return {
    statements,
    async during(name, run) {
      if (log === undefined) return;
      const from = statSync(log).size;
      await explainFrom(db, '0');
      await run().finally(() => explainFrom(db, '-1'));
      await pause(flushedAfterMs);
      for (const [, ms, json = ''] of readFrom(log, from).matchAll(entry)) {
        note(statements, { name, ms: Number(ms), explained: Explained.parse(JSON.parse(json)) });
      }
    },
  };
}

async function explainFrom(db: Kysely<Database>, ms: '0' | '-1'): Promise<void> {
  await sql`alter system set auto_explain.log_min_duration = ${sql.lit(ms)}`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await pause(flushedAfterMs);
}

function readFrom(path: string, from: number): string {
  const bytes = Buffer.alloc(statSync(path).size - from);
  const file = openSync(path, 'r');
  readSync(file, bytes, 0, bytes.length, from);
  closeSync(file);
  return bytes.toString();
}

type Noted = { name: string; ms: number; explained: z.infer<typeof Explained> };

function note(statements: Map<string, Statement>, { name, ms, explained: { 'Query Text': text, Plan } }: Noted): void {
  const query = normal(text);
  const blocks = (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
  const known = statements.get(query);
  if (known === undefined || known.blocks < blocks) {
    statements.set(query, { during: name, blocks, ms, scans: scansOf(Plan) });
  }
}

/** The same words for lists of any length. */
const normal = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+(?:, ?\$\d+)+/g, '$…')
    .replaceAll(/\(\$…\)(?:, ?\(\$…\))+/g, '($…)');

function scansOf(node: Node, found = new Map<string, number>()): Map<string, number> {
  const relation = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan' && relation !== undefined) {
    const rows = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1);
    found.set(relation, Math.max(found.get(relation) ?? 0, Math.round(rows)));
  }
  for (const child of node.Plans ?? []) scansOf(child, found);
  return found;
}
