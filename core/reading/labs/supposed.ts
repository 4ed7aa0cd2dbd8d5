import type { Span } from '../../kernel/span.ts';
import { phraseList } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { isSpaceAt, withoutBrackets } from './signs.ts';

/** Words before a test that make its figure one to reach, to fear, to compare with or to remember, and no result. */
const supposing = phraseList(reportWords.supposed.supposing);
/** Words behind a figure that tell what such a figure means in general. */
const meaning = phraseList(reportWords.supposed.meaning);

/** "PSA 4.8 in 2022": a year is named where it is another one. */
const former = /^\s?in (?:19|20)\d\d\b/;

const farBack = 200;
const farAhead = 24;
const longLine = 45;

/** Whether a sentence speaks of a test's figure without saying that it was measured. */
export const isSupposed = (text: string, [start, end]: Span, isBound: boolean): boolean =>
  supposing.holds(withoutBrackets(text.slice(sentenceStart(text, start, isBound ? fullStop : anyStop), start))) ||
  meaning.begins(text.slice(end, end + farAhead).replace(/^[^\p{L}]{0,3}/u, '')) ||
  former.test(text.slice(end, end + farAhead));

const anyStop: ReadonlySet<string> = new Set('.;?!');
// "Toxic: vancomycin >30; digoxin >2.4"
const fullStop: ReadonlySet<string> = new Set('.?!');

/** Where the sentence around a place begins. A line goes on in the next when it is long and no full stop ends it. */
function sentenceStart(text: string, place: number, stops: ReadonlySet<string>): number {
  const lowest = Math.max(0, place - farBack);
  for (let at = place - 1; at >= lowest; at -= 1) {
    const sign = text[at] ?? '';
    if (stops.has(sign) && isSpaceAt(text, at + 1)) return at + 1;
    if (sign === '\n' && !isWrapped(text, at)) return at + 1;
  }
  return lowest;
}

function isWrapped(text: string, lineEnd: number): boolean {
  const start = text.lastIndexOf('\n', lineEnd - 1) + 1;
  return lineEnd - start >= longLine && !/[.:?!]\s*$|\S {2,}\S/.test(text.slice(start, lineEnd));
}
