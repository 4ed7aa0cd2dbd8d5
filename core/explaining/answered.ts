import type { Context } from './explaining-context.ts';
import type { RankedFinding } from './main-findings.ts';

type Topic = { asks: RegExp; isAnswered: (context: Context, finding: RankedFinding) => boolean };

const inText =
  (words: RegExp) =>
  ({ reading }: Context): boolean =>
    words.test(reading.text);
const asksFor =
  (words: RegExp) =>
  ({ reading }: Context): boolean =>
    reading.recommendations.some(({ text }) => words.test(text));

const aTime = /\b(?:in|at|after|every|within)\s+(?:\d+|an?|one|two|three|four|six|twelve)\b/i;

/** What a question asks for, and when the document has told it. */
const topics: readonly Topic[] = [
  { asks: /\bhow (?:large|big|long is)\b/i, isAnswered: (_, { detail }) => (detail?.size ?? null) !== null },
  { asks: /\bwhere (?:is|are)\b/i, isAnswered: (_, { detail }) => (detail?.site ?? null) !== null },
  {
    asks: /\b(?:taken out|removed|out) (?:fully|completely)|\bfully (?:taken out|removed)|\ball of it (?:taken|removed)/i,
    isAnswered: inText(
      /\bcomplete(?:ly)? (?:removed|excised|excision|resect\w+)|\bmargins? (?:(?:are|is|appear) )?(?:negative|clear|free|uninvolved)|negative margins/i,
    ),
  },
  { asks: /\bwhat stage\b/i, isAnswered: inText(/\bstage\s*:?\s*(?:[0-5]|i{1,3}|iv)/i) },
  {
    asks: /\b(?:next|another|follow-?up|repeat|again)\b.{0,20}\b(?:check|scan|x-?ray|colonoscopy|test|visit|exam)|\bwhen is (?:my|the) next\b|\bneed another check\b|\bbe checked again\b/i,
    isAnswered: asksFor(aTime),
  },
  { asks: /\bheart ultrasound\b/i, isAnswered: asksFor(/echo/i) },
  { asks: /\bbiopsy\b/i, isAnswered: asksFor(/biops/i) },
];

/**
 * A question without the halves that the document answers: "How large is it, and do I need a scan?" of a finding with a size is "Do
 * I need a scan?". Undefined where nothing is left to ask.
 */
export function openPart(ask: string, context: Context, finding: RankedFinding): string | undefined {
  const halves = ask
    .replace(/\?$/, '')
    .split(/,? and (?=(?:what|when|how|do|does|is|are|should|can|which|who|will|could)\b)/i);
  const open = halves.filter(
    (half) => !topics.some(({ asks, isAnswered }) => asks.test(half) && isAnswered(context, finding)),
  );
  if (open.length === 0) return undefined;
  const [first = '', ...others] = open;
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', and ')}?`;
}
