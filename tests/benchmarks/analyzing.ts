import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { maxKeywordWords, maxTargetKeywords, maxTextLength } from '#core/content-analysis/analysis-limits.ts';
import { analyzeContent } from '#core/content-analysis/analyze-content.ts';
import { cpuMs, medianOf, ms, percentile, repeat, type Row } from './measure.ts';

const sample = (name: string) =>
  readFile(fileURLToPath(new URL(`../../server/features/samples/data/${name}.txt`, import.meta.url)), 'utf8');

/** The largest text that is taken: as people write, without spaces between words, of unlike words only, and made to be slow. */
export async function analyzing(): Promise<Row[]> {
  const prose = await sample('discharge-summary');
  const texts: Record<string, string> = {
    'a megabyte of English': full(prose),
    'as many letters of Chinese': full('患者血压正常，建议三个月后复查肝功能。'),
    'as many letters, no word twice': full(Array.from({ length: 200_000 }, (_, at) => `w${at.toString(36)}`).join(' ')),
    'as many letters of one word': full('a '),
  };
  const targetKeywords = Array.from(
    { length: maxTargetKeywords },
    (_, at) => `${'a '.repeat(maxKeywordWords - 1)}${at}`,
  );
  const rows: Row[] = [];
  for (const [what, text] of Object.entries(texts)) {
    const waits = await repeat(15, () => cpuMs(() => analyzeContent({ text, targetKeywords })));
    const figure = `${ms(medianOf(waits))}, longest ${ms(percentile(waits, 1))}`;
    rows.push({ what, figure, yardstick: 'at most 200 ms', ratio: '' });
  }
  return rows;
}

const full = (text: string): string => text.repeat(Math.ceil(maxTextLength / text.length)).slice(0, maxTextLength);
