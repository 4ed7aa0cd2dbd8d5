import type { Explanation, Finding, LabResult, Medication } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Something that the document says and that must not be lost. `names`: words by which a sentence can speak of it, folded. */
export type Fact = { kind: 'result' | 'finding' | 'medicine'; isCritical: boolean; span: Span; names: string[] } & {
  value?: string;
};

/** In small letters, without accents: "Nódulo" is "nodulo". */
export const folded = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Results outside their range or in question, what is there or may be there, and medicines: what no telling may leave out. */
export function weightyFacts(
  { labResults, findings, medications }: Pick<Explanation, 'labResults' | 'findings' | 'medications'>,
  knowledge: Knowledge,
): Fact[] {
  return [
    ...labResults.filter(isWeighty).map((row) => resultFact(row, knowledge)),
    ...findings
      .filter(({ assertion }) => assertion === 'present' || assertion === 'possible')
      .map((finding) => findingFact(finding, knowledge)),
    ...medications.map((medication) => medicineFact(medication, knowledge)),
  ];
}

export const isWeighty = ({ flag, conflict, printedFlag }: LabResult): boolean =>
  conflict || (flag === 'unknown' ? printedFlag !== null : flag !== 'normal');

function resultFact(row: LabResult, knowledge: Knowledge): Fact {
  const entry = row.analyte === null ? undefined : knowledge.findAnalyte(row.name);
  return {
    kind: 'result',
    isCritical: row.flag.startsWith('critical'),
    span: row.span,
    names: foldedNames([row.name, entry?.name, entry?.plain, ...(entry?.also ?? [])]),
    value: row.value,
  };
}

function findingFact({ concept, text, span }: Finding, knowledge: Knowledge): Fact {
  const entry = knowledge.findTerm(concept);
  return {
    kind: 'finding',
    isCritical: false,
    span,
    names: foldedNames([concept, text, entry?.plain, ...(entry?.also ?? [])]),
  };
}

function medicineFact({ name, generic, span }: Medication, knowledge: Knowledge): Fact {
  const entry = knowledge.findMedicine(generic ?? name);
  return {
    kind: 'medicine',
    isCritical: false,
    span,
    names: foldedNames([name, generic, entry?.generic, ...(entry?.brands ?? [])]),
  };
}

const foldedNames = (names: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => (name === null || name === undefined ? [] : [folded(name)]))
      .filter((name) => name.length > 1),
  ),
];
