import type { Span } from '../../kernel/span.ts';
import { sentencesOf } from '../sentences.ts';
import { instructionForms } from './instruction-forms.ts';

const longestLooked = 600;

/** Sentences that try to command whoever reads the document. They stay visible; the person is told about them. */
export function instructionLines(text: string): Span[] {
  return sentencesOf(text)
    .filter((piece) => instructionForms.some((form) => form.test(piece.text.slice(0, longestLooked))))
    .map(({ span }) => span);
}
