import { actsAsVerb } from './acts-as-verb.ts';
import { isFiniteVerb } from './common-verbs.ts';
import { determiners, isFunctionWord } from './function-words.ts';
import { wordItem, type Item } from './items.ts';

/** There is one of these: "the current medicine". */
const onlyOne = /^(?:current|usual|same|only|entire|whole|remaining|present|upcoming|original|last|next)\b/;

/** "the share of blood pumped out": of somebody there is one. */
const isMeasure =
  /^(?:share|size|level|number|rate|speed|strength|thickness|lining|cause|center|top|bottom|pumping strength|amount of (?:air|oxygen|blood)) (?:of|the)\b/;

type Counted = { number: string; amount: string | undefined; isPlace: boolean; words: string[]; space: boolean };

/** Gives a phrase the article that its number asks for, before the words of the phrase that no entry knows. Answers whether one was put in. */
export function settleArticle(made: Item[], { number, amount, isPlace, words, space }: Counted): boolean {
  const start = startOfPhrase(made, words.length > 1);
  const last = made[start - 1];
  const isAttached = start < made.length;
  const isCounted = amount !== undefined || number === 'singular';
  // "check-up family doctor": terse notes set nouns side by side.
  if (last !== undefined && !isPlace && isNounOfLexicon(last)) return false;
  const beforeLast = made[start - 2];
  // "skin increased risk": as printed, this is no "increased a risk".
  if (last?.form === null && /^(?:increased|decreased|reduced|elevated|raised)$/.test(last.lower)) return false;
  if (last?.lower === 'only' && beforeLast !== undefined && isDeterminer(beforeLast)) return false;
  if (last !== undefined && isDeterminer(last)) {
    if ((last.lower === 'a' || last.lower === 'an') && !isCounted) made.splice(start - 1, 1);
    return false;
  }
  if (last !== undefined && (last.text === '-' || (last.text === '/' && isAttached))) return false;
  if (isPlace && !isAttached) {
    made.push({ ...wordItem('the', space), printed: '' });
    return true;
  }
  if (
    !isCounted ||
    isPlace ||
    last?.kind === 'number' ||
    isAfterNegatedList(made.slice(0, start)) ||
    (last !== undefined && isPluralWord(last, made[start - 2])) ||
    startsWithDeterminer(words)
  )
    return false;
  if (isAttached && start === 0) return false;
  // "St. Jude pacemaker"
  if (isAttached && last?.text === '.') return false;
  const opening = made[start]?.lower ?? words[0] ?? '';
  if (isAttached && (startsWithDeterminer([opening]) || /^(?:last|next)$/.test(opening))) return false;
  const article = onlyOne.test(opening) || (!isAttached && isMeasure.test(words.join(' '))) ? 'the' : 'a';
  const first = made[start];
  made.splice(start, 0, { ...wordItem(article, first?.space ?? space), printed: '' });
  if (first !== undefined) made[start + 1] = { ...first, space: true };
  return !isAttached;
}

export const degreeAdverb =
  /^(?:relatively|fairly|slightly|mildly|moderately|severely|markedly|extremely|extensively|newly|partially|completely|widely|very|quite|rather)$/;

/** The words before a noun that belong to its phrase, at most three. */
function startOfPhrase(made: readonly Item[], isDescribed: boolean): number {
  let start = made.length;
  const last = made.at(-1);
  // "a relatively large artery"
  if (isDescribed && last?.form === null && degreeAdverb.test(last.lower)) start -= 1;
  while (start > 0 && start > made.length - 4) {
    const item = made[start - 1];
    // "a follow-up scan"
    if (item?.lower === 'up' && made[start - 2]?.text === '-' && made[start - 3]?.lower === 'follow') {
      start -= 3;
      break;
    }
    // "a clear-cut cause"
    if (item?.text === '-' && !item.space && start < made.length) {
      start -= 1;
      continue;
    }
    if (item === undefined || item.kind !== 'word') break;
    // "a repeat scan", "his scheduled scan", "a basically uneventful stay"
    const isDetermined = isDeterminedAt(made, start - 1);
    const isOpen =
      item.form === null
        ? !isFunctionWord(item.lower) &&
          (!actsAsVerb(made, start - 1) || isDetermined || item.lower === 'repeat' || isSideLeft(made, start - 1)) &&
          (!/ly$/.test(item.lower) || isDetermined || describingInLy.has(item.lower)) &&
          !isPluralWord(item, made[start - 2])
        : item.form.entry.category === 'adjective';
    if (!isOpen) break;
    start -= 1;
    if (/^(?:last|next)$/.test(item.lower)) break;
  }
  return start;
}

/** "an urgent left leg scan", and not "she left the ward". */
const isSideLeft = (made: readonly Item[], at: number): boolean =>
  made[at]?.lower === 'left' &&
  !/^(?:he|she|they|who|you|patient|was|were|be|been|i|we|has|have|had)$/.test(made[at - 1]?.lower ?? '');

const isDeterminedAt = (made: readonly Item[], at: number): boolean => {
  const before = made[at - 1];
  if (before === undefined) return false;
  const first = /ly$/.test(before.lower) ? made[at - 2] : undefined;
  return isDeterminer(before) || (first !== undefined && isDeterminer(first));
};

const isNounOfLexicon = ({ form }: Item): boolean =>
  form?.entry.category === 'noun' || form?.entry.category === 'place';

/** "options", and not "shows": a plural that no entry knows is no part of the phrase after it. */
const isPluralWord = ({ form, lower, kind }: Item, before: Item | undefined): boolean =>
  form === null &&
  kind === 'word' &&
  lower.length > 3 &&
  /[^sui]s$/.test(lower) &&
  !isFunctionWord(lower) &&
  !isFiniteVerb(lower) &&
  !(before !== undefined && determiners.has(before.lower));
const describingInLy = new Set(['yearly', 'monthly', 'weekly', 'early', 'elderly', 'family']);

export const lastWordOf = ({ lower, form, text }: Item): string =>
  form === null ? lower : (text.toLowerCase().split(' ').at(-1) ?? '');
const isDeterminer = (item: Item): boolean =>
  determiners.has(lastWordOf(item)) && (item.form === null || lastWordOf(item) === 'no');

const startsWithDeterminer = ([first = '']: string[]): boolean =>
  determiners.has(first.split(' ')[0] ?? '') ||
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|multiple|several|many|few|first|second|third|some|more|both)\b/.test(
    first,
  );

/** "no lump or swelling": what is joined to something that is not there needs no article. */
function isAfterNegatedList(made: readonly Item[]): boolean {
  const last = made.at(-1);
  if (last === undefined || !/^(?:or|nor|and|,|and\/or)$/.test(last.lower)) return false;
  for (let at = made.length - 1; at >= 0 && at > made.length - 12; at -= 1) {
    const item = made[at];
    const word = item === undefined ? '' : lastWordOf(item);
    if (word === 'no' || word === 'any' || word === 'without' || word === 'not') return true;
    if (/^(?:[.;:]|but|however|although|has|had|is|was|are|were)$/.test(word)) return false;
  }
  return false;
}
