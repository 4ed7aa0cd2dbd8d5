import { inWords } from '../explaining/wording.ts';
import { sentenceAround } from '../grounding/support.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { folded, type Fact } from './weighty-facts.ts';

/** A sentence and what it stands on. */
export type Telling = { text: string; spans: readonly Span[] };

const outside =
  /\b(?:high\w*|low\w*|above|below|outside|over|under|abnormal\w*|critical\w*|marks?|marked|positive|detected|reactive|raised|elevated|reduced|alt[oa]s?|baj[oa]s?|elevad[oa]s?|fuera|por (?:encima|debajo)|anormal\w*|critic[oa]s?|positiv[oa]s?|marca\w*)\b/;

export const saysOutside = (said: string): boolean => outside.test(said);

/** Answers which of the weighty facts a sentence tells: it stands on them, and speaks of them. */
export function teller(facts: readonly Fact[], text: string): (telling: Telling) => Fact[] {
  return ({ text: words, spans }) => {
    if (spans.length === 0) return [];
    const said = folded(words);
    const near = spans.map((span) => sentenceAround(text, span));
    const direct = facts.filter((fact) => touches(spans, fact.spans));
    if (countsAll(said, direct)) return direct;
    const around = facts.filter((fact) => !direct.includes(fact) && touches(near, fact.spans));
    return [
      ...direct.filter((fact) => (isAlone(fact, direct) || isNamed(fact, said)) && isWhole(fact, said)),
      ...around.filter((fact) => isNamed(fact, said) && isWhole(fact, said)),
    ];
  };
}

export const touches = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.some((one) => others.some((other) => overlaps(one, other)));

/** "Nine are outside their range", of nine. */
function countsAll(said: string, direct: readonly Fact[]): boolean {
  const results = direct.filter(({ kind }) => kind === 'result').length;
  return (
    results > 1 &&
    results === direct.length &&
    outside.test(said) &&
    [inWords(results), String(results)].some((count) => holdsWord(said, count))
  );
}

/** The only one of its kind, however often it is told. */
const isAlone = ({ kind, spans }: Fact, direct: readonly Fact[]): boolean =>
  direct.every((other) => other.kind !== kind || touches(other.spans, spans));

/** That a test was done is not what matters of a result outside its range, nor that a medicine is taken without how much. */
function isWhole({ kind, number }: Fact, said: string): boolean {
  const holdsNumber = number !== undefined && holdsWord(said, folded(number));
  if (kind === 'result') return outside.test(said) || holdsNumber;
  return kind !== 'medicine' || number === undefined || holdsNumber;
}

export function isNamed({ kind, names, number }: Fact, said: string): boolean {
  if (kind === 'result' && number !== undefined && /\d/.test(number) && holdsWord(said, folded(number))) return true;
  return names.some((name) => holdsWord(said, name) || looksLike(said, name));
}

/** As whole words, in the plural too: "5" is not held by "15". */
function holdsWord(said: string, word: string): boolean {
  for (let at = said.indexOf(word); at !== -1; at = said.indexOf(word, at + 1)) {
    const after = said.slice(at + word.length);
    if (!/[\p{L}\d.,]$/u.test(said.slice(Math.max(0, at - 1), at)) && /^(?:e?s)?(?![\p{L}\d]|[.,]\d)/u.test(after))
      return true;
  }
  return false;
}

/** Languages share the stems of medical words: "nodule" and "nódulo", "glucose" and "glucosa". */
function looksLike(said: string, name: string): boolean {
  const stems = name
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 6)
    .map((word) => word.slice(0, 5));
  return stems.length > 0 && stems.every((stem) => new RegExp(`(?<!\\p{L})${stem}`, 'u').test(said));
}
