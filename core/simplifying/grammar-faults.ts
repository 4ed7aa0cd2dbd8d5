import { baseOfThird, isBaseVerb, isFiniteVerb, isParticiple } from './common-verbs.ts';
import { isFunctionWord, prepositions } from './function-words.ts';

/** A place in a sentence where its grammar is surely broken: of what kind, and the offset of its first word. */
export type GrammarFault = { kind: string; at: number };

type Word = { lower: string; at: number; isAfterMark: boolean; isName: boolean };

/** Signs of a broken sentence, each certain enough to tell the sentence otherwise. Linear in its length. */
export function grammarFaults(sentence: string): GrammarFault[] {
  const list = wordsOf(sentence);
  const faults: GrammarFault[] = [];
  for (const [at, word] of list.entries()) {
    const kind = faultAt(list, at);
    if (kind !== undefined) faults.push({ kind, at: word.at });
  }
  const runOn = runOnAt(sentence);
  if (runOn !== undefined) faults.push({ kind: 'run-on', at: runOn });
  for (const [kind, pattern] of patterns)
    for (const { index } of sentence.matchAll(pattern)) faults.push({ kind, at: index });
  return faults;
}

function wordsOf(sentence: string): Word[] {
  const list: Word[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(/[\p{L}\d][\p{L}\d'’/-]*/gu)) {
    list.push({
      lower: text.toLowerCase(),
      isName: text === 'A' && index > 0,
      at: index,
      isAfterMark: /\S/.test(sentence.slice(end, index)),
    });
    end = index + text.length;
  }
  return list;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const articles = wordSet('a an the your my our their');
/** Never right after an article. */
const unfit = wordSet(
  'a an the your my our their his you he she it they we of with from by for is are was were has have had and or that which who if because',
);
/** "the air a person breathes", "the pills a day" */
const unitsOfTime = wordSet('person day week month year night hour minute time shift piece bit few lot little');
const forms = wordSet('is are was were be been being am');
const modals = wordSet('will would should can could may might must cannot to');
/** Pasts that are no participles. */
const pasts = wordSet(
  'underwent went took gave did saw came became began grew knew drew ate drank broke wrote spoke fell',
);
const finiteForms = wordSet('was were is are has had does');
/** Base forms that are adjectives or nouns too: "is clear", "are part". */
const alsoAdjectives = wordSet(
  'clear open clean close complete dry warm present fit live correct lower cross fill found put cut set let hurt hit read spread come become run shut drop tie help use need plan test move love lead sound wake mean dress like stick last report work match share cover repeat care rest change cause need start stop play walk hope wish pass wear',
);
const strictPrepositions = wordSet('of with without for by from into at');

/** What is wrong between a word and the one or two after it. */
function faultAt(list: readonly Word[], at: number): string | undefined {
  const word = list[at]?.lower ?? '';
  const next = list[at + 1];
  if (next === undefined || next.isAfterMark) return undefined;
  const { lower } = next;
  const third = list[at + 2];
  const behind = third === undefined || third.isAfterMark ? '' : third.lower;
  if (articles.has(word) && list[at]?.isName !== true) {
    if (unfit.has(lower)) return 'article';
    if (
      (/^an?$/.test(behind) || (articles.has(behind) && /(?:ed|al|ic|ous)$/.test(lower))) &&
      isDescribing(lower) &&
      !unitsOfTime.has(list[at + 3]?.lower ?? '')
    )
      return 'second article';
    if (/^an?$/.test(word) && isPluralNoun(lower)) return 'a + plural';
  }
  if (word === 'you' && isSubject(list, at) && (baseOfThird(lower) !== undefined || lower === 'was'))
    return 'you + third';
  if (
    forms.has(word) &&
    list[at - 1]?.lower !== 'there' &&
    (pasts.has(lower) || finiteForms.has(lower) || isBaseOnly(lower))
  )
    return 'be + verb';
  if (modals.has(word) && (pasts.has(lower) || finiteForms.has(lower))) return 'modal + past';
  if (
    strictPrepositions.has(word) &&
    (strictPrepositions.has(lower) || /^(?:is|are|was|were|has|have)$/.test(lower)) &&
    !/^(?:least|most|best|worst|once|first|about|around)$/.test(behind)
  )
    return 'prepositions';
  if (/^(?:not|no|without|never)$/.test(word) && /^(?:no|not|without)$/.test(lower)) return 'double negation';
  return unjoinedAt(list, at, { word, lower, behind });
}

/** Words that want another one between them. */
function unjoinedAt(
  list: readonly Word[],
  at: number,
  { word, lower, behind }: { word: string; lower: string; behind: string },
): string | undefined {
  const before = list[at]?.isAfterMark === true ? '' : (list[at - 1]?.lower ?? '');
  // "an urgent left a leg scan", and not "you left a note"
  if (word === 'left' && /^an?$/.test(lower) && before !== '' && !canLeave.test(before)) return 'side + article';
  if (word === 'not' && /^(?:needed|indicated|required)$/.test(lower) && articles.has(behind)) return 'two thoughts';
  if (/^(?:if|unless|because|although)$/.test(word) && missesSubject.test(lower)) return 'no subject';
  if (/^(?:advised|encouraged|reminded|suggested|recommended)$/.test(word) && onlyVerbs.has(lower))
    return 'verb + verb';
  if (/^(?:no|any)$/.test(word) && /^(?:signs|evidence|features)$/.test(lower) && isThing(behind)) return 'no of';
  if (
    word === 'no' &&
    /^(?:ordered|given|prescribed|sudden)$/.test(lower) &&
    /^(?:today|about|now|at|on)?$/.test(behind)
  )
    return 'no noun';
  return undefined;
}

const canLeave =
  /^(?:he|she|they|who|you|patient|was|were|be|been|i|we|has|have|had|the|your|and|mother|father|doctor|nurse)$/;
const missesSubject =
  /^(?:is|was|are|were|has|feels|gets|wants|takes|develops|needs|remains|continues|persists|worsens)$/;
const onlyVerbs = wordSet('avoid continue keep take complete limit involve persevere cease ensure attend');
const isThing = (word: string): boolean =>
  word.length > 4 &&
  !isFunctionWord(word) &&
  !isFiniteVerb(word) &&
  !/ing$/.test(word) &&
  !/^(?:today|either|currently|present|elsewhere|suggest\w*|consistent|compatible|concerning|clinically)$/.test(word);

/** So many words without a mark, of which so few tie the others together, are a note that sets nothing apart. Doses are told so. */
const longestStretch = 14;
const leastTied = 0.2;
function runOnAt(sentence: string): number | undefined {
  let from = 0;
  for (const stretch of sentence.replace(/\([^()]*\)/g, blank).split(/[,;:.()?!/+•“”"]|\s[–-]\s/)) {
    const words = stretch.toLowerCase().match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
    const isLoose =
      words.length >= longestStretch &&
      words.filter((word) => isFunctionWord(word)).length < words.length * leastTied &&
      !/\d ?(?:mg|mcg|g|ml|mm|cm|%|puffs?|units?)\b|\bcream\b/i.test(stretch);
    if (isLoose) return from;
    from += stretch.length + 1;
  }
  return undefined;
}
const blank = (words: string): string => ' '.repeat(words.length);

const isBaseOnly = (word: string): boolean => isBaseVerb(word) && !isParticiple(word) && !alsoAdjectives.has(word);

/** "and you", "that you": not "the doctor who saw you". */
const isSubject = (list: readonly Word[], at: number): boolean =>
  at === 0 ||
  list[at]?.isAfterMark === true ||
  /^(?:and|that|but|when|because|if|as|since|while|where|still|also)$/.test(list[at - 1]?.lower ?? '');

/** What can stand between an article and its noun only: no second article comes after it. */
const isDescribing = (word: string): boolean =>
  !unfit.has(word) &&
  !prepositions.has(word) &&
  !isFiniteVerb(word) &&
  !/(?:ly|ing)$/.test(word) &&
  !/^(?:when|while|but|not|this|all|both|where|just|until|mother|father|family|patient|parents|nurse|doctor)$/.test(
    word,
  );

const isPluralNoun = (word: string): boolean =>
  /[^suia'’]s$/.test(word) &&
  word.length > 4 &&
  !/^(?:series|diabetes|species|means|headquarters|rabies|scabies|lens|herpes|sports|works|biceps|triceps|forceps|sideways|lengthways|edgeways)$/.test(
    word,
  );

const patterns: readonly (readonly [string, RegExp])[] = [
  ['last word', /\b(?:the|a|an|of|and|with|or|your|was|were|are|than|from|because)\.$/gi],
  ['possessive', /(?<!\b(?:it|that|here|there|he|she|what|who|let))['’]s (?:the|a|an|your)\b/gi],
  ['brackets', /\(\s*\)|\)\s*\(|[^()]{4}\)\p{L}|\)\)/gu],
];
