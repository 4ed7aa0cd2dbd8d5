import type { Engine, Explanation, Sentence, StoryPart } from '../documents/explanation.ts';
import { mostOf, sectionOf, type SentencePart } from './draft-parts.ts';
import type { DraftItem } from './draft.ts';
import { judge, type Judged, type JudgeOptions } from './judge-items.ts';
import { layOut, type Kept, type Laid, type PartState, type Placed } from './lay-out.ts';
import { needOf } from './needs.ts';
import { doubtAdder } from './say-doubtful.ts';
import { standingSentences, withEnoughQuestions, withNextStep } from './standing-sentences.ts';
import { partFinder } from './part-finder.ts';
import type { StoryPlaces } from './story-places.ts';
import { teller } from './tells.ts';
import { withMeanings } from './with-meanings.ts';
import { folded, type Fact } from './weighty-facts.ts';

/** What every part of a telling is made from. */
export type TellingContext = JudgeOptions & {
  explanation: Explanation;
  places: StoryPlaces;
  engine: Engine;
  facts: readonly Fact[];
};

/** What a model wrote of every part, after the check. */
export type JudgedParts = Readonly<Record<SentencePart, readonly Judged[]>>;

/** A part with its sentences in their places, and how those of the model came through. */
export type PartTold = {
  section: Sentence['section'];
  placed: Placed[];
  /** Where in the story its sentences stand; general knowledge of a model stands behind the sentence before it. */
  storyPartOf: (sentence: Sentence) => StoryPart | undefined;
  judged: readonly Judged[];
  replaced: Laid['replaced'];
};

const lists = new Set<SentencePart>(['findings', 'questions', 'recommendations']);

/** One part of an explanation as a model tells it, so far. */
export function tellPart(part: SentencePart, state: PartState, parts: JudgedParts, context: TellingContext): PartTold {
  const { explanation, engine, facts, language, places } = context;
  const section = sectionOf[part];
  const own = explanation.sentences.flatMap((sentence, place) =>
    sentence.section === section
      ? [{ sentence: { ...sentence, by: 'built-in' as const }, part: places.partAt(place) }]
      : [],
  );
  const builtIn = own.map(({ sentence }) => sentence);
  const judged = parts[part];
  const addDoubt = doubtAdder(explanation, language);
  const tells = teller(facts, explanation.text);
  const factsTold = ({ text, spans, draft }: Judged): Fact[] =>
    tells({ text, spans, isOutside: draft.d === 'high' || draft.d === 'low' });
  const storyParts = new Map<Sentence, StoryPart | undefined>(own.map((one) => [one.sentence, one.part]));
  const findPart = partFinder(explanation, places);
  const asSentence = (kept: Kept): Sentence => {
    const { text, spans, basis } = kept;
    const sentence: Sentence = { section, text: addDoubt(text, spans), spans, basis, by: engine };
    storyParts.set(sentence, findPart(sentence, factsTold(kept)));
    return sentence;
  };
  const laid = layOut({
    builtIn,
    judged,
    state: part === 'interpretation' && isShort(judged) ? unfinished(state) : state,
    isList: lists.has(part),
    needs: own.map((one) => needOf(one.sentence, { facts, explanation, part: one.part })),
    isFixed: standingSentences(explanation),
    factsTold,
    elsewhere: part === 'interpretation' ? [...parts.summary, ...parts.findings, ...parts.recommendations] : [],
    asSentence,
  });
  const beside = language === 'en' ? withMeanings(laid.placed, builtIn, explanation.labResults) : laid.placed;
  const placed = state === 'written' ? completed(part, beside, builtIn) : beside;
  return {
    section,
    placed,
    storyPartOf: (sentence) => storyParts.get(sentence),
    judged,
    replaced: laid.replaced,
  };
}

/** An explanation of a sentence or two explains too little: what it does not cover stays. */
const isShort = (judged: readonly Judged[]): boolean => judged.filter(({ isKept }) => isKept).length < 3;

const unfinished = (state: PartState): PartState => (state === 'written' ? 'writing' : state);

function completed(part: SentencePart, placed: Placed[], builtIn: readonly Sentence[]): Placed[] {
  if (part === 'summary') return withNextStep(placed, builtIn);
  return part === 'questions' ? withEnoughQuestions(placed, builtIn) : placed;
}

/** The sentences of every part after the check: in a part each once, no more kept than are shown. */
export function judgeParts(items: readonly DraftItem[], options: JudgeOptions): JudgedParts {
  return {
    summary: judgePart('summary', items, options),
    findings: judgePart('findings', items, options),
    interpretation: judgePart('interpretation', items, options),
    questions: judgePart('questions', items, options),
    recommendations: judgePart('recommendations', items, options),
  };
}

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
