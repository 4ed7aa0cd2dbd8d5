import { isFigure, type Item } from './item.ts';
import { isBlank, type Line, trim } from './lines.ts';
import type { Found } from './read-line.ts';
import type { ReadingContext } from './reading-context.ts';
import { isNoResult } from './wording.ts';

const pointsOn = /^(?:see|refer to)\b/i;
const longestValue = 90;
/** The end of the first sentence: "DETECTED, less than 1.30 log copies/mL. Performed with ..." */
const firstSentence = /^.*?(?:[.;](?=\s|$)|$)/;

/** "HIV RNA   see comment" and in the line below "NOT DETECTED": the row has the value that it points to, if it is one. */
export function withNotedValue(
  { text, lex }: ReadingContext,
  lines: readonly Line[],
  next: number,
  { found, taken }: Found,
): Found {
  const [row, ...others] = found;
  const line = lines[next];
  if (!row || others.length > 0 || !line || isBlank(line) || line.layout === 'bars' || line.layout === 'tabs')
    return { found, taken };
  if (!pointsOn.test(row.value.text) || line.cells.filter(([start, end]) => end > start).length > 1)
    return { found, taken };
  const [start, stop] = trim(text, [line.start, line.end]);
  const items = lex([start, stop], 0);
  const [first] = items;
  const isAnswer = first?.kind === 'result' && !isNoResult(first.text);
  if (!first || !(isAnswer || isFigure(first))) return { found, taken };
  const value = isAnswer ? wholeAnswer(text, first, stop) : first;
  const unit = isAnswer ? null : (items.find(({ kind }) => kind === 'unit') ?? null);
  const span: typeof row.span = [row.span[0], Math.max(row.span[1], value.end, unit?.end ?? 0)];
  return { found: [{ ...row, value, unit: unit ?? (isAnswer ? null : row.unit), span }], taken: taken + 1 };
}

function wholeAnswer(text: string, first: Item, stop: number): Item {
  const words = (firstSentence.exec(text.slice(first.start, stop))?.[0] ?? '').replace(/[.;\s]+$/, '');
  const whole = words.length > longestValue ? first.text : words;
  return { ...first, end: first.start + whole.length, text: whole };
}
