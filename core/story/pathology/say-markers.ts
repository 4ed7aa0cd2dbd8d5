import type { OtherFact, TissueFact } from './tissue-facts.ts';
import type { Span } from '../../kernel/span.ts';

export type Marker = { text: string; spans: Span[]; source?: string };

const nci = 'National Cancer Institute: NCI Dictionary of Cancer Terms, hormone receptor test';

/** Receptors and proteins of the tumor that decide which treatment can help. */
export function sayMarkers(facts: readonly TissueFact[], others: readonly OtherFact[]): Marker[] {
  return [...sayHormones(facts), ...sayHer2(facts), ...sayGrowth(facts), ...sayMending(others), ...sayGenes(others)];
}

const shortOf = { er: 'ER', pr: 'PR' } as const;
const hormoneOf = { er: 'estrogen', pr: 'progesterone' } as const;

function sayHormones(facts: readonly TissueFact[]): Marker[] {
  const said: Marker[] = [];
  let isAny = false;
  for (const kind of ['er', 'pr'] as const) {
    const fact = facts.find((each) => each.kind === kind && /\b(?:positive|negative)\b/i.test(each.value));
    if (fact === undefined) continue;
    const isPositive = /^\W*(?:low )?positive\b/i.test(fact.value);
    const share = /[<>]?\d+ ?%/.exec(fact.value)?.[0];
    isAny ||= isPositive;
    said.push({
      text: `The cancer cells ${isPositive ? 'carry' : 'do not carry'} places where the hormone ${hormoneOf[kind]} can dock (${shortOf[kind]} ${isPositive ? 'positive' : 'negative'}${share === undefined ? '' : `, ${share}`}).`,
      spans: [fact.span],
    });
  }
  if (isAny)
    said.push({
      text: 'Cancers with such places can often be treated with medicines that block hormones.',
      spans: said.flatMap(({ spans }) => spans),
      source: nci,
    });
  return said;
}

function sayHer2(facts: readonly TissueFact[]): Marker[] {
  const fact = facts.find(
    ({ kind, value }) => kind === 'her2' && /\b(?:positive|negative|equivocal|[0-3]\+?)\b/i.test(value),
  );
  if (fact === undefined) return [];
  const { value, span } = fact;
  const text = /equivocal|2\+/i.test(value)
    ? 'It is not clear yet whether the cells carry a lot of HER2, a protein that helps cells grow (HER2 equivocal). A second test usually decides.'
    : /^\W*positive|3\+/i.test(value)
      ? 'The cancer cells carry a lot of HER2, a protein that helps cells grow (HER2 positive). There are medicines aimed at it.'
      : /^\W*negative|\b[01]\+?/i.test(value)
        ? 'The cancer cells carry little or none of HER2, a protein that helps cells grow (HER2 negative).'
        : undefined;
  return text === undefined ? [] : [{ text, spans: [span] }];
}

function sayGrowth(facts: readonly TissueFact[]): Marker[] {
  const fact = facts.find(({ kind, value }) => kind === 'ki67' && /\d ?%/.test(value));
  const share = fact === undefined ? undefined : /[<>]?\d+(?:-\d+)? ?%/.exec(fact.value)?.[0];
  return fact === undefined || share === undefined
    ? []
    : [{ text: `Ki-67, the share of cells that were getting ready to divide, is ${share}.`, spans: [fact.span] }];
}

const mending = /\b(?:MLH1|PMS2|MSH2|MSH6)\b/;
const allMending = /\b(?:MLH1|PMS2|MSH2|MSH6)\b/g;
const isMending = /^(?:mismatch repair|p?MMR)\b/i;

/** Proteins that mend errors of genes: all there, or some missing. */
function sayMending(others: readonly OtherFact[]): Marker[] {
  const named = others.find(
    ({ label, value }) => label === 'Mismatch repair' && /\b(?:proficient|stable|intact)\b/i.test(value),
  );
  const proteins = others.filter(
    ({ label, value }) => mending.test(label) || (isMending.test(label) && mending.test(value)),
  );
  const lost = proteins.filter(
    ({ value }) =>
      /\b(?:loss|lost|absent|deficient)\b/i.test(value) && !/\bno (?:loss|evidence of loss)\b/i.test(value),
  );
  const kept = proteins.filter(
    ({ value }) => /\b(?:intact|retained|preserved)\b/i.test(value) && !/\bloss\b/i.test(value),
  );
  if (lost.length > 0)
    return [
      {
        text: `Proteins that mend errors in genes are missing in the tumor cells (${lost.flatMap(({ label, value }) => (mending.test(label) ? [label] : (value.match(allMending) ?? []))).join(', ')}). Further tests usually look for the cause.`,
        spans: lost.map(({ span }) => span),
      },
    ];
  const all = [...kept, ...(named === undefined ? [] : [named])];
  return kept.length > 1 || named !== undefined
    ? [
        {
          text: 'The proteins that mend errors in genes are all there in the tumor cells.',
          spans: all.map(({ span }) => span),
        },
      ]
    : [];
}

const gene =
  /^(?:KRAS|NRAS|BRAF|EGFR|ALK|ROS1|PIK3CA|TP53|KIT|PDGFRA|IDH1|IDH2|JAK2|CALR|MPL|FLT3|NPM1|BRCA1|BRCA2|RET|MET|NTRK[1-3]?|HER2)\b/;

/** Whether a label names a gene of the tumor, whose state is told as such. */
export const isOfGene = (label: string): boolean => gene.test(label);

function sayGenes(others: readonly OtherFact[]): Marker[] {
  const genes = others.filter(({ label }) => gene.test(label));
  const free = genes.filter(({ value }) => /\b(?:no|not|negative|wild[- ]type|absent)\b/i.test(value));
  const changed = genes.filter(
    (each) =>
      !free.includes(each) && /\b(?:mutation|detected|positive|mutated|rearranged|variant|present)\b/i.test(each.value),
  );
  const names = (some: readonly OtherFact[]): string =>
    some.map(({ label }) => gene.exec(label)?.[0] ?? label).join(', ');
  return [
    ...(changed.length === 0
      ? []
      : [
          {
            text: `A change was found in the tumor's gene ${names(changed)}; such changes can decide which medicines work.`,
            spans: changed.map(({ span }) => span),
          },
        ]),
    ...(free.length === 0
      ? []
      : [{ text: `No change was found in ${names(free)}.`, spans: free.map(({ span }) => span) }]),
  ];
}
