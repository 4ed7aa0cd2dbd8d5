import { isBlank, isItem, isRow, itemMarkLength, linesOf, trimmed, type Piece } from '../lines.ts';
import type { ReadingRemark } from '../reading.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import { sentencesOf } from '../sentences.ts';
import phrases from './remark-words.json' with { type: 'json' };

type Pending = Extract<ReadingRemark, { kind: 'pending_result' }>;

const isPendingInWords = phrasePattern(phrases.pending.says);
/** "to follow", "in progress" and "awaited" say it of results only as a cell or at the end of a line. */
const isPendingCell =
  /\bto follow\s?[.;)]?\s*$|(?:\s{2}|[|:\t]\s?|[.…]{3}\s?)(?:in progress\b|await(?:ing|ed)\s?[.)]?\s*$)|\(\s?in progress\b/i;
const isPending = (line: string): boolean => isPendingInWords.test(line) || isPendingCell.test(line);
const notAResult = phrasePattern(phrases.pending.noResult);
/** What else can be pending, and words that name no test. */
const noTest = phrasePattern(phrases.pending.noTest);
const manyTests =
  /^(?:(?:the )?(?:following )?(?:results?|labs?|tests?|studies|cultures)\b[^:]{0,30}\b(?:pending|outstanding|awaited)|(?:pending|outstanding|awaited)\s(?:results?|labs?|tests?|studies)|results? awaited)\b[^:]{0,20}(?::|$)/i;
const beforeName = /^(?:the\s)?(?:final\s|your\s|preliminary\s)?(?:results?\s(?:of|for)\s)?(?:the\s)?/i;
const afterName =
  /\s{2,}|\s?[.…]{3,30}\s?|\s{0,9}[:|–]\s?|\s-\s|\s(?:is|are|was|were|results?|still|remains?)\s|[\s,;(]{1,3}(?:pending|to follow|in progress|awaiting|outstanding|not yet)\b/i;
const leading = /^(?:pending|awaiting|outstanding)(?:\s?:|\s(?:final\s)?(?:results?|reports?)(?:\s(?:of|for))?)?\s+/i;

const sectionLabel =
  /^(?:plan|assessment|labs?|results?|disposition|notes?|comments?|impression|hospital course|course)\s?:\s+/i;

const longestLooked = 2000;
const longestName = 60;

/** Results that a document says were not ready: "Vitamin D   Pending", "Final culture is pending", the items under "Pending results". */
export function pendingResults(text: string): Pending[] {
  let listed = false;
  return linesOf(text).flatMap((line): Pending[] => {
    const looked = line.text.slice(0, longestLooked);
    if (!isPending(looked)) {
      if (listed && isItem(looked)) return named(trimmed(text, line.span), [looked.slice(itemMarkLength(looked))]);
      listed = listed && isBlank(line);
      return [];
    }
    listed = looked.trim().replace(manyTests, '') === '' && !notAResult.test(looked);
    const [start] = line.span;
    const parts = isRow(looked) ? [trimmed(text, line.span)] : sentencesOf(text, [start, start + looked.length]);
    return parts.flatMap((part, at) => {
      if (!says(part.text)) return [];
      const names = namesIn(part.text.replace(sectionLabel, ''));
      return named(
        part,
        names.map((name) => (bareResult.test(name) ? (sentAway(parts[at - 1]) ?? name) : name)),
      );
    });
  });
}

/** "Ferritin sent to another laboratory. Result to follow.": the test is named in the sentence before. */
const bareResult = /^\W*results?\W*$/i;
const sentTest =
  /^(?:(?:note|comment)s?\s*:\s*)?(.{2,60}?)\s(?:(?:was|were|is|are|has been|have been)\s)?(?:ordered|sent|requested|referred|added)\b/i;
const sentAway = (before: Piece | undefined): string | undefined => sentTest.exec(before?.text.trim() ?? '')?.[1];

const says = (words: string): boolean => isPending(words) && !notAResult.test(words) && !isKey(words);
/** "INS = insufficient; RTF = result to follow": what short forms mean. */
export const isKey = (words: string): boolean => /^\W*[A-Z*#†]{1,6}\s?=/.test(words);

function namesIn(words: string): string[] {
  if (manyTests.test(words)) return words.replace(manyTests, '').split(/[,;]/);
  if (leading.test(words)) return [words.replace(leading, '').split(/[.,;]/, 1)[0] ?? ''];
  const name = pendingClause(words).replace(beforeName, '').split(afterName, 1)[0] ?? '';
  // "Digoxin   0.125 mg   continue, level pending": the medicine is there, its level is not.
  if (ofLevel.test(words) && !/level/i.test(name)) return [`${name} level`];
  return [confirms.test(words) && !confirms.test(name) ? `${ofConfirmation}${name}` : name];
}
export const ofConfirmation = 'confirmation of ';
/** "Norovirus   Presumptive positive, confirmation pending": the first answer is there. */
const confirms =
  /\b(?:positive|reactive|detected)\b.{0,40}\bconfirm\w*(?: test(?:ing)?)? (?:is )?(?:pending|to follow|awaited|in progress|outstanding)\b/i;

/** In a long sentence what is pending stands in its own clause: "sodium 138, potassium 4.0, and the report on the X-ray is pending". */
const pendingClause = (words: string): string =>
  words.length <= longestName + 20
    ? words
    : (words.split(/[,;]\s|\sand\s/).find((clause) => isPending(clause)) ?? words);

const ofLevel = phrasePattern(phrases.ofLevel);

function named({ span }: Piece, names: readonly string[]): Pending[] {
  return names.flatMap((words): Pending[] => {
    const name = words
      .trim()
      .replace(beforeName, '')
      .replace(/[\s.:;,|-]{1,20}$/, '')
      .replace(/\stest$/i, '');
    const isTest = /\p{L}{2}/u.test(name) && name.length <= longestName && !noTest.test(name);
    return isTest ? [{ kind: 'pending_result', name, span }] : [];
  });
}
