import { coveredBy } from '../kernel/covered-by.ts';
import { overlaps, shift, textAt, type Span } from '../kernel/span.ts';
import type { Finding } from '../documents/explanation.ts';
import { sentencesIn, type Parts } from './document-parts.ts';

const notes = /\b(?:[rshc]\/[ow]|w\/|s\/p|k\/c\/o|G\d+P\d+|d\/d)/i;

/** Words that people cannot read as they stand: a line in capitals, or one in the short forms of notes. */
export function isShorthand(words: string): boolean {
  const long = words.match(/\p{L}{3,}/gu) ?? [];
  const shouted = long.filter((word) => word === word.toUpperCase());
  return notes.test(words) || (long.length > 2 && shouted.length > long.length / 2);
}

/** Whether findings that are told hold nearly all of such a line: else it is quoted after all, for what is left can be what matters. */
export function isMostlyTold(text: string, line: Span, findings: readonly { span: Span; known: boolean }[]): boolean {
  const isHeld = coveredBy(findings.filter(({ known }) => known).map(({ span }) => span));
  const long = [...textAt(text, line).matchAll(/\p{L}{4,}/gu)];
  const held = long.filter(({ 0: word, index }) => isHeld(shift([index, index + word.length], line[0])));
  return held.length > 0 && (long.length - held.length) * 3 <= held.length;
}

const same = /^\W*(?:same|as above|unchanged)\b(?=\W*$|\s+(?:as|with|plus|and)\b)/i;
const before = /^pre-?\s?(?:op\w*|procedure) diagnos[ie]s$/i;

/** "Postoperative diagnosis: Same": what was found is what was thought before. */
export const pointsBack = (parts: Parts, text: string): boolean =>
  parts
    .sectionsOf('conclusion')
    .some((section) => sentencesIn(text, section).some((span) => same.test(textAt(text, span))));

export const isBeforeOperation =
  (parts: Parts) =>
  ({ span }: Finding): boolean =>
    parts.sectionsOf('reason').some((section) => before.test(section.name) && overlaps(section.span, span));
