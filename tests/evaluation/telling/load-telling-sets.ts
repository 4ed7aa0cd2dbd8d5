import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TellingRecord } from './telling-record.ts';

export type TellingSet = { name: string; papers: readonly TellingRecord[] };

const suffix = '.jsonl';

/** Every file of lines in a folder is a set of papers with their key messages. */
export const tellingSetsIn = (folder: string): TellingSet[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => ({
      name: name.slice(0, -suffix.length),
      papers: papersOf(readFileSync(join(folder, name), 'utf8'), name),
    }));

export const papersOf = (lines: string, file: string): TellingRecord[] =>
  lines.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [paperOf(line, `${file}, line ${at + 1}`)]));

function paperOf(line: string, where: string): TellingRecord {
  const record = TellingRecord.safeParse(parsed(line));
  if (!record.success) throw new Error(`${where}: ${record.error.message}`);
  return record.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
