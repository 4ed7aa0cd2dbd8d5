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
import reportWords from './report-words.json' with { type: 'json' };

/** Labels of fields, as `key : value` lines print them. */
const labels: readonly (readonly [Role, Phrases])[] = reportWords.fields.map((label) => [
  label.means as Role,
  phraseList(label.words),
]);

const longestLabel = 36; // characters

const longestBlock = 14; // lines

/** A row with one labelled field a line: "Test: Glucose / Result: 112 / Units: mg/dL / Flag: High". */
export function readLabelledRow(
  context: ReadingContext,
  lines: readonly Line[],
  index: number,
): { row: RowDraft; taken: number } | undefined {
  const first = lines[index];
  const named = first && fieldOf(context.text, first);
  if (named?.role !== 'name' || named.span[0] === named.span[1]) return undefined;
  const roles = new Map<Item, Role>();
  let taken = 1;
  for (const line of lines.slice(index + 1, index + 1 + longestBlock)) {
    const field = isBlank(line) ? undefined : fieldOf(context.text, line);
    if (!field || field.role === 'name') break;
    taken += 1;
    if (field.role === 'other') continue;
    for (const item of cellItems(context, field.span, taken)) roles.set(item, field.role);
  }
  const name = nameSpan(context.text, named.span);
  if (roles.size === 0) return undefined;
  const layout = { roleOf: (item: Item) => roles.get(item), hasPrevious: true, previousFirst: false };
  const fields = assemble([...roles.keys()], layout);
  if (!fields.value) return undefined;
  return { row: { ...fields, value: fields.value, name: [name], span: [name[0], fields.span[1]] }, taken };
}

/** The field a line holds; a line with another label holds one of role `other`. */
function fieldOf(text: string, line: Line): { role: Role; span: Span } | undefined {
  const [start, end] = trim(text, [line.start, line.end]);
  const colon = text.slice(start, Math.min(end, start + longestLabel)).indexOf(':');
  if (colon <= 0) return undefined;
  const label = text.slice(start, start + colon).replace(/^[-*•\s]{1,6}/, '');
  const role = labels.find(([, phrases]) => phrases.is(label))?.[0] ?? 'other';
  return { role, span: trim(text, [start + colon + 1, detailsStart(text, start + colon, end)]) };
}

// What a machine adds: "6.3 mmol/l (Details: UCUM code mmol/L = 'mmol/L')".
function detailsStart(text: string, start: number, end: number): number {
  const details = text.slice(start, end).search(/\s\(Details\s?:/);
  return details < 0 ? end : start + details;
}
