import { overlaps, type Span } from '../kernel/span.ts';
import { linesOf, trimmed, isItem, type Piece } from '../reading/lines.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { isExpectation } from './expected-symptoms.ts';
import { quoted } from './quote.ts';
import { plainRequest } from './request-words.ts';
import { fromDocument, type Said } from './said.ts';
import { wordCount } from './wording.ts';

const mostWords = 22;
const mostItems = 10;

/** Parts that tell why, what was found or done, or which medicines: their lines ask for nothing. */
const tellsOnly =
  /\b(?:found|why|reason|diagnos\w+|results?|medic\w+|done|did|expect|tests?|procedure|operation|seen for)\b/i;
const isFollowUp = /\bfollow[- ]?up|next (?:visit|appointment)|appointments?\b/i;

/** How sentences open that tell people what to do, what to leave and what they may do. */
const opens =
  /^(?:please |then |also )?(?:do not|don['’]t|no |never|avoid|you (?:may|can|should|must|need)|keep|wear|rest|drink|eat|walk|use|take (?:it easy|things|showers?|a )|put|raise|elevate|ice|apply|wash|shower|change|leave|remove|offer|try|return to|start (?:walking|driving)|gradually|driving|work|activity|diet|exercise|bath\w*|lifting|swimming|sport|school|sleep|stay|limit|continue|follow|see|attend|book|next (?:visit|appointment)|dr\.? )/i;
/** "This will be reviewed at your clinic visit on 9 September." */
const isVisit = /\b(?:clinic|visit|appointment|reviewed|check-?up)\b.*\b(?:on|in|at)\b.*\d/i;
const restricts = /\b(?:do not|don['’]t|no|not|never|avoid|until|must|wear|keep)\b/i;

/** What a sheet to take home tells people to do: in lists and in sentences; none of what is told as a request or a medicine already. */
export function homeInstructions(reading: Reading, told: readonly Span[], word: string): Said[] {
  const { text, documentKind, recommendations, medications, sections, findings } = reading;
  if (documentKind !== 'discharge_instructions') return [];
  const isTold = (span: Span): boolean =>
    [...told, ...recommendations.map((one) => one.span), ...medications.map((one) => one.span)].some((other) =>
      overlaps(other, span),
    );
  const sectionAt = (span: Span): string => sections.findLast((section) => overlaps(section.span, span))?.name ?? '';
  const saysWhatIs = (span: Span): boolean =>
    findings.some((one) => (one.assertion === 'present' || one.assertion === 'absent') && overlaps(one.span, span));
  const items = linesOf(text)
    .filter((line) => isItem(line.text))
    .map((line) => trimmed(text, line.span));
  const sentences = sentencesOf(text).filter(
    (sentence) =>
      !items.some(({ span }) => overlaps(span, sentence.span)) &&
      (isVisit.test(sentence.text) || !saysWhatIs(sentence.span)) &&
      (isVisit.test(sentence.text) ||
        opens.test(sentence.text) ||
        (isFollowUp.test(sectionAt(sentence.span)) && /\d/.test(sentence.text))),
  );
  return [...items, ...sentences]
    .sort((a, b) => a.span[0] - b.span[0])
    .filter(({ text: words, span }) => !isTold(span) && !tellsOnly.test(sectionAt(span)) && !isExpectation(words))
    .flatMap((piece) => inWords(piece, word))
    .slice(0, mostItems);
}

/** The one that limits most: what must not be done comes before what helps. */
export const firstInstruction = (instructions: readonly Said[]): Said | undefined =>
  instructions.find(({ text }) => restricts.test(text)) ?? instructions[0];

const isHeading = /^"follow[- ]?up"$/i;

function inWords({ text, span }: Piece, word: string): Said[] {
  const quote = quoted(text, mostWords);
  if (quote === undefined || quote.endsWith(':"') || wordCount(quote) < 2 || isHeading.test(quote)) return [];
  return [fromDocument(plainRequest(quote.slice(1, -1), word) ?? `The ${word} says: ${quote}.`, [span])];
}
