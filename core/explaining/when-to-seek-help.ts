import { overlaps, shift, type Span } from '../kernel/span.ts';
import { linesOf, trimmed } from '../reading/lines.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { casesOf, isOpenRequest } from './listed-requests.ts';
import { tidied } from './quote.ts';
import { inSmallLetters, plainRequest, withoutUs } from './request-words.ts';
import { fromDocument, type Said } from './said.ts';
import { inWords, uncapitalise } from './wording.ts';

/** What people are told to do when something happens, and each thing that may happen. `words` is both, `what` the thing alone. */
export type HelpCase = { lead: string; what: string; words: string; spans: Span[] };

const asksForHelp = /\b(?:call|phone|ring|return|go back|come back|go to|seek|get help|contact|attend|see)\b/i;
const mostOpen = 4;

/** Cases under a heading "CALL YOUR DOCTOR IF", and those in one sentence: "Ring us for: a, b or c". */
export function helpCases(reading: Reading): HelpCase[] {
  const { text, recommendations, documentKind } = reading;
  const heads = linesOf(text)
    .filter((line) => line.text.length <= 120 && isOpenRequest(line.text) && asksForHelp.test(line.text))
    .map((line) => trimmed(text, line.span))
    .filter(({ span }) => !recommendations.some((told) => overlaps(told.span, span)))
    .slice(0, mostOpen)
    .flatMap(({ span }) => casesOf(text, span));
  return documentKind === 'discharge_instructions' ? [...heads, ...casesInSentences(text)] : heads;
}

/** Only a list of things can be taken apart: in "if the cut is red, hot or wet" what follows the comma is no case. */
const inOneSentence =
  /^(?:please )?((?:call|phone|ring|return|go|come|seek|get|contact|attend|see)\b[^.;:]{2,90}?\s(?:for|(?:if|when) (?:you|he|she|they|your child|your baby) (?:have|has|notice|get|gets|develop|develops|see)))\b(:?)\s+(.+)$/is;

const casesInSentences = (text: string): HelpCase[] =>
  sentencesOf(text).flatMap(({ text: words, span }) => {
    const [, lead = '', colon = '', list = ''] = inOneSentence.exec(words) ?? [];
    const things = list.split(/[,;]\s+/);
    if (lead === '' || things.length < 2 || (colon === '' && !/,/.test(list))) return [];
    let at = words.length - list.length;
    const opening = uncapitalise(inSmallLetters(tidied(lead)));
    return things.map((printed, place) => {
      const start = words.indexOf(printed, at);
      at = start + printed.length;
      const what = tidied(printed.replace(/^(?:or|and) /i, ''));
      const short = place === 0 ? opening : withoutNumber(opening);
      return {
        lead: withoutNumber(opening),
        what,
        words: `${short} ${what}`,
        spans: [shift([0, lead.length], span[0]), shift([start, at], span[0])],
      };
    });
  });

/** The number to ring is told once. */
const withoutNumber = (lead: string): string => lead.replace(/\s(?:on|at) [+\d][\d ()-]{5,}\d/g, '');

/** Each case in a sentence of its own. */
export const helpSentences = (reading: Reading, word: string): Said[] =>
  helpCases(reading).flatMap(({ words, lead, what, spans }) => {
    const plain = plainRequest(words.replace(/\s*\([^()]*\)/g, ''), word);
    if (plain !== undefined) return [fromDocument(plain, spans)];
    return [fromDocument(`The ${word} says to ${withoutUs(lead)}: "${what}".`, spans)];
  });

/** All of them in one sentence of the message: how many there are, and the first. */
export function helpInBrief(reading: Reading, word: string): Said | undefined {
  const cases = helpCases(reading);
  const urgent = cases.find(({ lead }) => /\b(?:911|999|112|000|emergency|at once|right away|urgent\w*)\b/i.test(lead));
  const first = urgent ?? cases[0];
  if (first === undefined) return undefined;
  const count = cases.filter(({ lead }) => lead === first.lead).length;
  const todo = uncapitalise(withoutUs(first.lead)).replace(/\s(?:if|when|for|with)\b.*$/i, '');
  const reasons = count === 1 ? 'a reason' : `${inWords(count)} reasons`;
  return fromDocument(
    `The ${word} lists ${reasons} to ${todo}${count === 1 ? ':' : ', such as'} "${first.what}".`,
    first.spans,
  );
}
