import { heldWords } from '../../kernel/held-words.ts';
import type { Span } from '../../kernel/span.ts';
import { withParts } from '../../kernel/with-parts.ts';
import { linesOf, trimmed, type Piece } from '../lines.ts';
import { sentencesOf } from '../sentences.ts';
import instructions from './instruction-forms.json' with { type: 'json' };
import { withoutLookAlikes } from './look-alikes.ts';

/** Forms of words that command the reader of a document, a family each; `keys` are lower-case words of which a text must hold one. */
const instructionForms = instructions.forms.map(({ keys, form }) => ({
  keys,
  form: new RegExp(withParts(form, instructions.parts), 'i'),
}));

const longestLooked = 600;

/** Sentences that try to command whoever reads the document. They stay visible; the person is told about them. */
export function instructionLines(printed: string): Span[] {
  const text = withoutLookAlikes(printed);
  const isHeld = heldWords(text.toLowerCase().replace(/[^\S ]/g, ' '));
  const forms = instructionForms.filter(({ keys }) => keys.some(isHeld));
  const commands = (words: string): boolean => forms.some(({ form }) => form.test(words.slice(0, longestLooked)));
  return sentencesOf(text).flatMap((piece) => commandsIn(text, piece, commands));
}

/** More lines than this are no one command. */
const mostLines = 3;

/** Lines of a list or a table run together where none of them ends: of these the fewest that command. */
function commandsIn(text: string, piece: Piece, commands: (words: string) => boolean): Span[] {
  const lines = linesOf(text, piece.span).map((line) => trimmed(text, line.span).span);
  for (let count = 1; count <= mostLines && count < lines.length; count += 1) {
    const found = lines.flatMap(([start], at): Span[] => {
      const end = lines[at + count - 1]?.[1];
      return end !== undefined && commands(text.slice(start, end)) ? [[start, end]] : [];
    });
    if (found.length > 0) return found;
  }
  return commands(piece.text) ? [piece.span] : [];
}
