import type { LabResult } from '../../documents/explanation.ts';

const negative =
  /^(?:neg\w*|not? detect\w*|not seen|none\b.*|nil|absent|non-?\s?reactive|not present|no growth.*|undetect\w*|no .*|not isolated|-|0)$/i;
const positive =
  /^(?:pos\w*|detect\w*|reactive|present|trace.*|small|moderate|large|many|few|rare|\+{1,4}|[1-4]\+.*|\+[1-4]|abnormal|occasional)\b|^[1-4]?\+/i;

/** What a result in words says; undefined of numbers and of what says neither. */
export function polarityOf({ value }: Pick<LabResult, 'value'>): 'positive' | 'negative' | undefined {
  const said = value.trim();
  if (negative.test(said)) return 'negative';
  return positive.test(said) ? 'positive' : undefined;
}
