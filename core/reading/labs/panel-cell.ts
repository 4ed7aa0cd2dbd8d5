import type { Span } from '../../kernel/span.ts';
import { isValue, type Item } from './item.ts';
import type { Line } from './lines.ts';
import { phraseList } from './phrases.ts';
import { readPlainRow } from './plain-row.ts';
import type { ReadingContext } from './reading-context.ts';

const longestPanel = 24; // characters

/**
 * A line without the cell that names its group: "CBC   wbc 3.1 (4.0-11.0)", "PARASITES   Giardia antigen   POSITIVE". Such a cell is no
 * known test, and a known one or one with its result stands next to it.
 */
export function withoutPanel(context: ReadingContext, line: Line): Line {
  const [first, second, third, ...others] = line.cells;
  if (line.layout !== 'gaps' || !first || !second || first[1] - first[0] > longestPanel) return line;
  const { text, knowledge } = context;
  const [panel, name] = [text.slice(...first), text.slice(...second)];
  if (!isPanel(panel) || !/^\p{L}/u.test(name)) return line;
  const isTest = knowledge.findAnalyte(name) !== undefined || testWord.holds(name);
  if (knowledge.findAnalyte(panel) && !testWord.holds(name)) return line;
  const [lead] = context.lex(second, 0);
  const answer = third && context.lex(third, 0)[0];
  const isRow =
    answer?.kind === 'result' || (answer !== undefined && hasValue(answer) && (isTest || others.length > 0));
  return (isRow && lead?.kind === 'word') || holdsRow(context, second)
    ? { ...line, start: second[0], cells: line.cells.slice(1) }
    : line;
}

const testWord = phraseList(
  'pcr; antigen; ag; antibody; antibodies; ab; igg; igm; iga; ige; toxin; dna; rna; culture; screen',
);

const hasValue = (item: Item): boolean => isValue(item) || item.kind === 'range';

const isPanel = (words: string): boolean => /^\p{Lu}[\p{Lu}\s/&+-]+:?$/u.test(words);

function holdsRow(context: ReadingContext, cell: Span): boolean {
  const row = readPlainRow(context, cell);
  const [name] = row?.name ?? [];
  return name !== undefined && context.knowledge.findAnalyte(context.text.slice(...name)) !== undefined;
}
