import { baseOfThird, isBaseVerb, isFiniteVerb, isParticiple } from './common-verbs.ts';

/** A place in a sentence where its grammar is surely broken. `kind` tells how, `at` is the word's offset. */
export type GrammarFault = { kind: string; at: number };

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const articles = words('a an the your my our their no');
const openers = words('a an the your my our their his');
/** Never right behind an article. */
const unfit = words(
  'a an the your my our their his you he she it they we of with from by for is are was were has have had and or that which who if because',
);
const forms = words('is are was were be been being am');
const modals = words('will would should can could may might must cannot to');
const pastOnly = words(
  'underwent went took gave did saw came became began grew knew drew ate drank broke wrote spoke fell was were is are has had have does',
);
const adjectives = words(
  'clear open clean close complete dry warm present free clean fit worry pass care live correct abnormal well lower cross fill found put cut set let hurt hit read spread come become run shut drop tie help use need plan test move love lead sound wake mean dress like stick',
);
const prepositions = words('of with without for by from into at');
const unitOfTime = words('day week month year night hour minute time shift piece bit few lot little');

type Word = { lower: string; at: number; isBehindMark: boolean };

/** Signs of a broken sentence, each certain enough to tell the sentence otherwise. Linear in its length. */
export function grammarFaults(sentence: string): GrammarFault[] {
  const list = wordsOf(sentence);
  const faults: GrammarFault[] = [];
  for (const [at, word] of list.entries()) {
    const kind = faultAt(list, at);
    if (kind !== undefined) faults.push({ kind, at: word.at });
  }
  for (const [kind, pattern] of patterns)
    for (const { index } of sentence.matchAll(pattern)) faults.push({ kind, at: index });
  return faults;
}

function wordsOf(sentence: string): Word[] {
  const list: Word[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(/[\p{L}\d][\p{L}\d'’/-]*/gu)) {
    list.push({ lower: text.toLowerCase(), at: index, isBehindMark: /[^\s]/.test(sentence.slice(end, index)) });
    end = index + text.length;
  }
  return list;
}

function faultAt(list: readonly Word[], at: number): string | undefined {
  const word = list[at]?.lower ?? '';
  const next = list[at + 1];
  if (next === undefined || next.isBehindMark) return undefined;
  const second = list[at + 2];
  const behind = second === undefined || second.isBehindMark ? '' : second.lower;
  if (
    articles.has(word) &&
    unfit.has(next.lower) &&
    !(word === 'no' && /^(?:and|or|if|the|it|you|they|we)$/.test(next.lower))
  )
    return 'article';
  if (
    openers.has(word) &&
    openers.has(behind) &&
    isBetweenArticles(next.lower) &&
    !unitOfTime.has(list[at + 3]?.lower ?? '')
  )
    return 'second article';
  if ((word === 'a' || word === 'an') && isPluralNoun(next.lower)) return 'a + plural';
  if (
    word === 'you' &&
    (baseOfThird(next.lower) !== undefined || next.lower === 'was' || next.lower === 'is' || next.lower === 'has') &&
    isSubject(list, at)
  )
    return 'you + third';
  if (
    forms.has(word) &&
    (pastOnly.has(next.lower) || (isBaseVerb(next.lower) && !isParticiple(next.lower) && !adjectives.has(next.lower)))
  )
    return 'be + verb';
  if (modals.has(word) && pastOnly.has(next.lower)) return 'modal + past';
  if (
    prepositions.has(word) &&
    (prepositions.has(next.lower) || /^(?:is|are|was|were|has|have|and|or)$/.test(next.lower)) &&
    !(word === 'from' && next.lower === 'without')
  )
    return 'prepositions';
  if (
    (word === 'not' || word === 'no' || word === 'without' || word === 'never') &&
    (next.lower === 'no' || next.lower === 'not' || next.lower === 'without')
  )
    return 'double negation';
  return undefined;
}

const isSubject = (list: readonly Word[], at: number): boolean =>
  at === 0 ||
  list[at]?.isBehindMark === true ||
  /^(?:and|that|but|when|because|if|as|since|while|where)$/.test(list[at - 1]?.lower ?? '');

const isBetweenArticles = (word: string): boolean =>
  !unfit.has(word) &&
  !/(?:ly)$/.test(word) &&
  !isFiniteVerb(word) &&
  !/^(?:in|on|at|to|as|after|before|over|under|about|than|when|while|during|through|into|but|not|this|all|both|behind|near|between|around|along|like|across|inside|where|just|because|without|until|per|off|against|including|toward|towards|outside|above|below)$/.test(
    word,
  ) &&
  !/ing$/.test(word);

const isPluralNoun = (word: string): boolean =>
  /[^suia]s$/.test(word) &&
  word.length > 4 &&
  !/^(?:series|diabetes|species|means|always|perhaps|headquarters|pus|rabies|scabies|lens|herpes|yes|plus|gps|works|biceps|triceps|forceps)$/.test(
    word,
  );

const patterns: readonly (readonly [string, RegExp])[] = [
  ['last word', /\b(?:the|a|an|of|and|with|or|your|is|was|were|are|than|from|because)\.$/gi],
  ['possessive', /(?<!\b(?:it|that|here|there|he|she|what|who|let))['’]s (?:the|a|an|your)\b/gi],
  ['brackets', /\(\s*\)|\)\s*\(|\)\p{L}|\)\)/gu],
  ['there is', /\bthere (?:is|was) (?:no )?(?:signs|changes|lumps|problems|areas|spots)\b/gi],
  ['number', /\b(?:is|was|are|were) (?:no )?(?:is|was|are|were)\b/gi],
];
