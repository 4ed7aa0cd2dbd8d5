import { append } from '../../kernel/append.ts';
import type { Span } from '../../kernel/span.ts';
import { assemble, noColumns } from './assemble.ts';
import type { Item } from './item.ts';
import { isBlank, type Line } from './lines.ts';
import { numberOf } from './numbers.ts';
import { isNameless } from './plain-row.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { hasVerb, isRemark, speaksOfRange } from './name-words.ts';
import { canName, nameSpan } from './row-name.ts';

const longestStack = 8; // lines of fields under one name

/**
 * A row written over several lines: the name alone in one, its fields in those below ("Creatinine / Normal range: 0.5-0.9 mg/dL /
 * 0.72"). Answers the row and the number of lines it takes.
 */
export function readStackedRow(
  context: ReadingContext,
  lines: readonly Line[],
  index: number,
): { row: RowDraft; taken: number } | undefined {
  const first = lines[index];
  const name = first && nameLine(context, first);
  if (!first || !name) return undefined;
  const items: Item[] = [];
  let taken = 1;
  for (const line of lines.slice(index + 1, index + 1 + longestStack)) {
    if (isBlank(line)) break;
    const found = line.cells.flatMap((cell, place) => context.lex(cell, place));
    if (!isNameless(found)) break;
    append(items, found);
    taken += 1;
  }
  if (items.length === 0) return undefined;
  const fields = assemble(withoutScale(items, context), noColumns);
  if (!fields.value) return undefined;
  return { row: { ...fields, value: fields.value, name: [name], span: [name[0], fields.span[1]] }, taken };
}

/** The span of a line that is a name and nothing else. */
export function nameLine({ text, lex }: ReadingContext, line: Line): Span | undefined {
  if (line.cells.length !== 1 || line.end - line.start > 90) return undefined;
  const name = nameSpan(text, [line.start, line.end]);
  const words = text.slice(name[0], name[1]);
  if (
    !canName(words) ||
    isRemark(words) ||
    speaksOfRange(words) ||
    hasVerb(words) ||
    /[.!?:]\s|:$/.test(text.slice(line.start, line.end).trim())
  )
    return undefined;
  const items = lex([line.start, line.end], 0);
  const isWords = items.every(({ kind }) => kind === 'word' || kind === 'mark' || kind === 'flag' || kind === 'unit');
  return isWords && items.some(({ kind }) => kind === 'word') ? name : undefined;
}

// A drawn scale prints the bounds of the range once more, as two figures: "0.50    0.90".
function withoutScale(items: readonly Item[], { decimal }: ReadingContext): Item[] {
  const range = items.find(({ kind }) => kind === 'range');
  const [low, high] = (range?.text.match(/\d[\d.,]*/g) ?? []).map((figure) => numberOf(figure, decimal));
  const start = items.findIndex(
    (item, at) =>
      item.kind === 'number' &&
      low !== undefined &&
      numberOf(item.text, decimal) === low &&
      items[at + 1]?.kind === 'number' &&
      numberOf(items[at + 1]?.text ?? '', decimal) === high,
  );
  const others = items.filter(({ kind }) => kind === 'number').length > 2;
  return start >= 0 && others ? items.filter((_, at) => at !== start && at !== start + 1) : [...items];
}
