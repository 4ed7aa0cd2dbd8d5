import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandNames } from '#core/voice/commands.ts';
import { z } from 'zod';

const CommandName = z.enum(commandNames);

/** A line of a list, as its README tells. */
export const SpokenLine = z.strictObject({
  heard: z.string(),
  alternatives: z.array(z.string()).optional(),
  terms: z.array(z.string()).optional(),
  expected: z.union([z.literal('none'), CommandName, z.array(CommandName).min(2)]),
  term: z.string().nullable().optional(),
});
export type SpokenLine = z.infer<typeof SpokenLine>;

export type SpokenList = { name: string; lines: readonly SpokenLine[] };

/** Every list that lies in this folder. */
export function spokenLists(folder = import.meta.dirname): SpokenList[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().map((name) => ({ name, lines: readLines(join(folder, name)) }));
}

function readLines(path: string): SpokenLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const parsed = SpokenLine.safeParse(JSON.parse(line));
    if (!parsed.success) throw new Error(`${path}:${at + 1}: ${parsed.error.message}`);
    return [parsed.data];
  });
}
