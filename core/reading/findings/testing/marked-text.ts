import { matchesIn } from '../../../kernel/matches-in.ts';
import type { Assertion } from '../../../documents/explanation.ts';

/** What is expected of one concept of an example: "[fever]-" is absent. `null`: not read at all, or not said of the patient. */
export type Mark = { concept: string; start: number; expected: Assertion | null };
export type MarkedText = { text: string; marks: Mark[] };

const signs: Record<string, Assertion | null> = {
  '+': 'present',
  '-': 'absent',
  '?': 'possible',
  '<': 'historical',
  '^': 'family',
  '~': 'hypothetical',
  '.': null,
};

/** Takes the marks out of a text: "[fever]-" leaves "fever". Brackets without a sign behind them stay. */
export function readMarked(marked: string): MarkedText {
  const marks: Mark[] = [];
  let text = '';
  let last = 0;
  for (const match of matchesIn(marked, /\[([^[\]]{2,40})\]([-+?<^~.])/g)) {
    const [whole, concept = '', sign = ''] = match;
    text += marked.slice(last, match.index);
    marks.push({ concept, start: text.length, expected: signs[sign] ?? null });
    text += concept;
    last = match.index + whole.length;
  }
  return { text: text + marked.slice(last), marks };
}

const isFilled = (words: string): boolean => words.trim() !== '';

export const sentencesIn = (examples: string): MarkedText[] => examples.split('\n').filter(isFilled).map(readMarked);

export const documentsIn = (examples: string): MarkedText[] =>
  examples
    .split('\n---\n')
    .map((part) => part.trim())
    .filter(isFilled)
    .map(readMarked);
