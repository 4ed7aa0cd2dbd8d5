import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/**
 * What only says what a word means: "(the protein that carries oxygen)", ", a waste product of muscle,", ", which helps blood clot,".
 * What holds a number or speaks of a range, of high or of low is none.
 */
const forms: readonly RegExp[] = [
  /\([^()]*\p{L}{3}[^()]*\)/gu,
  /[,–—-] (?:which|that) (?:is|are) (?:a|an|the|one|how|what|where|when|made|part|found|used|your body's|simply|just|basically|often|sometimes|also)\b[^,.;–—]*/gu,
  /[,–—-] (?:a|an|the|your body's|one of the|part of)\b (?=[^,.;–—]*\b(?:that|which|used|made|found|carried|carries|in (?:the|your)|of (?:the|your)|for|type|kind|measure|marker|test|form)\b)[^,.;–—]*/gu,
  /, (?:a|an|the|or|often|sometimes|also|one of|your body's|which|who|known as|called|part of|cells|that is)\b[^,.;–—]{3,120}(?=,)/gu,
  /, an? (?:rare|common|kind of|type of|form of|sort of|special)\b [^,.;]{3,60}(?=\.)/gu,
  /, (?:which means|meaning|that is)\b[^.;]*/gu,
  /, que (?:significa|quiere decir|es|son|mide|muestra|indica|lleva|ayuda|sirve|refleja)\b[^,.;]*/gu,
  /\b(?:which|this|it|that) (?:carr(?:y|ies)|helps?|measures?|shows? how|tells? (?:you |us )?how|reflects?|fights?|filters?|stores?|makes?|keeps?|controls?|moves?|supports?|works?|checks? how|looks? at|estimates?)\b[^,.;]*/gu,
];

const claims = /\d|\b(?:high|higher|low|lower|normal|range|above|below|elevated|outside|not|no)\b/i;

export function asidesIn(text: string): Span[] {
  if (!/[(,–—]|\b(?:which|this|it|that)\b/i.test(text)) return [];
  return forms
    .flatMap((form) => matchesIn(text, form))
    .filter(({ 0: words }) => !claims.test(words))
    .map(({ 0: words, index }) => [index, index + words.length]);
}
