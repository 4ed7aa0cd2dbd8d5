import type { LabResult } from '../../documents/explanation.ts';
import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
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

const legend =
  /^[ \t]{0,8}([*!?#^†‡]{1,3}|HH|LL|CH|CL|C)[ \t]{0,9}[=:-]?[ \t]{1,9}(?:(?!not? )\p{L}{1,20} ){0,4}(?:critical|panic)\b/gimu;

/** The marks that a document's own legend explains as critical: "* CRITICAL VALUE", "? pH below critical limit". */
export function criticalMarksOf(text: string): ReadonlySet<string> {
  if (!/critical|panic/i.test(text)) return new Set();
  return new Set(matchesIn(text, legend).flatMap(([, mark]) => mark ?? []));
}

/** Whether a row bears such a mark: in its flag, or right before its name. */
export function isMarkedCritical(
  marks: ReadonlySet<string>,
  text: string,
  { flag, span: [start] }: { flag: string | null; span: Span },
): boolean {
  if (marks.size === 0) return false;
  const lead = /^[ \t]{0,6}([*!?#^†‡]{1,3})[ \t]/.exec(
    text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 4),
  )?.[1];
  const signs = [flag ?? '', /[*!?#^†‡]{1,3}/.exec(flag ?? '')?.[0] ?? '', lead ?? ''];
  return signs.some((sign) => marks.has(sign));
}

const siteLegend =
  /(?:^|[.;]\s{1,4}|\n[ \t]{0,20}|[,|]\s?)(?:(?:performing|testing) )?(?:sites?|labs?|laboratory|location)(?: code)? \(?(\p{Lu}{1,4}|\d{1,3})\)?\s?[:=–-]/giu;

/** The codes that a legend gives to the laboratories of a report: "Site 01: Example Labs". */
export const siteCodesOf = (text: string): ReadonlySet<string> =>
  new Set([...matchesIn(text, siteLegend)].map(([, code = '']) => code));
