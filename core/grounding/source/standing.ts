import { overlaps, type Span } from '../../kernel/span.ts';
import { tokenise } from '../../knowledge/tokenise.ts';
import { expansionsOf } from './expansions.ts';
import type { Case } from '../checks/check.ts';

/** Words of any sentence: that they stand in print says nothing. */
const common = new Set(
  'that this these those there their them they then than with without from have has had been being were was will would should could which what when where while because after before during until unless your you patient person people doctor doctors team care report paper note exam test tests result results says said show shows showed found find give gave take takes taken took made make makes some more most much many very also only just still even each other another about over under into onto through again back same such like well good part parts area body side called known means mean need needed next time times week weeks month months year years days hour hours today later soon first last main both able left right problem problems start started starts getting keep used using help helps hospital medicine medicines come comes came anything something stay admission discharge home went going goes leave leaves leaving minute minutes operation surgery procedure january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const shortest = 4;
/** "Healed" and "healing", "narrowed" and "narrowing". */
const stemOf = (folded: string): string => folded.slice(0, folded.length < 7 ? 4 : 5);

/** The telling words of a text, each as the beginning by which its other forms are known. */
export const stemsIn = (text: string): string[] =>
  tokenise(text).flatMap(({ folded }) =>
    folded.length >= shortest && !common.has(folded) && !/^\d/.test(folded) ? [stemOf(folded)] : [],
  );

/**
 * Whether what a stretch of a told sentence names stands in the printed words that the sentence rests on: by a word of it, or by what
 * one of its names means there. Undefined where it names nothing.
 */
export function standsNear(stretch: Span, { told, mentions, evidence, source }: Case): boolean | undefined {
  const stems = stemsIn(told.text.slice(...stretch));
  const named = mentions.filter(({ span, kind }) => kind !== 'word' && overlaps(span, stretch));
  if (stems.length === 0 && named.length === 0) return undefined;
  const printed = new Set(tokenise(evidence.nearText).map(({ folded }) => stemOf(folded)));
  for (const { span, means } of expansionsOf(source)) {
    if (evidence.near.some((place) => overlaps(place, span))) stemsIn(means).forEach((stem) => printed.add(stem));
  }
  return (
    stems.some((stem) => printed.has(stem) || evidence.nearText.toLowerCase().includes(stem)) ||
    named.some(({ links }) => links.some(({ span }) => evidence.near.some((place) => overlaps(place, span))))
  );
}
