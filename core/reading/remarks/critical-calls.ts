import type { Span } from '../../kernel/span.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './remark-words.json' with { type: 'json' };
import { shortPieces } from './short-pieces.ts';

const { says, told, noCall } = phrases.critical;
const mayCall = phrasePattern(phrases.mayCall);
/** How reports print that a doctor was informed at once: "CRITICAL RESULT: called to Dr. Abara at 14:20". */
const saysCritical = phrasePattern(says);
const isTold = phrasePattern(told);
/** Rules, keys and negatives speak of critical results without giving one. */
const isNoCall = phrasePattern(noCall);
/** Set off by stars, a dash or a colon in capitals, the word is a mark and needs no call beside it. */
const marked =
  /\*{1,3}\s?(?:CRITICAL|PANIC)\b[^*\n]{0,30}\*{1,3}|(?:[-–:*]|^)\s{0,3}CRITICAL (?:RESULT|VALUE|FINDING)S?\s{0,3}(?:[*:!-]|$)/;

/** Where the document itself calls one of its results critical. */
export const criticalCalls = (text: string): Span[] =>
  mayCall.test(text) ? shortPieces(text).flatMap(({ text: sentence, span }) => (isCall(sentence) ? [span] : [])) : [];

const isCall = (sentence: string): boolean =>
  mayCall.test(sentence) &&
  (marked.test(sentence) || (saysCritical.test(sentence) && isTold.test(sentence))) &&
  !isNoCall.test(sentence);
