import { StoryPart, type Sentence, type Story } from '../documents/explanation.ts';
import { partOfSection } from './story-places.ts';
import type { PartTold } from './tell-part.ts';
import { touches } from './tells.ts';
import { folded } from './weighty-facts.ts';

/** The parts of a telling but its questions. */
export type PartsInStory = Readonly<Record<'summary' | 'findings' | 'interpretation' | 'recommendations', PartTold>>;

/** `parts` hold every sentence once; `nextStep` is the one of them that stands beside the bottom line too. */
export type ToldStory = { parts: { part: StoryPart; sentences: Sentence[] }[]; nextStep: Sentence | undefined };

/** What is told in the parts of a story. `nextStep` is that of the built-in one. */
export function toldStory(
  { summary, findings, interpretation, recommendations }: PartsInStory,
  nextStep: Sentence | undefined,
): ToldStory {
  const byPart = new Map<StoryPart, Sentence[]>(StoryPart.options.map((part) => [part, []]));
  const seen = new Set<string>();
  for (const told of [summary, findings, interpretation, recommendations]) {
    let before: StoryPart | undefined;
    for (const sentence of sentencesOf(told)) {
      const section = sentence.section === 'question' ? 'interpretation' : sentence.section;
      // General knowledge of a model belongs to what it stands behind.
      before = told.storyPartOf(sentence) ?? before ?? partOfSection[section];
      const words = folded(sentence.text);
      if (!seen.has(words)) byPart.get(before)?.push(sentence);
      seen.add(words);
    }
  }
  return {
    parts: [...byPart].flatMap(([part, sentences]) => (sentences.length === 0 ? [] : [{ part, sentences }])),
    nextStep: stepBeside(summary, byPart.get('next_steps') ?? [], nextStep),
  };
}

const sentencesOf = ({ placed }: PartTold): Sentence[] => placed.map(({ sentence }) => sentence);

/** What tells the next step of the built-in story, where the message of a model does not. */
function stepBeside(
  summary: PartTold,
  steps: readonly Sentence[],
  nextStep: Sentence | undefined,
): Sentence | undefined {
  if (nextStep === undefined) return undefined;
  const isTold = ({ by, spans }: Sentence): boolean => by !== 'built-in' && touches(spans, nextStep.spans);
  return sentencesOf(summary).some(isTold) ? undefined : steps.find(({ spans }) => touches(spans, nextStep.spans));
}

/** The words of the bottom line with its next step, and those of the other parts, one a paragraph. */
export function wordsOf({ parts, nextStep }: ToldStory): { summary: string; interpretation: string } {
  const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');
  const main = parts.find(({ part }) => part === 'bottom_line')?.sentences ?? [];
  const others = parts.filter(({ part }) => part !== 'bottom_line');
  return {
    summary: textOf(nextStep === undefined ? main : [...main, nextStep]),
    interpretation: others.map(({ sentences }) => textOf(sentences)).join('\n\n'),
  };
}

/** The story by the places of its sentences in the list of all that is told; the next step stands with the bottom line alone. */
export function asStory({ parts, nextStep }: ToldStory, sentences: readonly Sentence[]): Story {
  const places = new Map(sentences.map((sentence, place) => [sentence, place]));
  const inPart = (part: StoryPart): readonly Sentence[] => parts.find((one) => one.part === part)?.sentences ?? [];
  return StoryPart.options.flatMap((part) => {
    const own = inPart(part).filter((sentence) => sentence !== nextStep);
    const told = part === 'bottom_line' && nextStep !== undefined ? [...own, nextStep] : own;
    return told.length === 0 ? [] : [{ part, sentences: told.flatMap((sentence) => places.get(sentence) ?? []) }];
  });
}
