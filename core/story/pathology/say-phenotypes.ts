import { listOf } from '../../explaining/wording.ts';
import { append } from '../../kernel/append.ts';
import type { Span } from '../../kernel/span.ts';
import { linesOf } from '../../reading/lines.ts';
import type { StorySentence } from '../story.ts';

const source = 'Clinical Pharmacogenetics Implementation Consortium: standard terms for pharmacogenetic test results';

/** How a gene makes a body handle medicines, by the standard terms of such reports. */
const meanings: readonly { words: RegExp; says: string | null }[] = [
  { words: /\b(?:normal|extensive) metaboli[sz]er\b|\bnormal (?:function|activity|transporter)\b/i, says: null },
  { words: /\bultra-?\s?rapid metaboli[sz]er\b/i, says: 'much faster than usual' },
  { words: /\brapid metaboli[sz]er\b/i, says: 'faster than usual' },
  { words: /\bintermediate metaboli[sz]er\b/i, says: 'somewhat more slowly than usual' },
  { words: /\bpoor metaboli[sz]er\b/i, says: 'much more slowly than usual' },
  { words: /\bincreased (?:function|activity)\b/i, says: 'works more than usual' },
  { words: /\b(?:decreased|reduced) (?:function|activity)\b/i, says: 'works less than usual' },
  {
    words: /\b(?:poor|no|deficient|absent) (?:function|activity)\b/i,
    says: 'works much less than usual, or not at all',
  },
];

/** A line of such a table: the gene, its two forms, and what they make of it. "CYP2C19   *2/*17   Intermediate metabolizer" */
const row = /^\W*(?:gene:? ?)?(\p{Lu}[\p{Lu}\d]{2,7}(?:-?\d)?)[\s|:,;(]+(?:[^\n]*?)\*\d+[A-Z]?\s?\/\s?\*\d+[^\n]*$/u;

type Phenotype = { gene: string; says: string | null; printed: string; span: Span };

export type Phenotypes = { told: StorySentence[]; spans: Span[] };

/** What a test of the genes that handle medicines says: those that work otherwise than usual first, then those that work as usual. */
export function sayPhenotypes(text: string): Phenotypes {
  const read = linesOf(text).flatMap((line): Phenotype[] => {
    const gene = row.exec(line.text)?.[1];
    const meaning = gene === undefined ? undefined : meanings.find(({ words }) => words.test(line.text));
    if (gene === undefined || meaning === undefined) return [];
    const printed = meaning.words.exec(line.text)?.[0].toLowerCase() ?? '';
    return [{ gene, says: meaning.says, printed, span: line.span }];
  });
  const usual = read.filter(({ says }) => says === null);
  const others = read.filter(({ says }) => says !== null);
  const told: StorySentence[] = [];
  const spansOf = (some: readonly Phenotype[]): Span[] => some.map(({ span }) => span);
  if (read.length > 0)
    told.push({
      part: 'bottom_line',
      text:
        others.length === 0
          ? 'The genes that were tested handle medicines as usual.'
          : `The test looked at genes that handle medicines. Otherwise than usual: ${listOf(others.map(({ gene }) => gene))}.`,
      spans: spansOf(others.length === 0 ? usual : others),
      basis: 'document',
    });
  for (const each of others)
    told.push({
      part: 'found',
      text: each.printed.includes('metabol')
        ? `${each.gene}: your body handles some medicines ${each.says ?? ''} (${each.printed}).`
        : `${each.gene}: what this gene makes ${each.says ?? ''} (${each.printed}).`,
      spans: [each.span],
      basis: 'document',
    });
  if (others.length > 0 && usual.length > 0)
    told.push({
      part: 'normal',
      text: `As usual: ${listOf(usual.map(({ gene }) => gene))}.`,
      spans: spansOf(usual),
      basis: 'document',
    });
  if (others.length > 0)
    told.push({
      part: 'next_steps',
      text: 'Show this report to whoever prescribes your medicines, and change none of them by yourself.',
      spans: spansOf(others),
      basis: 'general',
      source,
    });
  const advice = read.length === 0 ? [] : adviceIn(text);
  append(told, advice);
  const heads = linesOf(text).flatMap(({ text: line, span }) => (isTableHead.test(line) ? [span] : []));
  return { told, spans: [...heads, ...spansOf(read), ...advice.flatMap(({ spans }) => spans)] };
}

/**
 * What the report says of a medicine for this patient, as printed: "Clopidogrel (CYP2C19): Reduced activation expected." A general note
 * after it is about other people.
 */
function adviceIn(text: string): StorySentence[] {
  return linesOf(text).flatMap(({ text: line, span }): StorySentence[] => {
    const [, medicine, words] = adviceLine.exec(line) ?? [];
    const own = words
      ?.replace(/\b(?:this|the) patient\b/gi, 'you')
      .replace(/\s*\b(?:general(?:ly)?(?: note)?|in general|note|for (?:other|most) people)\s?:.*$/i, '')
      .trim();
    return medicine === undefined || own === undefined || own === ''
      ? []
      : [{ part: 'found', text: `${medicine}: ${own.replace(/(?<![.!?])$/, '.')}`, spans: [span], basis: 'document' }];
  });
}

const adviceLine = /^\W*(\p{Lu}\p{Ll}[\p{L} /-]{2,40} ?\((?:\p{Lu}[\p{Lu}\d]{2,7}(?:, | and |\/)?)+\)):\s*(\S[^\n]*)$/u;

const isTableHead = /^\W*gene\W+(?:diplotype|genotype|alleles?|result)\b/i;
