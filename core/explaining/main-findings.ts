import type { Assertion, Finding } from '../documents/explanation.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Part, Parts } from './document-parts.ts';

/** The findings of a document, each told once, the weightiest first. */
export type RankedFinding = Finding & { part: Part; kind: TermKind | undefined; serious: boolean; known: boolean };

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

/** Words that only help to describe (anatomy, measures, everyday medical language) are terms to define, not findings to tell. */
const toldKinds = new Set(['condition', 'symptom', 'finding', 'procedure', undefined]);

/** Under "Assessment and plan" stand plans too: they are requests, told elsewhere, and no findings. */
const plans =
  /^\W*(?:check|refer|continue|increase|decrease|reduce|start|stop|re-?check|repeat|daily|order|schedule|follow|discuss|monitor|a?\s*refill|take|return|review|advise|plan|will|we|she|he|see)\b|\b(?:referral|is due)\b/i;

export function rankFindings(findings: readonly Finding[], parts: Parts, knowledge: Knowledge): RankedFinding[] {
  const ranked = findings
    .map((finding) => ({ finding, entry: knowledge.findTerm(finding.concept) }))
    .filter(({ finding, entry }) => toldKinds.has(entry?.kind) && (entry !== undefined || !plans.test(finding.text)))
    .map(({ finding, entry }) => ({
      ...finding,
      part: parts.at(finding.span[0]),
      serious: entry?.serious === true,
      kind: entry?.kind,
      known: entry !== undefined,
    }))
    .sort((a, b) => weight(a) - weight(b) || a.span[0] - b.span[0]);
  return eachOnce(ranked);
}

const weight = ({ part, assertion, serious }: RankedFinding): number =>
  partWeight[part] * 10 + assertionWeight[assertion] - (serious && assertion === 'present' ? 3 : 0);

/**
 * A finding is told by its weightiest mention. A later mention adds something only where it is about another side, and what is
 * there in one place is never told as absent because of another.
 */
function eachOnce(ranked: readonly RankedFinding[]): RankedFinding[] {
  const told = new Map<string, RankedFinding[]>();
  for (const finding of ranked) {
    const key = finding.concept.toLowerCase();
    const before = told.get(key) ?? [];
    if (before.some((earlier) => coversMention(earlier, finding))) continue;
    told.set(key, [...before, finding]);
  }
  return ranked.filter((finding) => told.get(finding.concept.toLowerCase())?.includes(finding));
}

const coversMention = (earlier: Finding, later: Finding): boolean =>
  earlier.side === null || later.side === null || earlier.side === later.side || earlier.side === 'both';

export const asserted = (findings: readonly RankedFinding[], ...assertions: Assertion[]): RankedFinding[] =>
  findings.filter(({ assertion }) => assertions.includes(assertion));
