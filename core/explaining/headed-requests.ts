import { spanCover } from '../grounding/span-cover.ts';
import { isItem, linesOf, trimmed, type Piece } from '../reading/lines.ts';
import type { Reading } from '../reading/reading.ts';
import { casesOf, isOpenRequest } from './listed-requests.ts';
import { quoted } from './quote.ts';
import { plainRequest } from './request-words.ts';
import { fromDocument, type Said } from './said.ts';

const asksForHelp = /\b(?:call|phone|ring|return|go back|come back|go to|seek|get help|contact|attend|see)\b/i;
const mostOpen = 4;
const mostWords = 14;
const mostItems = 8;

/** Requests that stand as headings over a list, "CALL YOUR DOCTOR IF", with each case below them; then what people are told to do at home. */
export function headedRequests(reading: Reading, word: string): Said[] {
  const { text, recommendations } = reading;
  const isTold = spanCover(recommendations.map(({ span }) => span));
  const heads = linesOf(text)
    .filter((line) => line.text.length <= 120 && isOpenRequest(line.text) && asksForHelp.test(line.text))
    .map((line) => trimmed(text, line.span))
    .filter(({ span }) => !isTold(span))
    .slice(0, mostOpen);
  const cases = heads.flatMap(({ span }) => casesOf(text, span));
  const asked = cases.flatMap(({ words, spans }) => {
    const plain = plainRequest(words.replace(/\s*\([^()]*\)/g, ''), word);
    return plain === undefined ? [] : [fromDocument(plain, spans)];
  });
  return [
    ...asked,
    ...athome(
      reading,
      cases.flatMap(({ spans }) => spans),
      word,
    ),
  ];
}

/** Instructions to take home are lists of what to do: each item that is short enough is told as it is printed. */
function athome(
  { text, documentKind, recommendations, medications }: Reading,
  told: Said['spans'],
  word: string,
): Said[] {
  if (documentKind !== 'discharge_instructions') return [];
  const isTold = spanCover([
    ...told,
    ...recommendations.map(({ span }) => span),
    ...medications.map(({ span }) => span),
  ]);
  return linesOf(text)
    .filter((line) => isItem(line.text) && !isTold(line.span))
    .map((line) => trimmed(text, line.span))
    .flatMap((item) => inWords(item, word))
    .slice(0, mostItems);
}

function inWords({ text, span }: Piece, word: string): Said[] {
  const quote = quoted(text, mostWords);
  if (quote === undefined || quote.endsWith(':"')) return [];
  return [fromDocument(plainRequest(quote.slice(1, -1), word) ?? `The ${word} says: ${quote}.`, [span])];
}
