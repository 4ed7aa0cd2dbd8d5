import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { assertInSentence } from '../assertion/assert-in-sentence.ts';
import { assertionIn } from '../findings/section-policy.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';
import {
  deniedAfter,
  deniedBefore,
  gradedRisk,
  mention,
  notAStatement,
  notGraded,
  saidAgain,
  titles,
} from './crisis-words.ts';

/** Sentences that name suicidal thoughts or self-harm as present or possible. Denied, a relative's, or long past ones give none. */
export function crisisSentences(text: string, sections: readonly DocumentSection[]): Span[] {
  return sections.flatMap((section) =>
    sentencesOf(text, section.body)
      .filter(({ text: words, span: [, end] }) => saysCrisis(words, text.slice(end, end + 20), section))
      .map(({ span }) => span),
  );
}

function saysCrisis(printed: string, after: string, { role }: DocumentSection): boolean {
  if (notAStatement.test(printed)) return false;
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
