import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { assertInSentence } from '../assertion/assert-in-sentence.ts';
import { assertionIn } from '../findings/section-policy.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import { sentencesOf } from '../sentences.ts';
import phrases from './remark-words.json' with { type: 'json' };

const all = (phrases: readonly string[], further: RegExp): RegExp =>
  new RegExp(`${phrasePattern(phrases).source}|${further.source}`, 'giu');
/** How notes and reports name thoughts of suicide and self-harm. "SI" only where it is not the joint or the unit. */
const mention = all(
  phrases.crisis.mention,
  /\bSI\b(?=\s*(?:[,;.:(]|with|and|without|present|positive|endorsed|reported|$))/,
);
/** Names of scales, screens and services, which say nothing of the person. */
const titles = all(phrases.crisis.titles, /\bcolumbia[- ]suicide[^.,;:\n]{0,30}scale\b/);
/** Sentences about prevention, side effects, or what to do if it comes to it: they say of no person that there is danger. */
const noStatement = phrasePattern(phrases.crisis.noStatement);

/** A risk or a screen that was graded: what it is called says nothing, its result does. */
const gradedRisk =
  /\bsuicid(?:e|al|ality) (?:risk(?: assessment| level)?|(?:risk )?screen(?:ing)?)\b[^.;\n]{0,20}\b(?:positive|high|moderate|elevated|imminent|severe)\b/i;
const notGraded = phrasePattern(phrases.notGraded);

/** What stands behind a mention and takes it back: "SI: none", "suicidal ideation (-)", a questionnaire's zero. */
const deniedAfter =
  /^[^.;\n]{0,25}[:?-]\s*(?:no|none|denied|denies|negative|absent|nil|never)\b|^[^.\n]{0,80}(?::|\s{2}|\|)\s*(?:0\b|not at all)|^\s*(?:\(-\)|-(?=\s|$))|^[^.;\n]{0,30}\b(?:denied|none reported|not endorsed|not present|not elicited)\b/i;
const deniedBefore =
  /(?:\b(?:no|without|never|negative for)\s|\bden(?:ie[sd]|y|ying)\s|\bnot\s(?:(?:currently|actively|having|feeling)\s){0,2}|(?:[-–]|\(-\)|\[ {0,2}\]|☐)\s?$)[^.;]{0,60}$/i;
const saidAgain = phrasePattern(phrases.saidAgain);

/** Sentences that name suicidal thoughts or self-harm as present or possible. Denied, a relative's, or long past ones give none. */
export function crisisSentences(text: string, sections: readonly DocumentSection[]): Span[] {
  return sections.flatMap((section) =>
    sentencesOf(text, section.body)
      .filter(({ text: words, span: [, end] }) => saysCrisis(words, text.slice(end, end + 20), section))
      .map(({ span }) => span),
  );
}

function saysCrisis(printed: string, after: string, { role }: DocumentSection): boolean {
  if (noStatement.test(printed)) return false;
  const graded = gradedRisk.exec(printed)?.[0];
  if (graded !== undefined && role !== 'family' && !notGraded.test(graded)) return true;
  const sentence = printed.replace(titles, hidden);
  const mentions = matchesIn(sentence, mention);
  if (mentions.length === 0 || isOpenQuestion(sentence, after)) return false;
  // The words of a mention may look like a negation of it ("not worth living"), so that they are kept out of the reading.
  const assertionAt = assertInSentence(sentence.replace(mention, hidden));
  return mentions.some(({ 0: words, index }) => {
    const end = index + words.length;
    const said = assertionIn({ role: role === 'indication' ? null : role }, assertionAt(index, end));
    return (said === 'present' || said === 'possible') && !isDenied(sentence, [index, end]);
  });
}

const hidden = (words: string): string => 'x'.repeat(words.length);

/** A question says nothing until it is answered with yes. */
const isOpenQuestion = (sentence: string, after: string): boolean =>
  /\?\s*(?:no\b.*)?$/i.test(sentence) && !/^\s*yes\b/i.test(after);

function isDenied(sentence: string, [start, end]: Span): boolean {
  if (deniedAfter.test(sentence.slice(end, end + 100))) return true;
  const before = sentence.slice(Math.max(0, start - 70), start);
  return deniedBefore.test(before) && !saidAgain.test(before.slice(-40));
}
