import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Engine, Explanation, Language, Sentence } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Told } from '../documents/telling.ts';
import { verifySource } from '../grounding/verify-sentence.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import { stateOf } from './draft-parts.ts';
import type { DraftItem } from './draft.ts';
import { inParagraphs, paragraphsOf } from './paragraphs.ts';
import { gradeOf } from './reading-grade.ts';
import { storyPlaces } from './story-places.ts';
import { judgeParts, tellPart, type PartTold, type TellingContext } from './tell-part.ts';
import { tellTerms } from './tell-terms.ts';
import { asStory, toldStory, wordsOf, type PartsInStory } from './told-story.ts';
import { weightyFacts } from './weighty-facts.ts';
import { withoutCommands } from './without-commands.ts';
import { isRefusal, writingOf } from './writing.ts';

/** Everything that a model has written so far of one telling. */
export type DraftToTell = {
  explanation: Explanation; // the built-in one, at the level that is told
  outgoing: Outgoing;
  items: readonly DraftItem[];
  isComplete: boolean;
  engine: Engine;
  model: string;
  level: ReadingLevel;
  language: Language;
};

/** `isRefused`: more than half of what was written does not stand in the document. */
export type TellingSoFar = { told: Told; isRefused: boolean };

/**
 * Holds every sentence against the document. What stands takes the place of the built-in words; what does not is replaced by the
 * built-in sentence of the same fact, or dropped. Nothing that the built-in interpreter found outside its range is lost.
 */
export function tellDraft(input: DraftToTell, allKnowledge: Knowledge): TellingSoFar {
  const { explanation, items, isComplete, engine, model, language } = input;
  const knowledge = rememberedKnowledge(allKnowledge);
  const context = contextOf(input, knowledge);
  const judged = judgeParts(items, context);
  const tell = (part: Parameters<typeof tellPart>[0]): PartTold =>
    tellPart(part, stateOf(part, items, isComplete), judged, context);
  const parts = {
    summary: tell('summary'),
    interpretation: tell('interpretation'),
    findings: tell('findings'),
    questions: tell('questions'),
    recommendations: tell('recommendations'),
  };
  const inOrder = Object.values(parts);
  const sentences = inOrder.flatMap(({ placed }) => placed.map(({ sentence }) => sentence));
  const medicalTerminology = tellTerms({
    ...context,
    knowledge,
    drafted: items.flatMap((item) => (item.part === 'terms' ? [item.term] : [])),
  });
  const told: Told = {
    ...(explanation.story === undefined ? withoutStory(parts, explanation) : withStory(parts, context, sentences)),
    keyFindings: texts(parts.findings),
    actionItems: texts(parts.questions),
    recommendations: texts(parts.recommendations),
    medicalTerminology,
    sentences,
    readingGrade: gradeOf(sentences, medicalTerminology, explanation),
    engine,
    language,
    writing: writingOf(inOrder, { engine, model }),
  };
  return { told, isRefused: isRefusal(inOrder, isComplete) };
}

function contextOf({ explanation, outgoing, engine, language }: DraftToTell, knowledge: Knowledge): TellingContext {
  return {
    explanation,
    engine,
    language,
    tokens: outgoing.tokens,
    source: verifySource(withoutCommands(explanation), knowledge),
    places: storyPlaces(explanation),
    facts: weightyFacts(explanation, knowledge),
  };
}

type Texts = Pick<Told, 'summary' | 'interpretation' | 'story'>;

function withStory(parts: PartsInStory, { places }: TellingContext, sentences: readonly Sentence[]): Texts {
  const story = toldStory(parts, places.nextStep);
  return { ...wordsOf(story), story: asStory(story, sentences) };
}

/** An explanation from before there were stories is told as it was. */
const withoutStory = ({ summary, interpretation }: PartsInStory, explanation: Explanation): Texts => ({
  summary: texts(summary).join(' '),
  interpretation: inParagraphs(interpretation.placed, builtInParagraphs(explanation)),
});

const texts = ({ placed }: PartTold): string[] => placed.map(({ sentence }) => sentence.text);

const builtInParagraphs = ({ interpretation, sentences }: Explanation): ((anchor: number) => number) =>
  paragraphsOf(
    interpretation,
    sentences.filter(({ section }) => section === 'interpretation'),
  );
