import { StoryPart, type Explanation, type Sentence } from '../documents/explanation.ts';
import { textAt } from '../kernel/span.ts';
import type { Draft, DraftSentence } from './draft.ts';
import { storyPlaces } from './story-places.ts';
import { lineNumbersAt } from './text-lines.ts';

const longestQuote = 200;
const maxQuotes = 4;

/** The built-in explanation as a model would have written it. */
export function builtInDraft(explanation: Explanation): Draft {
  const toDraft = sentenceDrafter(explanation);
  const { partAt } = storyPlaces(explanation);
  const { sentences } = explanation;
  const inPart = (part: StoryPart): DraftSentence[] =>
    sentences.filter(({ section }, place) => section !== 'question' && partAt(place) === part).map(toDraft);
  const parts = Object.fromEntries(StoryPart.options.map((part) => [part, inPart(part)])) as Record<
    StoryPart,
    DraftSentence[]
  >;
  return {
    ...parts,
    questions: sentences.filter(({ section }) => section === 'question').map(toDraft),
    terms: explanation.medicalTerminology.map(({ term, definition }) => ({ term, definition })),
    checklist: [],
  };
}

/** Turns a sentence of ours into one with its lines and its quotes. */
export function sentenceDrafter({
  text: document,
}: Pick<Explanation, 'text'>): (sentence: Omit<Sentence, 'section'>) => DraftSentence {
  const linesAt = lineNumbersAt(document);
  return ({ text, spans, basis }) => ({
    lines: basis === 'general' ? [] : linesAt(spans).slice(0, 40),
    quotes:
      basis === 'general' ? [] : spans.slice(0, maxQuotes).map((span) => textAt(document, span).slice(0, longestQuote)),
    general_fact: 0,
    text,
  });
}
