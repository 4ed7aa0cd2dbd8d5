import type { Span } from '../../kernel/span.ts';
import { type RowDraft, bareRow, itemAt } from './item.ts';
import { type Line, trim } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import { answerLength } from './wording.ts';

const mostPairs = 4;

/** "HSV-1 / HSV-2 PCR   Pos / Neg": as many tests in the first cell as answers in the second, one behind the other. */
export function readPairedRows({ text }: ReadingContext, { cells: [first, second] }: Line): RowDraft[] {
  if (first === undefined || second === undefined) return [];
  const [names, answers] = [first, second].map((cell) => partsOf(text, cell));
  if (names === undefined || answers === undefined) return [];
  if (names.length < 2 || names.length > mostPairs || names.length !== answers.length) return [];
  if (!answers.every(([start, end]) => answerLength(text.slice(start, end)) === end - start)) return [];
  const lead = text.slice(...(names[0] ?? first)).replace(/\s?\S+$/, '');
  return names.map((name, at): RowDraft => {
    const [start, end] = answers[at] ?? second;
    const words = text.slice(...name);
    // "Influenza A/B": the second letter goes with the name of the first.
    const called = at > 0 && words.length <= 2 ? `${lead} ${words}` : words;
    const row = bareRow(name, itemAt(text, 'result', [start, end], 1));
    return { ...row, called, span: [first[0], end] };
  });
}

function partsOf(text: string, [start, end]: Span): Span[] {
  let at = start;
  return text
    .slice(start, end)
    .split('/')
    .map((part): Span => {
      const span = trim(text, [at, at + part.length]);
      at += part.length + 1;
      return span;
    })
    .filter(([from, to]) => to > from);
}
