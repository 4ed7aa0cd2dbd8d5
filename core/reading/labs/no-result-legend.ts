import type { LabResult } from '../../documents/explanation.ts';
import { isNoResult } from './wording.ts';

const entry =
  /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d/]{0,6}|[*#†‡^~]{1,6}|-{2,5})\s{0,3}(?:=|means\b|stands for\b|denotes\b)\s{0,3}(\p{L}[^.;,=\n|]{2,60})/gu;
const mostEntries = 40;

/** The codes that a report explains with why there is no result: "NSR = no sample received. **** = result to follow". */
function legendOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, code = '', words = ''] of text.matchAll(entry)) {
    const meaning = words.split(/\s{2,}/, 1)[0]?.trim() ?? '';
    if (isNoResult(meaning)) found.set(code, meaning);
    if (found.size >= mostEntries) break;
  }
  return found;
}

/** Results that are such a code, in the words that the report has for it. */
export function withLegend(rows: readonly LabResult[], text: string): LabResult[] {
  const codes = rows.some(({ value }) => isCode(value)) ? legendOf(text) : new Map<string, string>();
  if (codes.size === 0) return [...rows];
  // The key itself can look like a row.
  const results = rows.filter(({ name }) => !codes.has(name.trim()));
  return results.map((row) => {
    const meaning = codes.get(row.value.trim());
    return meaning === undefined ? row : { ...row, value: meaning, unit: null, flag: 'unknown', conflict: false };
  });
}

const isCode = (value: string): boolean => /^(?:[A-Z][A-Z\d/]{0,6}|[*#†‡^~]{1,6}|-{2,5})$/.test(value.trim());
