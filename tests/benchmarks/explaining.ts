import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import { cpuMs, medianOf, ms, repeat, times, type Row } from './measure.ts';

const sample = (name: string) =>
  readFile(fileURLToPath(new URL(`../../server/features/samples/data/${name}.txt`, import.meta.url)), 'utf8');
const source = { kind: 'text', pages: 2, ocr: false, confidence: null } as const;

/** Processor time of explaining two pages of text, and of ten times as much. */
export async function explaining(): Promise<Row[]> {
  const knowledge = loadKnowledge();
  const twoPages = `${await sample('lab-panel')}\n${await sample('discharge-summary')}`;
  const explain = (text: string) => cpuMs(() => explainDocument({ text, source }, knowledge));
  await repeat(20, () => explain(twoPages));
  const two = medianOf(await repeat(30, () => explain(twoPages)));
  const twenty = medianOf(await repeat(10, () => explain(Array(10).fill(twoPages).join('\n'))));
  return [
    { what: 'explaining a two-page report, processor time', figure: ms(two), yardstick: 'at most 50 ms', ratio: '' },
    { what: 'explaining ten times as much', figure: ms(twenty), yardstick: ms(two), ratio: times(twenty / two) },
  ];
}
