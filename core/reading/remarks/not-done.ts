import type { Span } from '../../kernel/span.ts';
import type { ReadingRemark } from '../reading.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import { isKey } from './pending-results.ts';
import phrases from './remark-words.json' with { type: 'json' };
import { shortPieces } from './short-pieces.ts';
import { wordCount } from '../lines.ts';

type Remark = Extract<ReadingRemark, { kind: 'pending_result' | 'not_done' }>;
type Form = { says: RegExp; kind: Remark['kind'] };

/** How a test is printed that gives no result: called off, with too little of the sample, or still to come. */
const forms: readonly Form[] = [
  { says: /\bcancell?ed\b|(?:[:|–-]|\s{2}|\t|test)\s*(?:not (?:performed|processed)|rejected)\b/i, kind: 'not_done' },
  {
    says: /\bQNS\b|\bquantity not sufficient\b|\binsufficient (?:sample|specimen|material|quantity|volume|tissue|[DR]NA)\b/i,
    kind: 'not_done',
  },
  {
    says: /\bawaited\b|\bin process\b\s*[.;)]?\s*$|\bnot back(?: yet)?\b|\bto (?:follow|trace)\b(?=\s*(?:$|[.;,)]|as\b|\d))|\b(?:requested|sent|ordered),? (?:but )?not yet (?:done|back|received)\b/i,
    kind: 'pending_result',
  },
];

/** "Await histology", "awaiting culture results": the test stands behind the word. */
const awaits =
  /\bawait(?:ing)?\s(?:(?:the|final|formal|full|further)\s){0,2}((?:[\p{L}\d/+-]+\s){0,2}?(?:histolog\w*|patholog\w*|biops\w*|cytolog\w*|culture\w*|cytogenetic\w*|genetic\w*|genotyp\w*|sensitivit\w*|swabs?|serolog\w*|results?|reports?|HPE|immunohistochemistry|IHC|FISH|MRI|CT|echo\w*|bloods?))\b/iu;

/** Other things are called off, turned down or awaited too. */
const noTest = phrasePattern(phrases.notDone.noTest);
/** Seen at once, before anything is looked at closely. */
const mayTell =
  /\bawait|\bin process\b|\bnot back\b|cancel|\bnot p|\brejected|\bQNS\b|not sufficient|insufficient|\bto (?:follow|trace)\b|\bnot yet (?:done|back|received)\b/i;

/** Tests without a result, with their name where one stands beside the word. */
export const testsNotDone = (text: string): Remark[] =>
  mayTell.test(text)
    ? shortPieces(text).flatMap(({ text: words, span }) =>
        mayTell.test(words) && !noTest.test(words) && !isKey(words) ? inPiece(words, span) : [],
      )
    : [];

function inPiece(words: string, span: Span): Remark[] {
  const ahead = awaits.exec(words)?.[1];
  if (ahead !== undefined) return [{ kind: 'pending_result', name: ahead, span }];
  for (const { says, kind } of forms) {
    const found = says.exec(words);
    if (found === null) continue;
    const name = nameBefore(words.slice(0, found.index));
    if (name !== undefined) return [{ kind, name, span }];
    if (kind === 'not_done' && resultOnly.test(words.slice(0, found.index))) return [{ kind, name: null, span }];
  }
  return [];
}

/** "Result: Cancelled": the test is named elsewhere. */
const resultOnly = /^\W*(?:(?:test )?results?|note \d*|comment)?\W*(?:test)?\s*$/i;

/** What stands between a name and the word: "has been added -", "(final". */
const linking =
  /[\s(:,–-]*(?:\b(?:final|results?|report|specimen|sample|test|has been|have been|is|are|was|were|still|requested|sent|added)\b[\s(:,–-]*){0,4}$/i;
const finding = /\s(?:no|neg\w*|pos\w*|normal|\d).*$/i;
const noName =
  /^(?:results?|reports?|tests?|final|notes?|(?:\w+ )?status)?(?:\s?\d+)?$|\b(?:the|an?|to|of|will|we|he|she|patient|until|if|not)\b/i;
const mostWords = 5;

/** The test named before: the first cell of a row, or the last words of its sentence. */
function nameBefore(before: string): string | undefined {
  const cell = before.split(/\t|\||\s{3,}/).find((one) => /\p{L}{2}/u.test(one)) ?? '';
  const name = cell
    .replace(linking, '')
    .replace(/^.*(?<=\p{L}{3})[.;,:]\s+(?=\S)/u, '')
    .replace(/^[-*•\s\d.)]+/, '')
    .replace(finding, '')
    .trim();
  const isName = /^[\p{L}\d]/u.test(name) && /\p{L}{2}/u.test(name) && wordCount(name) <= mostWords;
  return isName && !noName.test(name.replace(/\bof (?:the |an? )?/i, '')) ? name : undefined;
}
