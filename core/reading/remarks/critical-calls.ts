import type { Span } from '../../kernel/span.ts';
import { shortPieces } from './short-pieces.ts';

const saysCritical = /\b(?:critical|panic|alert)\b/i;

/** How reports print that a doctor was told at once: "CRITICAL RESULT: called to Dr. Abara at 14:20". */
const critical =
  /\b(?:critical|panic|alert)\s(?:lab(?:oratory)?\s)?(?:results?|values?|findings?|levels?|limits?|range|high|low)\b/i;
const told =
  /\b(?:called|phoned|telephoned|notified|informed|alerted|communicated|discussed|conveyed|relayed|read ?back|d\/w|spoke|given to|above|below|outside)\b/i;
/** Set off by stars, a dash or a colon in capitals, the word is a mark and needs no call beside it. */
const marked =
  /\*{1,3}\s?(?:CRITICAL|PANIC)\b[^*\n]{0,30}\*{1,3}|(?:[-–:*]|^)\s{0,3}CRITICAL (?:RESULT|VALUE|FINDING)S?\s{0,3}(?:[*:!-]|$)/;

/** Rules, keys and negatives speak of critical results without giving one. */
const givesNone =
  /\b(?:no|non|not|without|if|any|all|policy|procedure|defined|definition|criteria|key|legend)[\s-](?:\w+[\s-]){0,3}?(?:critical|panic)\b|\b(?:critical|panic) (?:results?|values?|findings?) (?:are|will be|should|must|policy|list|flag)\b|\bcritical (?:high|low|limits?|range)\s?[:=<>]/i;

/** Where the document itself calls one of its results critical. */
export const criticalCalls = (text: string): Span[] =>
  saysCritical.test(text) ? shortPieces(text).flatMap(({ text: words, span }) => (isCall(words) ? [span] : [])) : [];

const isCall = (words: string): boolean =>
  saysCritical.test(words) &&
  (marked.test(words) || (critical.test(words) && told.test(words))) &&
  !givesNone.test(words);
