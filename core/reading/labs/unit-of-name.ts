import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import { splitBracket, splitComma } from './name-bracket.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RowDraft } from './row-draft.ts';
import { normaliseUnit } from './units.ts';

/** "Glucose (mg/dL)", "Glucose, mg/dL": the unit stands with the name. */
export function withUnitOfName({ text }: Pick<ReadingContext, 'text'>, draft: RowDraft): RowDraft {
  const name = onlyName(draft);
  const parts = name && (splitBracket(text, name) ?? splitComma(text, name));
  return parts ? withUnit(text, draft, parts) : draft;
}

/** The same of a known test with its unit in brackets, which is a result wherever it stands: "Hemoglobin (g/dL)   11.2". */
export function withUnitOfKnownName<Draft extends RowDraft>({ text, knowledge }: ReadingContext, draft: Draft): Draft {
  const name = draft.unit === null ? onlyName(draft) : undefined;
  const parts = name && splitBracket(text, name);
  return parts && knowledge.findAnalyte(text.slice(...parts.before)) ? withUnit(text, draft, parts) : draft;
}

const onlyName = ({ name: [first, ...others] }: RowDraft): Span | undefined =>
  others.length === 0 ? first : undefined;

function withUnit<Draft extends RowDraft>(
  text: string,
  draft: Draft,
  { before, inside }: { before: Span; inside: Span },
): Draft {
  const [start, end] = inside;
  const printed = text.slice(start, end);
  if (normaliseUnit(printed) === undefined) return draft;
  const unit: Item = { kind: 'unit', start, end, cell: 0, text: printed, comparator: null, suffix: null };
  return { ...draft, unit, name: [before] };
}
