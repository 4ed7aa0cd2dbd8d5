import { touching } from '../kernel/touching.ts';
import type { TermEntry, TermKind } from '../knowledge/entries.ts';
import type { Part } from './document-parts.ts';
import type { Context } from './explaining-context.ts';
import type { Importance } from './term-list.ts';
import type { WeighedFinding } from './weigh-findings.ts';

export type TermWeight = { importance: Importance; rank: number };

/** What was found or done first; where it is, how it is measured and how it is said last. */
const rankOfKind: Record<TermKind, number> = {
  condition: 0,
  finding: 0,
  symptom: 1,
  procedure: 2,
  test: 2,
  treatment: 2,
  anatomy: 4,
  measure: 5,
  word: 5,
};

const main = new Set<Part>(['conclusion', 'assessment']);
const weighty = new Set<Part>(['conclusion', 'assessment', 'findings', 'reason']);
const concepts = new Set<TermKind>(['condition', 'finding', 'symptom']);

/** Behind all findings. */
const afterFindings = 1000;

/**
 * The weight of a term comes from its part in this document: what the report says is there, in its conclusion or serious, is high; the
 * rest of what is there or may be, what the conclusion denies and what is asked for is medium; all else is low, however hard the word.
 */
export function termWeights({ findings, reading }: Context) {
  const told = new Map<string, TermWeight>();
  findings.forEach((finding, at) => {
    const key = finding.concept.toLowerCase();
    if (!told.has(key)) told.set(key, { importance: importanceOf(finding), rank: at });
  });
  const isAskedFor = touching(reading.recommendations.map(({ span }) => span));
  return {
    of({ term, kind }: TermEntry, part: Part, [start, end]: [number, number]): TermWeight {
      const own = told.get(term.toLowerCase());
      if (own !== undefined) return own;
      const rank = afterFindings + rankOfKind[kind];
      if (isAskedFor([start, end]) && (kind === 'test' || kind === 'procedure')) return { importance: 'medium', rank };
      const isMedium = part === 'conclusion' || (concepts.has(kind) && weighty.has(part) && kind !== 'symptom');
      return { importance: isMedium && kind !== 'anatomy' && kind !== 'measure' ? 'medium' : 'low', rank };
    },
  };
}

function importanceOf({ assertion, part, serious, kind }: WeighedFinding): Importance {
  const isThere = assertion === 'present' || assertion === 'possible';
  if (isThere && (main.has(part) || serious) && kind !== 'symptom') return 'high';
  if (isThere) return part === 'history' ? 'low' : 'medium';
  return assertion === 'absent' && main.has(part) ? 'medium' : 'low';
}
