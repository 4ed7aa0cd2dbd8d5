import { foldWord } from '../../knowledge/spelling.ts';
import { overlaps } from '../../kernel/span.ts';
import { wordsIn, tokenise } from '../../knowledge/tokenise.ts';
import type { Check } from './check.ts';

/** Words of any sentence that name nothing. */
const empty = new Set(
  'your you the this that these those with from have has had was were are is not been were will would should could doctor result results test tests report scan note shows showed found find also both some more most other which what when where there their they them than then very only just part small large good fine normal looks look said says seen mentions mentioned lists listed describes means called about into over under after before during without within and but for'.split(
    ' ',
  ),
);

/** A sentence shares something with the words it says to rest on: a word, a number, a test, or a thing by another name. */
export const noSource: Check = ({ told, mentions, evidence, quoted }) => {
  if (quoted === undefined || told.isQuestion || told.language !== 'en') return [];
  if (told.analytes.some(({ rows }) => rows.length > 0) || told.quantities.length > 0 || evidence.rows.length > 0)
    return [];
  if (mentions.some(({ links }) => links.some(({ span }) => evidence.near.some((near) => overlaps(near, span)))))
    return [];
  const printed = new Set(tokenise(evidence.nearText).map(({ folded }) => folded.slice(0, stem)));
  const words = wordsIn(told.text)
    .map((word) => foldWord(word))
    .filter((word) => word.length > 3 && !empty.has(word));
  return words.length < 2 || words.some((word) => printed.has(word.slice(0, stem))) ? [] : ['no_source'];
};

/** Words that begin alike are taken for the same. */
const stem = 5;
