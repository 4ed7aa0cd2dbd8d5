import type { Span } from '../../kernel/span.ts';
import { assemble } from './assemble.ts';
import { cellItems } from './cell-items.ts';
import type { Role } from './header.ts';
import type { Item } from './item.ts';
import { isBlank, type Line, trim } from './lines.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { nameSpan } from './row-name.ts';

const labels: readonly (readonly [Role, RegExp])[] = [
  ['name', /^(?:tests?|test name|analyte|component|investigation|parameter|observation|lab test|assay)\s?:\s{0,20}/i],
  ['value', /^(?:results?|values?|your (?:result|value)|result value|observed value|measured value)\s?:\s{0,20}/i],
  ['unit', /^(?:units?|unit of measure)\s?:\s{0,20}/i],
  [
    'range',
    /^(?:(?:reference|ref\.?|normal|standard|expected)(?: (?:range|interval|values?|limits?))?|range)\s?:\s{0,20}/i,
  ],
  ['flag', /^(?:flags?|abnormal flag|interpretation|status|result flag|abnormal)\s?:\s{0,20}/i],
  ['previous', /^(?:previous|prior|last)(?: (?:result|value))?\s?:\s{0,20}/i],
  ['date', /^(?:date|collected|collection date|date collected)\s?:\s{0,20}/i],
];

const longestBlock = 10; // lines

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
    for (const item of cellItems(context, field.span, taken)) roles.set(item, field.role);
    taken += 1;
  }
  const name = nameSpan(context.text, named.span);
  if (roles.size === 0) return undefined;
  const layout = { roleOf: (item: Item) => roles.get(item), hasPrevious: true, previousFirst: false };
  const fields = assemble([...roles.keys()], layout);
  if (!fields.value) return undefined;
  return { row: { ...fields, value: fields.value, name: [name], span: [name[0], fields.span[1]] }, taken };
}

function fieldOf(text: string, line: Line): { role: Role; span: Span } | undefined {
  const [start, end] = trim(text, [line.start, line.end]);
  const head = text.slice(start, Math.min(end, start + 60));
  for (const [role, pattern] of labels) {
    const found = pattern.exec(head);
    if (found) return { role, span: trim(text, [start + found[0].length, end]) };
  }
  return undefined;
}
