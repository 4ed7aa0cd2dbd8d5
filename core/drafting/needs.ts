import type { Explanation, Sentence, StoryPart } from '../documents/explanation.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { isNamed, saysOutside, touches } from './tells.ts';
import { folded, type Fact } from './weighty-facts.ts';

/** What a telling must hold so that a built-in sentence can go: these facts, or anything that stands on the same words; null: nothing. */
export type Need = { facts: readonly Fact[] } | { spans: readonly Span[] } | null;

export type NeedOptions = {
  facts: readonly Fact[];
  explanation: Pick<Explanation, 'labResults' | 'findings' | 'story'>;
  part: StoryPart;
};

/** What is lost when a built-in sentence is left out. General sentences tell nothing of the document. */
export function needOf(sentence: Sentence, { facts, explanation, part }: NeedOptions): Need {
  const { section, basis, spans } = sentence;
  if (basis === 'general' || section === 'question') return null;
  if (section === 'recommendation') return { spans };
  const touched = facts.filter((fact) => touches(spans, fact.spans));
  // Without a story the explanation tells everything once more: the list of findings is what nothing is lost from.
  if (section === 'interpretation' && explanation.story === undefined) {
    const critical = touched.filter(({ isCritical }) => isCritical);
    return critical.length === 0 || touched.length > critical.length ? null : { facts: critical };
  }
  const told = factsSaid(sentence, touched);
  if (told.length > 0) return { facts: told };
  if (mayGo.has(part)) return null;
  if (section === 'interpretation') return { spans };
  const others = [...explanation.labResults, ...explanation.findings];
  const isOfOthers = touched.length === 0 && others.some(({ span }) => spans.some((one) => overlaps(one, span)));
  return isOfOthers ? null : { spans };
}

/** What a reader can do without where nothing of weight is in it: why the paper was written, and what is as it should be. */
const mayGo: ReadonlySet<StoryPart> = new Set(['why', 'normal']);

/** What it names, and of "twelve are outside: A, B and ten more" all twelve. */
function factsSaid({ text }: Sentence, touched: readonly Fact[]): Fact[] {
  const said = folded(text);
  const isOutside = saysOutside(said);
  return touched.filter(
    (fact) =>
      (fact.kind === 'result' && isOutside) ||
      touched.filter(({ kind }) => kind === fact.kind).length === 1 ||
      isNamed(fact, said),
  );
}
