import { append } from '../../kernel/append.ts';
import type { Span } from '../../kernel/span.ts';
import { assemble, noColumns } from './assemble.ts';
import { cellItems } from './cell-items.ts';
import type { Role } from './header.ts';
import { roleOfHeading } from './heading-words.ts';
import type { Item, RowDraft, Items, TakenRow } from './item.ts';
import { isBlank, type Line, trim, type Lines } from './lines.ts';
import { numberOf } from './numbers.ts';
import { phraseList, type Phrases } from './phrases.ts';
import { isNameless } from './plain-row.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import { hasVerb, isRemark, speaksOfRange, canName, nameSpan } from './row-name.ts';
import { hasDigit, startsWithFigure } from './signs.ts';
import { isNoResult, isPendingWord, isResultInWords } from './wording.ts';

const longestStack = 8; // lines of fields under one name

/** A row over several lines: the name in one, its fields below ("Creatinine / Normal range: 0.5-0.9 mg/dL / 0.72"). */
export function readStackedRow(context: ReadingContext, lines: Lines, index: number): TakenRow | undefined {
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
function withoutScale(items: Items, { decimal }: ReadingContext): Item[] {
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

/** Labels of fields, as `key : value` lines print them. */
const labels: readonly (readonly [Role, Phrases])[] = reportWords.fields.map((label) => [
  label.means as Role,
  phraseList(label.words),
]);

const longestLabel = 36; // characters

const longestBlock = 14; // lines

type Field = { role: Role; span: Span };

/** One labelled field a line, as portals print it: "Test: Glucose / Result: 112", "Creatinine / Result: 1.1 mg/dL", "Your value / 1.1 mg/dL". */
export function readLabelledRow(context: ReadingContext, lines: Lines, index: number): TakenRow | undefined {
  const first = lines[index];
  const named = first && fieldOf(context.text, first);
  const isNamed = named?.role === 'name' && named.span[1] > named.span[0] && first && !isPerson(context, first, named);
  const name = isNamed ? nameSpan(context.text, named.span) : first && !named && cardName(context, lines, first);
  if (!name) return undefined;
  const { fields: found, taken } = fieldsBelow(context, lines, index + 1, !isNamed);
  const roles = new Map<Item, Role>();
  found.forEach(({ role, span }, at) => {
    if (role !== 'other') for (const item of cellItems(context, span, at + 1)) roles.set(item, role);
  });
  const toCome = found.find(({ span }) => isPendingWord(context.text.slice(...span)));
  if (roles.size === 0) return undefined;
  const layout = { roleOf: (item: Item) => roles.get(item), hasPrevious: true, previousFirst: false };
  const fields = assemble([...roles.keys()], layout);
  const isNone = toCome && (fields.value === null || isNoResult(fields.value.text));
  const value = isNone ? cellItems(context, toCome.span, 0)[0] : fields.value;
  if (!value) return undefined;
  const end = Math.max(fields.span[1], isNamed ? 0 : (found.at(-1)?.span[1] ?? 0));
  return { row: { ...fields, value, name: [name], span: [name[0], end] }, taken: taken + 1 };
}

/** "Name: ...", as of a person, unless a test is named so. */
const isPerson = ({ text, knowledge }: ReadingContext, { start }: Line, { span }: Field): boolean =>
  !labels.some(([role, phrases]) => role === 'name' && phrases.is(text.slice(start, span[0]))) &&
  knowledge.findAnalyte(text.slice(...span)) === undefined;

/** The name that stands alone over a line with a known label. */
function cardName(context: ReadingContext, lines: Lines, first: Line): Span | undefined {
  const next = lines[overBlank(lines, first.index + 1)];
  const field = next && (fieldOf(context.text, next) ?? labelAlone(context.text, next));
  return field && onCard.has(field.role) ? nameLine(context, first) : undefined;
}
const onCard: ReadonlySet<Role> = new Set(['value', 'range', 'unit', 'flag']);

/** The place itself, or the one after a single blank line. */
function overBlank(lines: Lines, at: number): number {
  const line = lines[at];
  return line && isBlank(line) ? at + 1 : at;
}

function fieldsBelow(
  context: ReadingContext,
  lines: Lines,
  from: number,
  isCard: boolean,
): { fields: Field[]; taken: number } {
  const fields: Field[] = [];
  let end = from;
  while (end - from < longestBlock) {
    const at = isCard ? overBlank(lines, end) : end;
    const [line, below] = [lines[at], overBlank(lines, at + 1)];
    const alone = line && labelAlone(context.text, line);
    const field = alone ? fieldBelow(context.text, lines[below], alone.role) : line && fieldOf(context.text, line);
    // Behind a blank line only what is known to belong to a card goes on with it.
    if (!field || !line || isBlank(line) || field.role === 'name' || (at > end && !onCard.has(field.role))) break;
    fields.push(field);
    end = (alone ? below : at) + 1;
  }
  return { fields, taken: end - from };
}

/** What stands below a label; a result is a figure or an answer, and no line of another kind under the heading of all results. */
function fieldBelow(text: string, line: Line | undefined, role: Role): Field | undefined {
  if (!line || isBlank(line)) return undefined;
  const span = trim(text, [line.start, line.end]);
  const words = text.slice(...span);
  return role !== 'value' || startsWithFigure(words) || isResultInWords(words) ? { role, span } : undefined;
}

const roleOfLabel = (label: string): Role | undefined =>
  labels.find(([, phrases]) => phrases.is(label))?.[0] ?? roleOfHeading(label);

/** A label that has its line to itself: "Your value", "Standard range:". */
function labelAlone(text: string, line: Line): Field | undefined {
  const [start, end] = trim(text, [line.start, line.end]);
  if (line.cells.length !== 1 || end - start > longestLabel) return undefined;
  const role = roleOfLabel(text.slice(start, end));
  return role && { role, span: [end, end] };
}

/** The field a line holds; a line with another label holds one of role `other`. */
function fieldOf(text: string, line: Line): Field | undefined {
  const [start, end] = trim(text, [line.start, line.end]);
  const colon = text.slice(start, Math.min(end, start + longestLabel)).indexOf(':');
  if (colon <= 0) return undefined;
  const label = text.slice(start, start + colon);
  const span = trim(text, [start + colon + 1, detailsStart(text, start + colon, end)]);
  return { role: roleOfLabel(label) ?? 'other', span };
}

// What a machine adds: "6.3 mmol/l (Details: UCUM code mmol/L = 'mmol/L')".
function detailsStart(text: string, start: number, end: number): number {
  const details = text.slice(start, end).search(/\s\(Details\s?:/);
  return details < 0 ? end : start + details;
}

/** Joins names wrapped into the lines above and below: of rows without a name, after a comma, or where only both parts are a known test. */
export function completeNames(
  context: ReadingContext,
  lines: Lines,
  index: number,
  rows: readonly RowDraft[],
  isTable = true,
): RowDraft[] {
  return rows.map((row) => {
    const [name] = row.name;
    if (name && !context.text.startsWith('(', name[0]) && isWhole(context, name, lines[index - 1])) return row;
    const [above, below] = [lineName(context, lines[index - 1]), lineName(context, lines[index + 1])];
    const beside = isTable && name && !above ? nameBesideWords(context, lines[index - 1]) : undefined;
    if (beside && name && isHalf(context, beside, name))
      return { ...row, name: [beside, name], span: [beside[0], row.span[1]] };
    const goesOn = (part: Span | undefined): boolean => part !== undefined && context.text[part[1]] === ',';
    if (
      name &&
      !goesOn(name) &&
      !goesOn(above) &&
      !isKnownTogether(context, above, name) &&
      !isTorn(context, above, name)
    )
      return row;
    if (!name && !above) return row;
    const tail = isTable && below && !startsRow(context, lines[index + 2]) ? [below] : [];
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

/** "LIPOPROTEIN-ASSOCIATED / PHOSPHOLIPASE A2", "GLYCATED HAEMOGLOBIN / (HbA1c)", "MICROALBUMIN SPOT / URINE": half of a name alone is none. */
function isTorn({ text }: ReadingContext, above: Span | undefined, name: Span): boolean {
  if (!above) return false;
  const second = text.slice(...name);
  return openEnd.test(text.slice(...above)) || second.startsWith('(') || specimenOnly.test(second);
}
const openEnd =
  /(?:[-/&+(]|[ -](?:associated|dependent|related|stimulating|binding|specific|activated|like|converting|and|of|to|by|with|anti))$/i;
const specimenOnly = /^(?:(?:spot|random|fasting|whole|serum|plasma|urine|blood|stool|csf|saliva),?\s?)+$/i;

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
