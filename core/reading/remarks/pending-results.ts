import type { ReadingRemark } from '../reading.ts';
import { linesOf, trimmed } from '../lines.ts';

type Pending = Extract<ReadingRemark, { kind: 'pending_result' }>;

const isPending =
  /\b(?:pending|to follow|result not (?:yet )?available|results? to be reported|in progress|not yet (?:resulted|available|reported)|awaiting results?|results? awaited|still processing|outstanding)\b/i;
const notAResult =
  /\b(?:pending (?:discharge|appointment|referral|approval|authorization|placement|transfer|surgery|insurance|clearance|improvement|clinical|legal|review)|not pending|nothing pending|no (?:results? |labs? |tests? )?pending|pending (?:results|labs|studies)(?: at discharge)?:?\s*(?:none|no\b|$)|none pending)\b/i;
const names =
  /^(?:[-•*\d.) ]{0,6})?(.{2,60}?)(?:\s{2,}|\s*[:|–-]\s+|\s+(?:is|are|was|were|results?|still|remains?)\s|\s\(|\s+(?=pending|to follow|in progress|awaiting|outstanding))/i;

/** Results that a document says were not ready: "Vitamin D   Pending", "Final culture is pending." */
export function pendingResults(text: string): Pending[] {
  return linesOf(text).flatMap((line): Pending[] => {
    const looked = line.text.slice(0, 300);
    if (!isPending.test(looked) || notAResult.test(looked)) return [];
    const { text: words, span } = trimmed(text, line.span);
    const after = /\b(?:pending|awaiting|outstanding)(?: results?)?(?: (?:of|for))?\s?:?\s(.{2,50}?)(?:[.,;]|$)/i.exec(
      words,
    )?.[1];
    const name = /^(?:pending|awaiting|outstanding)/i.test(words) ? after : names.exec(words)?.[1];
    const tidy = name?.replace(/^(?:the|your|final|results? (?:of|for))\s/i, '').replace(/[\s:;,|-]+$/, '');
    return tidy !== undefined && /\p{L}{2}/u.test(tidy) ? [{ kind: 'pending_result', name: tidy, span }] : [];
  });
}
