import type { LabResult } from '../../documents/explanation.ts';
import type { AnalyteEntry } from '../../knowledge/entries.ts';
import { textAt } from '../../kernel/span.ts';
import { isMarkedCritical } from './critical-marks.ts';
import type { Item } from './item.ts';
import { splitBracket, splitComma } from './name-bracket.ts';
import { numberOf } from './numbers.ts';
import { flagMeaning } from './printed-flag.ts';
import type { ReadingContext } from './reading-context.ts';
import { parseRange, type Range } from './reference-range.ts';
import { findAnalyteIn } from './row-analyte.ts';
import type { RowDraft } from './row-draft.ts';
import { unmarked } from './spaced-thousands.ts';
import { flagOf, type Judged, judge } from './status.ts';
import { normaliseUnit } from './units.ts';
import { isNoResult } from './wording.ts';

export const nameOf = (context: ReadingContext, { name }: RowDraft): string =>
  name
    .map(([start, end], index) =>
      textAt(context.text, [start, index < name.length - 1 && context.text[end] === ',' ? end + 1 : end]),
    )
    .join(' ');

/** A row whose flag is what range and print say; `beyond` is the limit for calling at once that its value passes. */
export type Finished = { row: LabResult; beyond: 'critical_low' | 'critical_high' | null; told: boolean };

/** Computes from the pieces of a row what it says: analyte, bounds, status, and whether the printed flag disagrees. */
export function finishRow(context: ReadingContext, read: RowDraft): Finished {
  const draft = read.unit ? read : withUnitOfName(context, read);
  const name = nameOf(context, draft);
  const unit = draft.unit?.text ?? null;
  const analyte = isSusceptibility(draft)
    ? null
    : (findAnalyteIn(context.knowledge, name, unit ?? undefined, draft.specimen ?? null) ?? null);
  const range = rangeOf(context, draft);
  const { value, suffix } = settleSemi(draft.value, range);
  const printedFlag = draft.flag ?? suffix;
  const judged = judgedOf(context, value);
  const marked = isMarkedCritical(context.criticalMarks, context.text, { flag: printedFlag, span: draft.span });
  const said = marked ? 'critical' : printedFlag === null ? null : (flagMeaning(printedFlag) ?? null);
  const { flag, conflict } = flagOf(judge(judged, range, unit), said);
  const row: LabResult = {
    ...{ name, analyte: analyte?.id ?? null, loinc: analyte?.loinc ?? null },
    ...{
      value: unmarked(value.kind === 'result' ? value.text.replace(/[.,;:]+$/, '') : value.text),
      comparator: value.comparator,
      unit,
    },
    range: range && { low: range.low, high: range.high, text: unmarked(range.text) },
    ...{ printedFlag, flag, conflict },
    ...{ previous: draft.previous, collectedAt: draft.collectedAt, span: draft.span },
  };
  const beyond = analyte ? criticalOf(context, analyte, unit ?? '', judged) : null;
  return { row, beyond, told: draft.told === true };
}

// "Gentamicin 4 I" is what a germ withstands, not how much of the medicine is in the blood.
const susceptibility = /^(?:[SIR]|susceptible|sensitive|intermediate|resistant)$/i;
const isSusceptibility = ({ flag, value }: RowDraft): boolean => susceptibility.test(flag ?? value.text);

/** "Glucose (mg/dL)", "Glucose, mg/dL": the unit stands with the name. */
function withUnitOfName({ text }: ReadingContext, draft: RowDraft): RowDraft {
  const [span, ...others] = draft.name;
  const bracket = span && others.length === 0 ? (splitBracket(text, span) ?? splitComma(text, span)) : null;
  if (!bracket) return draft;
  const [start, end] = bracket.inside;
  const printed = text.slice(start, end);
  if (normaliseUnit(printed) === undefined) return draft;
  const unit: Item = { kind: 'unit', start, end, cell: 0, text: printed, comparator: null, suffix: null };
  return { ...draft, unit, name: [bracket.before] };
}

/** The range of a row; words that say there is none to compare with ("Pending", "Not available") are no range. */
function rangeOf(context: ReadingContext, { range, moreRange = [] }: RowDraft): Range | null {
  const lines = [...(range ? [range] : []), ...moreRange].map((span) => tidyRange(textAt(context.text, span)));
  const [first = '', ...others] = lines;
  const printed = others.length > 0 ? lines.join(' ').replace(/\s+/g, ' ') : first;
  // Lower and upper limit in columns of their own.
  const bounds =
    others.length > 0
      ? lines.map((line) => line.replace(/\s+/g, ' ')).join('; ')
      : first.replace(/^([\d.,]+)\s{2,}([\d.,]+)$/, '$1 - $2');
  return printed === '' || isNoResult(printed) ? null : { ...parseRange(bounds, context), text: printed };
}

const tidyRange = (printed: string): string => {
  const text = printed.trim().replace(/^[([]\s?(?=[^)\]]*$)/, '');
  const bare = /^[([][^()[\]]*[)\]]$/.test(text) ? text.slice(1, -1).trim() : text;
  return bare.replace(wordedLabel, '');
};
// "ref. negative"
const wordedLabel = /^(?:ref(?:erence)?(?: range| value)?|expected|normal)\s?[.:]{1,2}\s{0,3}(?=\p{L})/iu;

/** "3+" is a grade, unless its range is one of figures: then it is three, flagged as high. */
function settleSemi(value: Item, range: Range | null): { value: Item; suffix: string | null } {
  const numeric = range !== null && (range.low !== null || range.high !== null);
  if (value.kind !== 'semi' || !numeric) return { value, suffix: value.suffix };
  return { value: { ...value, kind: 'number', text: value.text.slice(0, -1) }, suffix: '+' };
}

function judgedOf({ decimal }: ReadingContext, { kind, text, comparator }: Item): Judged {
  const words: Judged = { kind: 'words', text };
  if (kind === 'number' || kind === 'bound') {
    const figure = numberOf(text, decimal);
    return figure === undefined
      ? words
      : { kind: 'figure', low: figure, high: figure, comparator, titre: false, step: stepOf(text) };
  }
  if (kind === 'titre') {
    const dilution = Number(text.split(':')[1]);
    return { kind: 'figure', low: dilution, high: dilution, comparator, titre: true, step: 0 };
  }
  if (kind !== 'range') return words;
  const bounds = parseRange(text, { sex: null, decimal });
  if (bounds.low === null || bounds.high === null) return words;
  return { kind: 'figure', low: bounds.low, high: bounds.high, comparator: null, titre: false, step: 0 };
}

// The last printed digit: 0.01 of "0.91".
const stepOf = (figure: string): number => 10 ** -(/[.,](\d{1,9})$/.exec(figure)?.[1]?.length ?? 0);

/** Beyond a limit at which laboratories call at once; only where the limit is given for the printed unit. */
function criticalOf(
  { knowledge }: ReadingContext,
  analyte: AnalyteEntry,
  unit: string,
  value: Judged,
): 'critical_low' | 'critical_high' | null {
  if (value.kind !== 'figure' || value.titre) return null;
  const limit =
    knowledge.findCriticalLimit(analyte.id, unit) ??
    knowledge.findCriticalLimit(analyte.id, normaliseUnit(unit) ?? unit);
  if (!limit) return null;
  const { comparator, low, high } = value;
  if (limit.low !== null && high <= limit.low && !comparator?.startsWith('>')) return 'critical_low';
  return limit.high !== null && low >= limit.high && !comparator?.startsWith('<') ? 'critical_high' : null;
}
