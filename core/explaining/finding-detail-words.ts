import type { FindingChange, FindingDetail } from '../reading/reading.ts';
import { capitalise, sentence } from './wording.ts';

/** Sentences about a finding that was just named: "It measures 7 mm. One year ago it was 5 mm." */
export function detailSentences({ size, change }: Pick<FindingDetail, 'size' | 'change'>, many = false): string[] {
  const it = many ? 'they' : 'it';
  const measured = size === null ? [] : [sentence(`${it} ${many ? 'measure' : 'measures'} ${tidySize(size)}`)];
  return [...measured, ...(change === null ? [] : changeSentences(change, it))];
}

/** What became of it, in a sentence of its own. */
export function changeSentences({ kind, from, since }: FindingChange, it = 'it'): string[] {
  const was = it === 'they' ? 'were' : 'was';
  if (from !== null) return [sentence(`${earlier(since)} ${it} ${was} ${tidySize(from)}`)];
  return [sentence(changed[kind](it, it === 'they' ? 'are' : 'is', it === 'they' ? 'have' : 'has', after(since)))];
}

type Changed = (it: string, is: string, has: string, since: string) => string;

/** The report's own comparison, in words that add nothing to it. */
const changed: Record<FindingChange['kind'], Changed> = {
  new: (it, is, _has, since) => `${it} ${is} new${since}`,
  increased: (it, _is, has, since) => `${it} ${has} increased${since}`,
  decreased: (it, _is, has, since) => `${it} ${has} decreased${since}`,
  unchanged: (it, _is, has, since) => `${it} ${has} not changed${since}`,
  resolved: (it, is, _has, since) => `${it} ${is} gone${since}`,
};

function earlier(since: string | null): string {
  if (since === null) return 'before,';
  const words = tidySince(since);
  if (/\bago$/i.test(words)) return capitalise(words);
  return /^\d|^(?:january|february|march|april|may|june|july|august|september|october|november|december)/i.test(words)
    ? `on ${words}`
    : 'before,';
}

function after(since: string | null): string {
  if (since === null) return '';
  const words = tidySince(since);
  return /\bago$/i.test(words) || words === '' ? '' : ` since ${words}`;
}

const tidySince = (since: string): string =>
  since
    .replace(/\s+/g, ' ')
    .replace(/^(?:since|from|on|dated|of|the)\s+/i, '')
    .trim();

/** "7mm" and "2.3 x 1.1 cm" with a space before the unit and "by" for the sign. */
const tidySize = (size: string): string =>
  size
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s*[x×]\s*(?=\d)/gi, '$1 by ')
    .replace(/(\d)(mm|cm)\b/gi, '$1 $2')
    .trim();
