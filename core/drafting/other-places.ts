import type { Explanation, Finding } from '../documents/explanation.ts';
import { sentenceAround } from '../grounding/support.ts';
import { overlaps, textAt, type Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

type Found = Pick<Explanation, 'text' | 'findings'>;

/**
 * Where else a finding is named: a report says the same thing among its findings and in its conclusion, and only one of both is kept as a
 * fact. Places where it is told of the other side, or with another assertion, are not meant.
 */
export function otherPlaces({ text, findings }: Found, knowledge: Knowledge): (finding: Finding) => Span[] {
  const byTerm = new Map<string, Span[]>();
  for (const { entry, start, end } of knowledge.findTerms(text))
    byTerm.set(entry.term, [...(byTerm.get(entry.term) ?? []), [start, end]]);
  return (finding) => {
    const places = byTerm.get(knowledge.findTerm(finding.concept)?.term ?? '') ?? [];
    const others = findings.filter(({ assertion }) => assertion !== finding.assertion);
    const again = findings.filter((other) => isSame(other, finding)).map(({ span }) => span);
    return [...again, ...places].filter(
      (place) =>
        !others.some(({ span }) => overlaps(span, place)) &&
        isOfSide(textAt(text, sentenceAround(text, place)), finding),
    );
  };
}

const isSame = (one: Finding, other: Finding): boolean =>
  one !== other &&
  one.concept === other.concept &&
  one.assertion === other.assertion &&
  isOneSide(one.side, other.side);

/** What is told once with its side and once without is of that side. */
const isOneSide = (one: Finding['side'], other: Finding['side']): boolean =>
  one === other || one === null || other === null || one === 'both' || other === 'both';

const opposite = { left: /\bright\b/i, right: /\bleft\b/i } as const;

function isOfSide(sentence: string, { side }: Finding): boolean {
  if (side === null || side === 'both') return true;
  return !opposite[side].test(sentence) || new RegExp(`\\b${side}\\b`, 'i').test(sentence);
}
