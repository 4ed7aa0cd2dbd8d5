import type { Span } from '../../kernel/span.ts';
import type { Line } from './lines.ts';
import { isNameless } from './plain-row.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './item.ts';
import { hasDigit } from './signs.ts';
import { nameLine } from './stacked-rows.ts';
import { isNoResult } from './wording.ts';

/**
 * Gives rows of a table the parts of their names that are wrapped into the lines above and below. A name is incomplete when its row
 * has none, when it or the line above ends in a comma, or when only both
 * together are a known test.
 */
export function completeNames(
  context: ReadingContext,
  lines: readonly Line[],
  index: number,
  rows: readonly RowDraft[],
): RowDraft[] {
  return rows.map((row) => {
    const [name] = row.name;
    if (name && isWhole(context, name, lines[index - 1])) return row;
    const [above, below] = [lineName(context, lines[index - 1]), lineName(context, lines[index + 1])];
    const beside = name && !above ? nameBesideWords(context, lines[index - 1]) : undefined;
    if (beside && name && isHalf(context, beside, name))
      return { ...row, name: [beside, name], span: [beside[0], row.span[1]] };
    const goesOn = (part: Span | undefined): boolean => part !== undefined && context.text[part[1]] === ',';
    if (name && !goesOn(name) && !goesOn(above) && !isKnownTogether(context, above, name)) return row;
    if (!name && !above) return row;
    const tail = below && !startsRow(context, lines[index + 2]) ? [below] : [];
    const parts = [...(above ? [above] : []), ...(name ? [name] : []), ...tail];
    const [first, last] = [parts[0], parts.at(-1)];
    const span: Span = [Math.min(row.span[0], first?.[0] ?? row.span[0]), Math.max(row.span[1], last?.[1] ?? 0)];
    return { ...row, name: parts, span };
  });
}

/** The cheap answer for most rows: a known test, and no comma at its end or above. */
const isWhole = ({ text, knowledge }: ReadingContext, name: Span, above: Line | undefined): boolean =>
  text[name[1]] !== ',' &&
  !(above && text.slice(above.start, above.end).trimEnd().endsWith(',')) &&
  knowledge.findAnalyte(text.slice(...name)) !== undefined;

/** Whether two lines together are the name of a test, and the second alone is none: "LDL / Cholesterol". */
function isKnownTogether({ text, knowledge }: ReadingContext, above: Span | undefined, name: Span): boolean {
  if (!above) return false;
  const [first, second] = [text.slice(...above), text.slice(...name)];
  return !knowledge.findAnalyte(second) && knowledge.findAnalyte(`${first} ${second}`) !== undefined;
}

const lineName = (context: ReadingContext, line: Line | undefined): Span | undefined =>
  line ? nameLine(context, line) : undefined;

const isHalf = (context: ReadingContext, first: Span, second: Span): boolean =>
  isKnownTogether(context, first, second) ||
  (context.knowledge.findAnalyte(context.text.slice(...first)) !== undefined &&
    context.knowledge.findAnalyte(context.text.slice(...second)) === undefined);

/** "ANTI SOMETHING     E.C.L.I.A": the first half of a name beside how the test is made. */
function nameBesideWords({ text }: ReadingContext, line: Line | undefined): Span | undefined {
  const [first, second, ...others] = line?.cells ?? [];
  if (!first || !second || others.length > 0 || first[1] - first[0] > 90) return undefined;
  const beside = text.slice(...second);
  return hasDigit(beside) || isNoResult(beside) ? undefined : first;
}

// A line of fields without a name takes the line above it as its name.
function startsRow({ lex }: ReadingContext, line: Line | undefined): boolean {
  if (!line || line.start === line.end) return false;
  const items = lex([line.start, line.end], 0);
  return isNameless(items) && items.some(({ kind }) => kind === 'number' || kind === 'bound');
}
