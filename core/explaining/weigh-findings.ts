import type { Assertion, Finding } from '../documents/explanation.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import type { Part, Parts } from './document-parts.ts';
import { isReportOfTest } from './document-words.ts';

/** A finding that we know, with the part of the document in which it stands. */
export type WeighedFinding = Finding & { part: Part; kind: TermKind; serious: boolean };

const partWeight: Record<Part, number> = {
  conclusion: 0,
  assessment: 1,
  reason: 2,
  findings: 3,
  plan: 4,
  other: 4,
  medicines: 5,
  history: 6,
};

const assertionWeight: Record<Assertion, number> = {
  present: 0,
  possible: 1,
  absent: 3,
  hypothetical: 4,
  historical: 5,
  family: 6,
};

/** Words that only help to describe (anatomy, measures, everyday medical language) are no findings. */
const namesFinding = new Set<TermKind>(['condition', 'symptom', 'finding', 'procedure']);

/** The known findings of a document, the weightiest first. */
export function weighFindings(
  { findings, documentType, documentKind }: Pick<Reading, 'findings' | 'documentType' | 'documentKind'>,
  parts: Parts,
  knowledge: Knowledge,
): WeighedFinding[] {
  // A list of vaccines names the illnesses that they prevent.
  if (documentKind === 'vaccination_record') return [];
  // A synoptic pathology report has no heading over its diagnosis: every line outside the others is part of it.
  const isSynoptic = documentType === 'pathology' && parts.sectionsOf('conclusion', 'assessment').length === 0;
  const partOf = ({ span }: Finding): Part => {
    const part = parts.at(span[0]);
    return isSynoptic && part === 'other' ? 'conclusion' : part;
  };
  return findings
    .flatMap((finding) => {
      const entry = knowledge.findTerm(finding.concept);
      if (entry === undefined || !namesFinding.has(entry.kind)) return [];
      return [{ ...finding, part: partOf(finding), serious: entry.serious === true, kind: entry.kind }];
    })
    .filter(({ part }) => part !== 'reason' || !isReportOfTest(documentType))
    .sort((a, b) => weight(a) - weight(b) || a.span[0] - b.span[0]);
}

/** Within a part: what is serious first, what was found or diagnosed next, what was felt after it. */
const weight = ({ part, assertion, serious, kind, severity }: WeighedFinding): number =>
  partWeight[part] * 10 +
  assertionWeight[assertion] -
  (serious && assertion === 'present' ? 3 : 0) +
  (kind === 'symptom' && assertion === 'present' ? 1 : 0) +
  degreeWeight(severity);

/** What is called severe comes before what is called mild. */
const degreeWeight = (severity: string | null): number =>
  severity === null
    ? 0
    : /severe|critical|massive/i.test(severity)
      ? -2
      : /^(?:mild|minimal|trace|trivial|tiny)/i.test(severity)
        ? 2
        : 0;
