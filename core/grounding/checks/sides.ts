import { overlaps } from '../../kernel/span.ts';
import { printsSide, saidSides, type Side } from '../wording/side-words.ts';
import type { Case, Check } from './check.ts';

/** A side that is told is printed where the named thing stands; where the thing is of one side only, it is that one. */
export const sides: Check = (one) => {
  const said = saidSides.filter(({ form }) => form.test(one.told.text)).map(({ side }) => side);
  if (said.length === 0) return [];
  return said.some((side) => !isPrinted(side, said, one)) ? ['side'] : [];
};

function isPrinted(side: Side, said: readonly Side[], one: Case): boolean {
  const { evidence, quoted } = one;
  // The closest words that print a side decide: the quote, its clause, what stands before it, the sentence.
  const closest =
    quoted === undefined ? undefined : [quoted.words, quoted.clause, quoted.sentence, lastSided(one)].find(printsAny);
  if (closest !== undefined && (said.length === 1 || closest === quoted?.words)) {
    if (isOf(side, closest, said, one)) return true;
    return (said.length > 1 && isOf(side, evidence.nearText, said, one)) || isDefined(side, one);
  }
  const known = sidesOfFindings(one);
  if (known.length > 0) return known.some((each) => each === side || each === 'both');
  if (printsAny(evidence.nearText)) return isOf(side, evidence.nearText, said, one) || isDefined(side, one);
  return isOf(side, one.source.explanation.text, said, one) || isDefined(side, one);
}

/** "The right side of the heart" explains cor pulmonale. */
const isDefined = (side: Side, { mentions, evidence, quoted, source }: Case): boolean =>
  evidence.all.length > 0 &&
  [
    ...mentions.map(({ links }) => links),
    source.mentions.all.filter(({ span }) => quoted?.spans.some((one) => overlaps(span, one))),
  ].some((links) =>
    links.some(
      ({ entry }) => entry !== undefined && side !== 'both' && new RegExp(`\\b${side}\\b`, 'i').test(entry.definition),
    ),
  );

const printsAny = (words: string): boolean =>
  printsSide('left', words) || printsSide('right', words) || printsPair.test(words);

/** "Left lobe: normal. 6 mm nodule …": the last sentence before the quote that prints a side, on its line. */
function lastSided({ quoted, source }: Case): string {
  if (quoted === undefined) return '';
  const text = source.explanation.text;
  const at = text.indexOf(quoted.sentence);
  const line = text.slice(text.lastIndexOf('\n', at) + 1, Math.max(0, at));
  return line === '' ? '' : (line.split(/(?<=\.)\s/).findLast(printsAny) ?? '');
}

function isOf(side: Side, words: string, said: readonly Side[], { told }: Case): boolean {
  if (side === 'both') return printsPair.test(words) || (printsSide('left', words) && printsSide('right', words));
  if (!printsSide(side, words)) return false;
  // Of both, one only is another thing.
  const isOnlyPair = printsPair.test(words) && !new RegExp(`\\b${side}\\b`, 'i').test(words);
  return !(isOnlyPair && said.length === 1 && /\bonly\b/i.test(told.text));
}

const printsPair =
  /\b(?:bi\w+|both|b\/l|ou|two|symmetric\w*|lungs|kidneys|ovaries|breasts|eyes|hips|knees|legs|leg lengths|feet|hands|arms|ears|equal\w*|either)\b/i;

/** The sides that the interpreter read of the things told. */
function sidesOfFindings({ mentions, evidence }: Case): (Side | null)[] {
  const known = mentions
    .filter(({ kind, links }) => kind !== 'anatomy' && kind !== 'word' && links.length > 0)
    .map(({ links }) => {
      const near = links.filter(({ span }) => evidence.near.some((place) => overlaps(place, span)));
      return (near.length > 0 ? near : links).map(({ finding }) => finding?.side ?? null);
    });
  return known.length === 1 && (known[0] ?? []).every((each) => each !== null) ? (known[0] ?? []) : [];
}
