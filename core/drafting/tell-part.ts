import type { Engine, Explanation, Sentence } from '../documents/explanation.ts';
import { mostOf, sectionOf, type SentencePart } from './draft-parts.ts';
import type { DraftItem } from './draft.ts';
import { judge, type Judged, type JudgeOptions } from './judge-items.ts';
import { layOut, type Kept, type Laid, type PartState, type Placed } from './lay-out.ts';
import { needOf } from './needs.ts';
import { doubtAdder } from './say-doubtful.ts';
import { isFixedSentence, withEnoughQuestions, withNextStep } from './standing-sentences.ts';
import { teller } from './tells.ts';
import { withMeanings } from './with-meanings.ts';
import { folded, type Fact } from './weighty-facts.ts';

/** What every part of a telling is made from. */
export type TellingContext = JudgeOptions & { explanation: Explanation; engine: Engine; facts: readonly Fact[] };

/** A part with its sentences in their places, and how those of the model came through. */
export type PartTold = {
  section: Sentence['section'];
  placed: Placed[];
  judged: readonly Judged[];
  replaced: Laid['replaced'];
};

const lists = new Set<SentencePart>(['findings', 'questions', 'recommendations']);

/** One part of an explanation as a model tells it, so far. */
export function tellPart(
  part: SentencePart,
  state: PartState,
  items: readonly DraftItem[],
  context: TellingContext,
): PartTold {
  const { explanation, engine, facts, language } = context;
  const section = sectionOf[part];
  const builtIn = explanation.sentences
    .filter((sentence) => sentence.section === section)
    .map((sentence): Sentence => ({ ...sentence, by: 'built-in' }));
  const judged = judgePart(part, items, context);
  const addDoubt = doubtAdder(explanation, language);
  const asSentence = ({ text, spans, basis }: Kept): Sentence => ({
    section,
    text: addDoubt(text, spans),
    spans,
    basis,
    by: engine,
  });
  const tells = teller(facts, explanation.text);
  const laid = layOut({
    builtIn,
    judged,
    state: part === 'interpretation' && isShort(judged) ? unfinished(state) : state,
    isList: lists.has(part),
    needs: builtIn.map((sentence) => needOf(sentence, { facts, explanation })),
    isFixed: isFixedSentence,
    factsTold: ({ text, spans, draft }) => tells({ text, spans, isOutside: draft.d === 'high' || draft.d === 'low' }),
    asSentence,
  });
  const beside =
    part === 'interpretation' && language === 'en'
      ? withMeanings(laid.placed, builtIn, explanation.labResults)
      : laid.placed;
  const placed = state === 'written' ? completed(part, beside, builtIn) : beside;
  return { section, placed, judged, replaced: laid.replaced };
}

/** An explanation of a sentence or two explains too little: what it does not cover stays. */
const isShort = (judged: readonly Judged[]): boolean => judged.filter(({ isKept }) => isKept).length < 3;

const unfinished = (state: PartState): PartState => (state === 'written' ? 'writing' : state);

function completed(part: SentencePart, placed: Placed[], builtIn: readonly Sentence[]): Placed[] {
  if (part === 'summary') return withNextStep(placed, builtIn);
  return part === 'questions' ? withEnoughQuestions(placed, builtIn) : placed;
}

/** The sentences of one part after the check: each once, no more kept than are shown. */
function judgePart(part: SentencePart, items: readonly DraftItem[], options: JudgeOptions): Judged[] {
  const seen = new Set<string>();
  const judged: Judged[] = [];
  let kept = 0;
  for (const item of items) {
    if (item.part === 'terms' || item.part !== part) continue;
    if (kept >= mostOf[part] || judged.length >= 2 * mostOf[part]) break;
    const words = folded(item.sentence.t);
    if (seen.has(words)) continue;
    seen.add(words);
    const one = judge(item, options);
    judged.push(one);
    if (one.isKept) kept += 1;
  }
  return judged;
}
