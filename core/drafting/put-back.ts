import type { Sentence, StoryPart } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { ChecklistPoint } from './checklist.ts';
import { touches } from './tells.ts';
import type { Fact } from './weighty-facts.ts';

export type Placed = { sentence: Sentence; part: StoryPart };

type Lost = {
  checklist: readonly ChecklistPoint[];
  denied: ReadonlySet<number>;
  told: ReadonlySet<Fact>;
  /** The sentences of the document that something which is shown rests on. */
  near: readonly Span[];
  tells: (sentence: Sentence) => Fact[];
  /** Built-in sentences that stand in the place of one that was not shown. */
  used: ReadonlySet<Sentence>;
  /** Whether the model tells any next step. */
  hasSteps: boolean;
};

const neverLost: ReadonlySet<StoryPart> = new Set(['allergies', 'when_to_get_help']);

/**
 * The built-in sentences of what must not be lost and nobody tells: results outside their range or in question, medicines, allergies, warning
 * signs, and the next steps where the model tells none at all. A model may deny what was found in words, but no result that was computed.
 */
export function putBack(builtIn: readonly Placed[], lost: Lost): Placed[] {
  const { checklist, denied, told, near, tells, used, hasSteps } = lost;
  const isDenied = ({ spans }: Sentence): boolean =>
    checklist.some((point) => point.fact === undefined && denied.has(point.number) && touches(point.spans, spans));
  const covered = new Set(told);
  for (const sentence of used) for (const fact of tells(sentence)) covered.add(fact);

  const ofDocument = builtIn.filter(({ sentence }) => sentence.basis === 'document' && !used.has(sentence));
  const words = ofDocument.filter(
    ({ sentence, part }) =>
      (neverLost.has(part) || (part === 'next_steps' && !hasSteps)) &&
      !touches(sentence.spans, near) &&
      !isDenied(sentence),
  );
  const deniedFacts = new Set(checklist.flatMap(({ number, fact }) => (fact && denied.has(number) ? [fact] : [])));
  const mustStand = (fact: Fact): boolean =>
    fact.kind === 'result' || (fact.kind === 'medicine' && !deniedFacts.has(fact));
  const facts: Placed[] = [];
  // Where it is told on its own rather than in a count of many, and not in the message.
  const apart = ofDocument
    .filter(({ part }) => part !== 'bottom_line')
    .sort((one, other) => one.sentence.spans.length - other.sentence.spans.length);
  for (const placed of apart) {
    const own = tells(placed.sentence).filter((fact) => mustStand(fact) && !covered.has(fact));
    if (own.length === 0) continue;
    for (const fact of own) covered.add(fact);
    facts.push(placed);
  }
  const back = new Set([...facts, ...words]);
  return builtIn.filter((placed) => back.has(placed));
}
