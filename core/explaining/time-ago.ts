import { sentenceAround } from '../grounding/support.ts';
import { textAt } from '../kernel/span.ts';
import type { FindingDetail } from '../reading/reading.ts';

const ago =
  /\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:day|week|month|year)s? (?:ago|earlier|prior)\b/gi;

/** A comparison without a date can say how long ago: "increased from 5 mm one year ago". Taken only where a sentence says it once. */
export function withTimeAgo(detail: FindingDetail, text: string): FindingDetail {
  const { change, span } = detail;
  if (change === null || change.since !== null || text === '') return detail;
  const [said, ...others] = textAt(text, sentenceAround(text, span)).match(ago) ?? [];
  if (said === undefined || others.length > 0) return detail;
  return { ...detail, change: { ...change, since: said.replace(/\b(?:earlier|prior)$/i, 'ago') } };
}
