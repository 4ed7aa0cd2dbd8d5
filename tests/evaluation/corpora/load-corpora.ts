import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../case.ts';
import { ambiguousCases } from './ambiguous-abbreviations.ts';
import { casesOfRecord } from './cases-of-record.ts';
import { CorpusRecord } from './record.ts';

/** Every folder with a data.jsonl, by name. */
export function loadCorpora(folder: string): Corpus[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'data.jsonl')))
    .sort()
    .map((name) => loadCorpus(name, readFileSync(join(folder, name, 'data.jsonl'), 'utf8')));
}

export function loadCorpus(name: string, jsonl: string): Corpus {
  const lines = jsonl.split('\n').filter((line) => line.trim() !== '');
  const records = lines.map((line) => CorpusRecord.parse(JSON.parse(line)));
  const read = records.map((record, turn) => casesOfRecord(record, name, turn));
  const words = records.filter(({ abbr }) => abbr !== undefined);
  return {
    name,
    cases: [...read.flatMap(({ cases }) => cases), ...ambiguousCases(words)],
    withoutText: read.filter(({ cases }) => cases.length === 0).length - words.length,
    printedHere: read.filter(({ isPrintedHere }) => isPrintedHere).length,
    rowsNotPrinted: read.reduce((sum, { rowsNotPrinted }) => sum + rowsNotPrinted, 0),
  };
}
