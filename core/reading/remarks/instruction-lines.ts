import { heldWords } from '../../kernel/held-words.ts';
import type { Span } from '../../kernel/span.ts';
import { sentencesOf } from '../sentences.ts';
import { instructionForms } from './instruction-forms.ts';

const longestLooked = 600;

/** Sentences that try to command whoever reads the document. They stay visible; the person is told about them. */
export function instructionLines(text: string): Span[] {
  const isHeld = heldWords(text.toLowerCase().replace(/[^\S ]/g, ' '));
  const forms = instructionForms.filter(({ keys }) => keys.some(isHeld));
  return sentencesOf(text)
    .filter((piece) => forms.some(({ form }) => form.test(piece.text.slice(0, longestLooked))))
    .map(({ span }) => span);
}
