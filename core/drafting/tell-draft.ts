import type { Outgoing } from '../deidentifying/outgoing.ts';
import { StoryPart, type Engine, type Explanation, type Language, type Sentence } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Told } from '../documents/telling.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import { verifySource } from '../grounding/verify-sentence.ts';
import { append } from '../kernel/append.ts';
import { judgingOf, verdictsOf, type Judged, type Judging } from '../judging/judging.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { checkSentence, isKept, type Checked, type CheckOptions } from './check-sentence.ts';
import { checklistOf } from './checklist.ts';
import { maxSentences, stateOf } from './draft-parts.ts';
import type { DraftItem } from './draft.ts';
import { generalFactsOf } from './general-facts.ts';
import { layOut, type Laid } from './lay-out.ts';
import { gradeOf } from './reading-grade.ts';
import { repairOf, withRepairs, type Repair, type Repaired } from './repair.ts';
import { storyPlaces } from './story-places.ts';
import { tellTerms } from './tell-terms.ts';
import { folded, weightyFacts } from './weighty-facts.ts';
import { withoutCommands } from './without-commands.ts';
import { isRefusal, writingOf } from './writing.ts';

/** Everything that a model has written so far of one document. */
export type DraftToTell = {
  explanation: Explanation; // the built-in one, at the level that is told
  outgoing: Outgoing;
  items: readonly DraftItem[];
  isComplete: boolean;
  engine: Engine;
  model: string;
  level: ReadingLevel;
  language: Language;
  /** What the model answered when it was asked once more. */
  repaired?: Repaired;
  /** What a second model says of it. */
  judged?: Judged;
  /** For what is asked next: it closes the document in. */
  nonce?: string;
};

/**
 * `isRefused`: more than half of what was written does not stand in the document. `items`: the draft with what was repaired. `repair` and
 * `judging`: what can be asked next of a whole draft; none where there is nothing to ask.
 */
export type TellingSoFar = {
  told: Told;
  isRefused: boolean;
  items: readonly DraftItem[];
  repair?: Repair;
  judging?: Judging;
};

/**
 * Holds every sentence against the document and lays them out as the story. What does not stand is replaced by the built-in sentence of
 * the same words; nothing that must not be lost is.
 */
export function tellDraft(input: DraftToTell, allKnowledge: Knowledge): TellingSoFar {
  const { explanation, outgoing, isComplete, engine, model, language, repaired, judged, nonce } = input;
  const knowledge = rememberedKnowledge(allKnowledge);
  const options: CheckOptions = {
    source: verifySource(withoutCommands(explanation), knowledge),
    tokens: outgoing.tokens,
    language,
    generalFacts: generalFactsOf(explanation),
  };
  const items = repaired === undefined ? input.items : withRepairs(input.items, repaired, options);
  const verdicts = verdictsOf(judged);
  const checked = checkDraft(items, options).map((one): Checked => {
    const verdict = verdicts.get(one.item);
    if (verdict === 'wrong') return { ...one, faults: [...one.faults, 'judged'] };
    return verdict === 'right' ? { ...one, isConfirmed: true } : one;
  });
  const places = storyPlaces(explanation);
  const facts = weightyFacts(explanation, knowledge);
  const laid = layOut(checked, {
    explanation,
    places,
    facts,
    checklist: checklistOf(explanation, { places, facts }),
    denied: deniedIn(items),
    engine,
    language,
    stateOf: (part) => stateOf(part, items, isComplete),
  });
  const medicalTerminology = tellTerms({
    ...options,
    explanation,
    knowledge,
    drafted: items.flatMap((item, at) => (item.part === 'terms' && verdicts.get(at) !== 'wrong' ? [item.term] : [])),
  });
  const story = inStory(laid);
  const told: Told = {
    ...story,
    keyFindings: textsOf(story.sentences, 'finding'),
    actionItems: textsOf(story.sentences, 'question'),
    recommendations: textsOf(story.sentences, 'recommendation'),
    medicalTerminology,
    readingGrade: gradeOf(story.sentences, medicalTerminology, explanation),
    engine,
    language,
    writing: writingOf(checked, laid.replaced, { engine, model, judge: judged?.by ?? null }),
  };
  const asked = nonce === undefined ? undefined : { explanation, outgoing, nonce };
  const repair =
    asked && isComplete && repaired === undefined
      ? repairOf({ ...asked, checked, leftOut: laid.leftOut, language })
      : undefined;
  const judging = asked && judgingOf(items, checked, asked);
  return {
    told,
    isRefused: isRefusal(checked, isComplete),
    items,
    ...(repair !== undefined && { repair }),
    ...(judging !== undefined && { judging }),
  };
}

const deniedIn = (items: readonly DraftItem[]): Set<number> =>
  new Set(
    items.flatMap((item) =>
      item.part === 'checklist' && item.answer.answer === 'not_in_document' ? [item.answer.number] : [],
    ),
  );

/** The sentences of every part after the check: in a part each once, no more kept than are shown. */
function checkDraft(items: readonly DraftItem[], options: CheckOptions): Checked[] {
  const seen = new Set<string>();
  const kept = new Map<string, number>();
  return items.flatMap((item, at) => {
    if (!('sentence' in item)) return [];
    const { part, sentence, by, isSecond = false } = item;
    const count = kept.get(part) ?? 0;
    const words = `${part} ${folded(sentence.text)}`;
    if (count >= maxSentences(part) || seen.has(words)) return [];
    seen.add(words);
    const checked = checkSentence(part, sentence, options, at);
    if (isKept(checked)) kept.set(part, count + 1);
    return [{ ...checked, isConfirmed: isSecond, ...(by !== undefined && { by }) }];
  });
}

const textsOf = (sentences: readonly Sentence[], section: Sentence['section']): string[] =>
  sentences.filter((sentence) => sentence.section === section).map(({ text }) => text);

/** All that is told, the places of the story in it, and its words for readers that know no stories. */
function inStory({
  parts,
  questions,
  nextStep,
}: Laid): Pick<Told, 'sentences' | 'story' | 'summary' | 'interpretation'> {
  const sentences: Sentence[] = [];
  const story = StoryPart.options.flatMap((part) => {
    const own = (parts.get(part) ?? []).filter((sentence) => sentence !== nextStep);
    const told = part === 'bottom_line' && nextStep !== undefined ? [...own, nextStep] : own;
    const from = sentences.length;
    append(sentences, told);
    return told.length === 0 ? [] : [{ part, sentences: told.map((_, at) => from + at) }];
  });
  const wordsOf = (told: readonly Sentence[]): string => told.map(({ text }) => text).join(' ');
  const message = story.find(({ part }) => part === 'bottom_line')?.sentences.flatMap((at) => sentences[at] ?? []);
  return {
    sentences: [...sentences, ...questions],
    story,
    summary: wordsOf(message ?? []),
    interpretation: StoryPart.options
      .filter((part) => part !== 'bottom_line' && (parts.get(part)?.length ?? 0) > 0)
      .map((part) => wordsOf(parts.get(part) ?? []))
      .join('\n\n'),
  };
}
