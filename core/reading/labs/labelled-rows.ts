import type { Span } from '../../kernel/span.ts';
import { assemble } from './assemble.ts';
import { cellItems } from './cell-items.ts';
import type { Role } from './header.ts';
import type { Item } from './item.ts';
import { isBlank, type Line, trim } from './lines.ts';
import { phraseList, type Phrases } from './phrases.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { nameSpan } from './row-name.ts';
import { nameLine } from './stacked-rows.ts';
import reportWords from './report-words.json' with { type: 'json' };

/** Labels of fields, as `key : value` lines print them. */
const labels: readonly (readonly [Role, Phrases])[] = reportWords.fields.map((label) => [
  label.means as Role,
  phraseList(label.words),
]);

const longestLabel = 36; // characters

const longestBlock = 14; // lines

type Field = { role: Role; span: Span };

/**
 * A row with one labelled field a line, as people copy it from a portal: "Test: Glucose / Result: 112 / Units: mg/dL / Flag: High". Its
 * name may stand alone ("Creatinine / Result: 1.1 mg/dL"), and a label above its field ("Your value / 1.1 mg/dL").
 */
export function readLabelledRow(
  context: ReadingContext,
  lines: readonly Line[],
  index: number,
): { row: RowDraft; taken: number } | undefined {
  const first = lines[index];
  const named = first && fieldOf(context.text, first);
  const isNamed = named?.role === 'name' && named.span[1] > named.span[0];
  const name = isNamed ? nameSpan(context.text, named.span) : first && !named && cardName(context, lines, first);
  if (!name) return undefined;
  const { fields: found, taken } = fieldsBelow(context, lines, index + 1);
  const roles = new Map<Item, Role>();
  found.forEach(({ role, span }, at) => {
    if (role !== 'other') for (const item of cellItems(context, span, at + 1)) roles.set(item, role);
  });
  if (roles.size === 0) return undefined;
  const layout = { roleOf: (item: Item) => roles.get(item), hasPrevious: true, previousFirst: false };
  const fields = assemble([...roles.keys()], layout);
  if (!fields.value) return undefined;
  const end = Math.max(fields.span[1], isNamed ? 0 : (found.at(-1)?.span[1] ?? 0));
  return { row: { ...fields, value: fields.value, name: [name], span: [name[0], end] }, taken: taken + 1 };
}

/** The name that stands alone over a line with a known label. */
function cardName(context: ReadingContext, lines: readonly Line[], first: Line): Span | undefined {
  const next = lines[first.index + 1];
  const field = next && (fieldOf(context.text, next) ?? labelAlone(context.text, next));
  return field && onCard.has(field.role) ? nameLine(context, first) : undefined;
}
const onCard: ReadonlySet<Role> = new Set(['value', 'range', 'unit', 'flag']);

function fieldsBelow(
  context: ReadingContext,
  lines: readonly Line[],
  from: number,
): { fields: Field[]; taken: number } {
  const fields: Field[] = [];
  let taken = 0;
  while (taken < longestBlock) {
    const [line, next] = [lines[from + taken], lines[from + taken + 1]];
    if (!line || isBlank(line)) break;
    const alone = next && !isBlank(next) ? labelAlone(context.text, line) : undefined;
    const field =
      alone && next
        ? { role: alone.role, span: trim(context.text, [next.start, next.end]) }
        : fieldOf(context.text, line);
    if (!field || field.role === 'name') break;
    fields.push(field);
    taken += alone ? 2 : 1;
  }
  return { fields, taken };
}

const roleOfLabel = (label: string): Role | undefined => labels.find(([, phrases]) => phrases.is(label))?.[0];

/** A label that has its line to itself: "Your value", "Standard range:". */
function labelAlone(text: string, line: Line): Field | undefined {
  const [start, end] = trim(text, [line.start, line.end]);
  if (line.cells.length !== 1 || end - start > longestLabel) return undefined;
  const role = roleOfLabel(text.slice(start, end).replace(/\s?:$/, ''));
  return role && { role, span: [end, end] };
}

/** The field a line holds; a line with another label holds one of role `other`. */
function fieldOf(text: string, line: Line): Field | undefined {
  const [start, end] = trim(text, [line.start, line.end]);
  const colon = text.slice(start, Math.min(end, start + longestLabel)).indexOf(':');
  if (colon <= 0) return undefined;
  const label = text.slice(start, start + colon).replace(/^[-*•\s]{1,6}/, '');
  const span = trim(text, [start + colon + 1, detailsStart(text, start + colon, end)]);
  return { role: roleOfLabel(label) ?? 'other', span };
}

// What a machine adds: "6.3 mmol/l (Details: UCUM code mmol/L = 'mmol/L')".
function detailsStart(text: string, start: number, end: number): number {
  const details = text.slice(start, end).search(/\s\(Details\s?:/);
  return details < 0 ? end : start + details;
}
