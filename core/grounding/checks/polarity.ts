import type { LabResult } from '../../documents/explanation.ts';

const negative =
  /^(?:neg\w*|not? detect\w*|not seen|none\b.*|nil|absent|non-?\s?reactive|not present|no growth.*|undetect\w*|no .*|not isolated|-|0)$/i;
const positive =
  /^(?:pos\w*|detect\w*|reactive|present|trace.*|small|moderate|large|many|few|rare|\+{1,4}|[1-4]\+.*|\+[1-4]|abnormal|occasional)\b|^[1-4]?\+/i;

/** What a result in words says; undefined of numbers and of what says neither. */
export function polarityOf({ value, range, flag }: LabResult): 'positive' | 'negative' | undefined {
  const said = value.trim();
  if (negative.test(said)) return 'negative';
  if (positive.test(said)) return 'positive';
  return flag === 'abnormal' && range !== null && negative.test(range.text.trim()) ? 'positive' : undefined;
}
