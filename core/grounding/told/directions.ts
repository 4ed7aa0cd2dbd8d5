import type { Language } from '../../documents/explanation.ts';
import { directionWords, turningWords, type DirectionWord } from '../wording/direction-words.ts';
import { createCueFinder, type Cue } from './cue-finder.ts';
import type { ToldWord } from './told-words.ts';

/** A word of direction in a sentence; `isTurned` where "not" stands before it. Numbers of words, both included. */
export type ToldDirection = Cue<DirectionWord> & { isTurned: boolean };

const finders = { en: createCueFinder(directionWords.en), es: createCueFinder(directionWords.es) };

/** What should be so, or is so of anybody, says nothing of what is. */
const wished = new Set(
  'should want wants like likes prefer prefers hope hopes considers consider calls sees ideally ideal goal target aim would anything anyone anybody recommend recommends recommended desirable debería ideal meta objetivo preferably if unless'.split(
    ' ',
  ),
);
const nearWish = 4;
/** "Values above 200", "results outside the range": only right before the word. */
const ofAnybody = new Set('values levels results numbers readings valores niveles'.split(' '));

/** Words that may stand between "not" and what it turns. */
const between = new Set(
  'a an the at all too very in any clearly much so quite yet really abnormally unusually significantly markedly particularly es está están'.split(
    ' ',
  ),
);

export function directionsIn(words: readonly ToldWord[], language: Language): ToldDirection[] {
  return finders[language](words)
    .filter(({ kind, first, last }) => kind !== 'nothing' && !isWished(words, first) && !isEarlier(words, last))
    .map((cue, _, all) => ({ ...cue, isTurned: isTurned(words, cue.first) || isDenied(words, cue, all) }));
}

/** "Was normal in December", "was high last time": of an earlier value. */
const isEarlier = (words: readonly ToldWord[], last: number): boolean =>
  /^(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|last (?:time|year|month|week)|before|previously|yesterday)\b/.test(
    words
      .slice(last + 1, last + 3)
      .map(({ word }) => word)
      .join(' '),
  );

/** "Where up to 5 is normal", "where 5-10 is normal", "normal is below 50", "lo normal empieza en 150": what is normal of anybody. */
function isOfRange(words: readonly ToldWord[], first: number): boolean {
  const around = (from: number, to: number): string =>
    words
      .slice(Math.max(0, from), to)
      .map(({ word }) => word)
      .join(' ');
  const before = around(first - 7, first);
  if (/^(?:normal|expected)$/.test(words[first]?.word ?? '')) {
    if (
      /(?:\b(?:up to|below|under|over|above|from|least|most|less than|more than|to|and) |\d )\d[\d.,]*(?: \S+){0,2} (?:is|are|being|counts? as|would be)$/.test(
        before,
      )
    )
      return true;
    if (
      /^(?:is|being|values? (?:is|are)|starts?|begins?|ends?|would be|goes|empieza|llega|es) (?:up to|below|under|over|above|at|from|between|less|more|at least|en|hasta|de|\d[\d.,]*)(?:\s|$)/.test(
        around(first + 1, first + 6),
      )
    )
      return true;
  }
  return /\b(?:normal (?:is|being|would be|values? (?:is|are)|es)|(?:counts?|calls?|rates?) an? \S+)$/.test(before);
}

/** "It should be below 5.0", "values above 200": of no result. */
function isWished(words: readonly ToldWord[], first: number): boolean {
  if (isOfRange(words, first)) return true;
  if (
    ofAnybody.has(words[first - 1]?.word ?? '') &&
    !/^(?:your|my|these|those|the|sus|los)$/.test(words[first - 2]?.word ?? '')
  )
    return true;
  for (let at = first - 1; at >= Math.max(0, first - nearWish); at -= 1) {
    const word = words[at]?.word ?? '';
    if (/^[,;.:]$/.test(word)) return false;
    if (wished.has(word)) return true;
  }
  return false;
}

/** "No nitrites were found": found is of what there is none. */
const isDenied = (
  words: readonly ToldWord[],
  { kind, first }: Cue<DirectionWord>,
  all: readonly Cue<DirectionWord>[],
): boolean =>
  kind === 'positive' &&
  all.some(
    (one) =>
      one.kind === 'negative' &&
      one.first < first &&
      !words.slice(one.last, first).some(({ word }) => /^(?:but|while|;|\.|and)$/.test(word)),
  );

function isTurned(words: readonly ToldWord[], first: number): boolean {
  let at = first - 1;
  while (between.has(words[at]?.word ?? '')) at -= 1;
  const word = words[at]?.word ?? '';
  if (turningWords.has(word) || (word === 'longer' && words[at - 1]?.word === 'no')) return true;
  return words.slice(0, first).some((one) => one.word === 'neither');
}
