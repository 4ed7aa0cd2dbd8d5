import type { Sentence } from '../documents/explanation.ts';
import { append } from '../kernel/append.ts';
import type { Span } from '../kernel/span.ts';
import type { Judged } from './judge-items.ts';
import type { Need } from './needs.ts';
import { touches } from './tells.ts';
import { folded, type Fact } from './weighty-facts.ts';

/** `waiting`: the model has not come to this part; `writing`: it may write more of it. */
export type PartState = 'waiting' | 'writing' | 'written';

/** A sentence and the place of the built-in one in whose stead, or behind which, it stands; -1 before all of them. */
export type Placed = { sentence: Sentence; anchor: number };

export type Laid = { placed: Placed[]; replaced: ReadonlySet<Judged> };

export type LayOut = {
  builtIn: readonly Sentence[];
  judged: readonly Judged[];
  state: PartState;
  /** The sentences of a list stand where the built-in ones of the same facts do; those of a text in the order in which they were written. */
  isList: boolean;
  needs: readonly Need[];
  /** Built-in sentences that stay whatever a model writes. */
  isFixed: (sentence: Sentence) => boolean;
  factsTold: (judged: Judged) => readonly Fact[];
  /** What is told in other parts, and so need not be told here. */
  elsewhere?: readonly Judged[];
  asSentence: (kept: Kept) => Sentence;
};

export type Kept = Extract<Judged, { isKept: true }>;

/**
 * Lays what a model wrote of one part over the built-in sentences of that part. Places go by the built-in order, which does not change
 * while more is written, so that what is shown keeps its order.
 */
export function layOut(plan: LayOut): Laid {
  const { builtIn, judged, state, isFixed, asSentence } = plan;
  const kept = judged.filter((one) => one.isKept);
  const { claims, isLost, isCovered } = goThrough(plan);
  const isAsBefore = state === 'waiting' || (state === 'written' && kept.length === 0);
  const isShown = (sentence: Sentence, at: number): boolean =>
    isAsBefore || claims.has(at) || isFixed(sentence) || isLost(at) || (state === 'writing' && !isCovered(at));
  const anchors = anchorsOf(kept, plan);
  const placed = [
    ...builtIn.flatMap((sentence, at) => (isShown(sentence, at) ? [{ sentence, anchor: at }] : [])),
    ...kept.map((one, at) => ({ sentence: asSentence(one), anchor: anchors[at] ?? -1 })),
  ].sort((a, b) => a.anchor - b.anchor);
  return { placed: eachOnce(placed), replaced: new Set(claims.values()) };
}

/** What was written, in order: which built-in sentence takes the place of each that failed, and what is still to be told. */
function goThrough({ builtIn, judged, needs, factsTold, elsewhere = [] }: LayOut) {
  const placesOf = placesBy(factsTold);
  const keptElsewhere = elsewhere.filter((one) => one.isKept);
  const told = new Set<Fact>(keptElsewhere.flatMap(factsTold));
  const keptSpans: Span[] = keptElsewhere.flatMap(({ spans }) => spans);
  const keptPlaces: Span[] = [];
  const claims = new Map<number, Judged>();
  const isLost = (at: number): boolean => {
    const need = needs[at] ?? null;
    if (need === null) return false;
    return 'facts' in need ? need.facts.some((fact) => !told.has(fact)) : !touches(need.spans, keptSpans);
  };
  const isCovered = (at: number): boolean =>
    !isLost(at) && (builtIn[at]?.spans.length ?? 0) > 0 && touches(builtIn[at]?.spans ?? [], keptPlaces);
  for (const one of judged) {
    if (one.isKept) {
      for (const fact of factsTold(one)) told.add(fact);
      append(keptSpans, one.spans);
      append(keptPlaces, placesOf(one));
      continue;
    }
    const at = sameFact(builtIn, placesOf(one), (place) => !claims.has(place) && !isCovered(place));
    if (at !== -1) claims.set(at, one);
  }
  return { claims, isLost, isCovered };
}

/** Where the facts of a sentence stand, wherever it quotes them from; of a sentence that tells none, where it stands. */
const placesBy =
  (factsTold: LayOut['factsTold']) =>
  (judged: Judged): Span[] => {
    const places = factsTold(judged).flatMap(({ spans }) => spans);
    return places.length > 0 ? places : judged.spans;
  };

/** The built-in sentence that stands on the same words, of several the one that stands on the fewest. */
function sameFact(builtIn: readonly Sentence[], spans: readonly Span[], isFree: (at: number) => boolean): number {
  let found = -1;
  builtIn.forEach((sentence, at) => {
    if (sentence.basis !== 'document' || !isFree(at) || !touches(sentence.spans, spans)) return;
    if (found === -1 || sentence.spans.length < (builtIn[found]?.spans.length ?? 0)) found = at;
  });
  return found;
}

function anchorsOf(kept: readonly Kept[], { builtIn, isList, needs, factsTold }: LayOut): number[] {
  const placesOf = placesBy(factsTold);
  const lastNeeded = needs.findLastIndex((need) => need !== null);
  // What is critical leads, whoever tells the rest.
  let before = needs.findLastIndex(
    (need) => need !== null && 'facts' in need && need.facts.some((fact) => fact.isCritical),
  );
  return kept.map((one) => {
    const own = sameFact(builtIn, placesOf(one), () => true);
    if (isList) return own === -1 ? lastNeeded : own;
    before = Math.max(before, own);
    return before;
  });
}

/** The same words once, the first time. */
function eachOnce(placed: readonly Placed[]): Placed[] {
  const seen = new Set<string>();
  return placed.filter(({ sentence }) => {
    const words = folded(sentence.text);
    return !seen.has(words) && seen.add(words);
  });
}
