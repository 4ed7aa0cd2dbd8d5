import { StoryPart, type Explanation, type Sentence } from '../documents/explanation.ts';
import type { Piece } from './sentences.ts';

/** A part of what is told, below the main message. */
export type StorySection = { part: Exclude<StoryPart, 'bottom_line'>; pieces: Piece[] };

/** What a document says in the order of its outline: the main message, the step that follows, and the parts. */
export type ToldStory = { message: Piece[]; step: Piece[]; sections: StorySection[] };

type Explained = Pick<Explanation, 'story' | 'sentences' | 'summary'>;

/**
 * The story of an explanation as it is shown. Undefined where it has none, and where its sentences are others than those that the story
 * names: a model wrote them anew. The step is what the main message says of what happens next, else the first thing that does; it stands
 * in the list of these as well.
 */
export function toldStory({ story = [], sentences, summary }: Explained): ToldStory | undefined {
  const parts = new Map<StoryPart, Sentence[]>();
  for (const { part, sentences: places } of story) {
    const some = places.flatMap((place) => sentences[place] ?? []);
    if (some.length < places.length) return undefined;
    parts.set(part, some);
  }
  const main = parts.get('bottom_line') ?? [];
  if (main.length === 0 || !main.every((one) => isStep(one) || summary.includes(one.text))) return undefined;
  const listed = parts.get('next_steps') ?? [];
  const help = parts.get('when_to_get_help') ?? [];
  const first = main.filter((one) => listed.includes(one) || (isStep(one) && !help.includes(one)));
  const steps = [...first.filter((one) => !listed.includes(one)), ...listed];
  const message = main.filter((one) => !first.includes(one));
  if (steps.length > 0) parts.set('next_steps', steps);
  return {
    // A step alone is the message itself.
    message: (message.length > 0 ? message : main).map(toPiece),
    step: (message.length > 0 ? (first.length > 0 ? first : steps.slice(0, 1)) : []).map(toPiece),
    sections: order.flatMap((part) => {
      const pieces = parts.get(part)?.map(toPiece) ?? [];
      return pieces.length === 0 ? [] : [{ part, pieces }];
    }),
  };
}

const isStep = ({ section }: Sentence): boolean => section === 'recommendation';

const order = StoryPart.options.filter((part) => part !== 'bottom_line');

const toPiece = (sentence: Sentence): Piece => ({ text: sentence.text, sentence });

/** Letters that are read at a glance. */
const glance = 170;

/** As much of the main message as is read at a glance, and what comes after the step. Its first sentence is never parted from it. */
export function atAGlance(message: readonly Piece[]): { first: Piece[]; more: Piece[] } {
  let letters = 0;
  const first = message.filter(({ text }, at) => {
    letters += text.length;
    return at === 0 || letters <= glance;
  });
  return { first, more: message.slice(first.length) };
}
