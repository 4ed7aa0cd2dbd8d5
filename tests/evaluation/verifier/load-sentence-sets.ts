import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canonicalText } from '#core/reading/canonical-text.ts';
import { z } from 'zod';
import { SentenceRecord, setHalves } from './sentence-record.ts';

export type SentenceSource = { id: string; text: string; sentences: readonly SentenceRecord[] };
export type SentenceSet = { name: string; sources: readonly SentenceSource[] };

const suffix = '.sentences.json';

/** The project's own halves, those that are there. */
export function ownSentenceSets(): SentenceSet[] {
  const folders = setHalves.map((half) => join(import.meta.dirname, half)).filter(existsSync);
  return folders.map(loadSentenceSet).map(({ name, sources }) => ({ name: `sentences ${name}`, sources }));
}

/** Sets of sentences in a folder or in the folders in it: each <name>.txt with its <name>.sentences.json beside it. */
export function sentenceSetsIn(folder: string): SentenceSet[] {
  const within = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [folder, ...within.map(({ name }) => join(folder, name))];
  return folders.map(loadSentenceSet).filter(({ sources }) => sources.length > 0);
}

function loadSentenceSet(folder: string): SentenceSet {
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  return { name: basename(folder), sources: names.sort().map((name) => loadSource(folder, name)) };
}

function loadSource(folder: string, name: string): SentenceSource {
  const id = name.slice(0, -suffix.length);
  const text = canonicalText(readFileSync(join(folder, `${id}.txt`), 'utf8'));
  const records = z.array(SentenceRecord).safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  if (!records.success) throw new Error(`${id}: ${records.error.message}`);
  return { id, text, sentences: records.data };
}
