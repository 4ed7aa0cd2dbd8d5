import type { Explanation, Finding, LabResult, Medication } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { otherPlaces } from './other-places.ts';

/**
 * Something that the document says and that must not be lost. `spans`: every place where it says it. `names`: words by which a sentence
 * can speak of it, folded. `number`: what a sentence that tells it has to hold, where there is one.
 */
export type Fact = {
  kind: 'result' | 'finding' | 'medicine';
  label: string; // in our own words: nothing personal is in it
  spans: Span[];
  names: string[];
  number?: string | undefined;
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
  explanation: Pick<Explanation, 'text' | 'labResults' | 'findings' | 'medications'>,
  knowledge: Knowledge,
): Fact[] {
  const { labResults, medications } = explanation;
  return [
    ...labResults.filter(isWeighty).map((row) => resultFact(row, knowledge)),
    ...findingFacts(explanation, knowledge),
    ...medications.map((medication) => medicineFact(medication, medications, knowledge)),
  ];
}

export const isWeighty = ({ flag, conflict, printedFlag }: LabResult): boolean =>
  conflict || (flag === 'unknown' ? printedFlag !== null : flag !== 'normal');

function resultFact(row: LabResult, knowledge: Knowledge): Fact {
  const entry = row.analyte === null ? undefined : knowledge.findAnalyte(row.name);
  return {
    kind: 'result',
    label: `${entry?.name ?? 'a result'}, ${row.conflict ? 'mark and range differ' : row.flag.replace('_', ' ')}`,
    spans: [row.span],
    names: foldedNames([row.name, entry?.name, entry?.plain, ...(entry?.also ?? [])]),
    number: row.value,
  };
}

function findingFacts(explanation: Pick<Explanation, 'text' | 'findings'>, knowledge: Knowledge): Fact[] {
  const placesOf = otherPlaces(explanation, knowledge);
  return explanation.findings
    .filter(({ assertion }) => assertion === 'present' || assertion === 'possible')
    .map((finding) => ({
      kind: 'finding',
      label: `${finding.concept}, ${finding.assertion}`,
      spans: [finding.span, ...placesOf(finding)],
      names: foldedNames(namesOfFinding(finding, knowledge)),
    }));
}

function namesOfFinding({ concept, text }: Finding, knowledge: Knowledge): (string | undefined)[] {
  const entry = knowledge.findTerm(concept);
  return [concept, text, entry?.plain, ...(entry?.also ?? [])];
}

/** A medicine that is only named is told by any sentence about it; one with its strength by a sentence that says how much. */
function medicineFact(medication: Medication, all: readonly Medication[], knowledge: Knowledge): Fact {
  const { name, generic, strength, instructions } = medication;
  const entry = knowledge.findMedicine(generic ?? name);
  const isOnlyNamed = strength === null && instructions === null;
  const same = all.filter(
    (other) => other === medication || (isOnlyNamed && other.generic !== null && other.generic === generic),
  );
  return {
    kind: 'medicine',
    label: entry?.generic ?? 'a medicine',
    spans: same.map(({ span }) => span),
    names: foldedNames([name, generic, entry?.generic, ...(entry?.brands ?? [])]),
    number: strength === null ? undefined : /\d[\d.,]*/.exec(strength)?.[0],
  };
}

const foldedNames = (names: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => (name === null || name === undefined ? [] : [folded(name)]))
      .filter((name) => name.length > 1),
  ),
];
