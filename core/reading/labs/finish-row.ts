import type { LabResult } from '../../documents/explanation.ts';
import { textAt, type Span } from '../../kernel/span.ts';
import type { AnalyteEntry, CriticalLimit } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isBracket, isFigure, type Item, type RowDraft } from './item.ts';
import { isMarkedCritical } from './legends.ts';
import { findMisread } from './misread.ts';
import { withUnitOfName } from './name-cell.ts';
import { numberOf, unmarked } from './numbers.ts';
import { tokens } from './phrases.ts';
import { flagMeaning } from './printed-flag.ts';
import { inUnitOfValue, isFraction, type Measured, type OtherUnit } from './range-unit.ts';
import type { ReadingContext } from './reading-context.ts';
import { parseRange, type Range } from './reference-range.ts';
import { nameOf } from './row-name.ts';
import { hasDigit, isDash, withSingleBlanks, withoutTail } from './signs.ts';
import { findAnalyteIn } from './specimens.ts';
import { answerOfStep, flagOf, isTitreOfNone, type Judged, judge, statusOfClass, stepOfRange } from './status.ts';
import { foldUnit, normaliseUnit } from './units.ts';
import { isImpossible, usualLimits } from './usual-limits.ts';
import { isAbsentWord, isNoResult } from './wording.ts';

/** A row whose flag is what range and print say; `beyond` is the limit for calling at once that its value passes. */
export type Finished = { row: LabResult; beyond: 'critical_low' | 'critical_high' | null; told: boolean };

/** Computes from the pieces of a row what it says: analyte, bounds, status, and whether the printed flag disagrees. */
export function finishRow(context: ReadingContext, found: RowDraft): Finished {
  const read = withRangeBehind(context, found);
  const draft = read.unit ? read : withUnitOfMic(context, withUnitOfName(context, read));
  const name = nameOf(context, draft);
  const printed = isSusceptibility(draft) ? null : rangeOf(context, draft);
  const named = isSusceptibility(draft)
    ? null
    : (findAnalyteIn(context.knowledge, name, draft.unit?.text, draft.specimen ?? null) ??
      misread(context, name, draft.unit?.text ?? null));
  const { value, suffix } = settleSemi(draft.value, printed);
  const judged = inFull(judgedOf(context, value, printed), draft.unit?.text ?? '', printed);
  const unit = isInPercent(draft, judged, printed, named) ? null : (draft.unit?.text ?? null);
  const { range, how } = compared(context, withoutReach(withoutCutOff(printed, named), draft), {
    judged,
    unit,
    analyte: named?.id ?? null,
    at: draft.span,
  });
  const analyte = analyteBeside(context, name, unit ?? '', named, range);
  const printedFlag = believed(context, draft.flag ?? suffix, unit, judge(judged, range, unit));
  const marked = isMarkedCritical(context.criticalMarks, context.text, { flag: printedFlag, span: draft.span });
  const said = marked ? 'critical' : printedFlag === null ? null : (flagMeaning(printedFlag) ?? null);
  const isReal = judged.kind !== 'figure' || judged.titre || !isImpossible(analyte?.id ?? null, unit, judged);
  const graded = isTitreOfNone(judged, range, draft.titled === true)
    ? 'abnormal'
    : range === null && said === null
      ? statusOfClass(draft.allergyClass)
      : null;
  const answered = range && saysAnswer(analyte, name) ? answerOfStep(stepOfRange(judged, range)) : null;
  const { flag, conflict } = isReal ? flagOf(graded ?? answered ?? judge(judged, range, unit), said) : doubted;
  const key = context.classKey().get(draft.allergyClass ?? '');
  const step =
    graded && draft.allergyClass
      ? `class ${draft.allergyClass}${key === undefined ? '' : ` (${key})`}`
      : isReal
        ? namedStep(context, draft, judged, range)
        : null;
  const comparison = isReal ? how : 'impossible';
  const row: LabResult = {
    ...{ name, analyte: analyte?.id ?? null, loinc: analyte?.loinc ?? null },
    ...{
      value: unmarked(value.kind === 'result' ? withoutTail(value.text) : value.text),
      comparator: value.comparator,
      unit,
    },
    range: range && { low: range.low, high: range.high, text: unmarked(range.text) },
    ...{ printedFlag, flag, conflict, ...(step !== null && { step }), ...(comparison && { comparison }) },
    ...{
      previous: draft.previous === null ? null : unmarked(draft.previous),
      collectedAt: draft.collectedAt,
      span: [draft.span[0], Math.max(draft.span[1], draft.value.end)],
    },
  };
  const beyond = analyte && isReal ? criticalOf(context, analyte, unit ?? '', judged, range) : null;
  return { row, beyond, told: draft.told === true };
}

/** What the range calls a value, or the steps that are printed beside the range. */
function namedStep(
  context: ReadingContext,
  { steps = [] }: RowDraft,
  judged: Judged,
  range: Range | null,
): string | null {
  const own = range && stepOfRange(judged, range);
  const beside = own === null && steps.length > 0 ? rangeOf(context, { range: null, moreRange: steps }) : null;
  return own ?? (beside && stepOfRange(judged, beside));
}

/** Of antibodies that protect, and of those that we do not know, "negative" need not be the good answer. */
const saysAnswer = (analyte: AnalyteEntry | null, name: string): boolean =>
  analyte === null ? !/\bIgG\b|\banti/i.test(name) : !analyte.measures.includes('protected');

/** "CLOTTED (11.7-15.5 g/dL)": behind the reason why there is no result stands the range. */
function withRangeBehind({ lex }: ReadingContext, draft: RowDraft): RowDraft {
  const { value, range } = draft;
  const [printed, words = '', inside = ''] = /^(.{2,60}?)\s?[([]([^()[\]]{1,40})[)\]]$/.exec(value.text) ?? [];
  if (printed === undefined || range !== null || isFigure(value) || !isNoResult(words)) return draft;
  const start = value.start + value.text.lastIndexOf(inside);
  if (!lex([start, start + inside.length], 0).some(isBracket)) return draft;
  return {
    ...draft,
    value: { ...value, text: words, end: value.start + words.length },
    range: [start, start + inside.length],
  };
}

/** Of a number that no living person has neither mark nor range tell anything. */
const doubted = { flag: 'unknown', conflict: false } as const;

/** To be above the cut-off of protection is no high result. */
const withoutCutOff = (range: Range | null, analyte: AnalyteEntry | null): Range | null =>
  range !== null && /\bcut-?\s?off\b/i.test(range.text) && analyte?.measures.includes('protected') === true
    ? { ...range, low: null, high: null, brackets: [] }
    : range;

/** "101 (>100) kUA/L": the more antibodies of allergies the worse, so that a lower bound beside them is how far the method measures. */
const withoutReach = (range: Range | null, { unit, allergyClass }: RowDraft): Range | null =>
  range !== null &&
  range.low !== null &&
  range.high === null &&
  ((allergyClass ?? null) !== null || /^kUA?\/L$/i.test(unit?.text ?? ''))
    ? null
    : range;

/** "0.16   11.5-14.5 %": the unit is that of the range alone. */
const isInPercent = (
  { unit, range }: RowDraft,
  judged: Judged,
  printed: Range | null,
  named: AnalyteEntry | null,
): boolean =>
  unit?.text === '%' &&
  range !== null &&
  unit.start >= range[0] &&
  printed !== null &&
  judged.kind === 'figure' &&
  isFraction({ figure: judged.low, analyte: named?.id ?? null }, printed);

type ToCompare = Omit<Measured, 'figure' | 'usual'> & { judged: Judged };

const compared = (
  { text, knowledge }: ReadingContext,
  range: Range | null,
  { judged, ...row }: ToCompare,
): { range: Range | null; how: OtherUnit | null } =>
  range === null || (judged.kind === 'figure' && judged.titre)
    ? { range, how: null }
    : inUnitOfValue(
        range,
        { ...row, figure: judged.kind === 'figure' ? judged.low : null, usual: usualLimits(knowledge, row.analyte) },
        text,
      );

/** The printed flag, unless it is the rest of a unit ("MCV 95.2 80-100 L", of fL) or the dash of an empty cell. */
function believed(
  { medium }: ReadingContext,
  flag: string | null,
  unit: string | null,
  status: ReturnType<typeof judge>,
): string | null {
  const isTornUnit = medium.recognised === true && flag === 'L' && unit === null && status === 'normal';
  const isEmpty = flag !== null && isDash(flag) && flag.length < 3 && status !== 'low';
  return isTornUnit || isEmpty ? null : flag;
}

const misread = ({ knowledge, medium }: ReadingContext, name: string, unit: string | null): AnalyteEntry | null =>
  (medium.recognised === true && knowledge.findAnalyte(name) === undefined
    ? findMisread(knowledge, name, unit ?? undefined)
    : undefined) ?? null;

// "Gentamicin 4 I" is what a germ withstands, not how much of the medicine is in the blood.
const isSusceptibility = ({ flag, value }: RowDraft): boolean => tokens.susceptible(flag ?? value.text);

/** "SUSCEPTIBILITY (MIC ug/mL)": the heading gives the unit of the figures of the medicines below it. */
function withUnitOfMic({ micUnit }: ReadingContext, draft: RowDraft): RowDraft {
  const { value } = draft;
  if (draft.unit || micUnit === null || !isFigure(value) || !isSusceptibility(draft)) return draft;
  return { ...draft, unit: { ...value, kind: 'unit', text: micUnit, comparator: null, suffix: null } };
}

/** The range of a row; words that say there is none to compare with ("Pending", "Not available") are no range. */
function rangeOf(
  context: ReadingContext,
  { range, limits, moreRange = [] }: Pick<RowDraft, 'range' | 'limits' | 'moreRange'>,
): Range | null {
  if (limits) return parseRange(withinLimits(limits), context);
  const lines = [...(range ? [range] : []), ...moreRange].map((span) => tidyRange(textAt(context.text, span)));
  const [first = '', ...others] = lines;
  const printed = others.length > 0 ? withSingleBlanks(lines.join(' ')) : first;
  // Lower and upper limit in columns of their own.
  const bounds =
    others.length > 0 ? lines.map(withSingleBlanks).join('; ') : first.replace(/^([\d.,]+)\s{2,}([\d.,]+)$/, '$1 - $2');
  // "Insufficient" with a figure is a step, and not a specimen that was too small.
  const isNone = printed === '' || isDash(printed) || (!hasDigit(printed) && isNoResult(printed));
  const once = inFirstUnit(bounds, context);
  const adjusted = range === null || isNone ? undefined : adjustedLimit(context.text, range);
  if (adjusted !== undefined) return { ...parseRange(`< ${adjusted}`, context), text: `< ${adjusted} (age-adjusted)` };
  return isNone ? null : { ...parseRange(once ?? bounds, context), text: once ?? printed };
}

/** "0,15 - 0,50 (2,5 - 8,3)": the same range once more, in another unit. */
function inFirstUnit(printed: string, context: ReadingContext): string | undefined {
  const [, first = '', again = ''] = /^([^()\p{L}]{3,40}?)\s{0,3}\(([^()\p{L}]{1,40})\)?$/u.exec(printed) ?? [];
  if (first === '') return undefined;
  const [own, other] = [parseRange(first, context), parseRange(again, context)];
  const isSingle = own.brackets.length === 1 && other.brackets.length <= 1;
  const isOneLimit =
    (own.low === null) !== (own.high === null) &&
    (other.brackets.length === 0 || (other.low === null) === (own.low === null));
  const times = (other.low ?? NaN) / (own.low ?? NaN) / ((other.high ?? NaN) / (own.high ?? NaN));
  return isSingle && (isOneLimit || Math.abs(times - 1) < nearly) ? first : undefined;
}
const nearly = 0.06;

/** Lower and upper limit that stand in columns of their own, as one range. */
function withinLimits({ low, high }: NonNullable<RowDraft['limits']>): string {
  if (low !== null && high !== null) return `${low} - ${high}`;
  const only = low ?? high ?? '';
  if (only.startsWith('<') || only.startsWith('>')) return only;
  return high === null ? `${only} or more` : `up to ${only}`;
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

function judgedOf({ decimal }: ReadingContext, { kind, text, comparator }: Item, range: Range | null): Judged {
  const words: Judged = { kind: 'words', text };
  // "+2" beside "Negative" is a grade; beside figures, as of a base excess, a figure.
  if (/^\+[1-4]$/.test(text) && range !== null && isAbsentWord(range.text)) return words;
  if (kind === 'number' || kind === 'bound') {
    const figure = numberOf(text, decimal);
    return figure === undefined
      ? words
      : { kind: 'figure', low: figure, high: figure, comparator, titre: false, step: stepOf(text) };
  }
  if (kind === 'titre') {
    const dilution = Number(/\d+$/.exec(text)?.[0]);
    return { kind: 'figure', low: dilution, high: dilution, comparator, titre: true, step: 0 };
  }
  if (kind !== 'range') return words;
  const bounds = parseRange(text, { sex: null, decimal });
  if (bounds.low === null || bounds.high === null) return words;
  return { kind: 'figure', low: bounds.low, high: bounds.high, comparator: null, titre: false, step: 0 };
}

/** "1.9 x 10⁵ copies/mL" beside "<20": what is counted one by one is compared as the whole number. */
function inFull(judged: Judged, unit: string, range: Range | null): Judged {
  const [, power] = /^x?10\^(\d{1,2})(?:copies|iu|cfu|ge|geq|genomes?)\b/.exec(foldUnit(unit)) ?? [];
  if (judged.kind !== 'figure' || power === undefined || /10\s?[\^*e⁰¹²³⁴-⁹]/i.test(range?.text ?? '')) return judged;
  return { ...judged, low: judged.low * 10 ** Number(power), high: judged.high * 10 ** Number(power) };
}

// The last printed digit: 0.01 of "0.91".
const stepOf = (figure: string): number => 10 ** -(/[.,](\d{1,9})$/.exec(figure)?.[1]?.length ?? 0);

const limitOf = (knowledge: Knowledge, { id }: AnalyteEntry, unit: string): CriticalLimit | undefined =>
  knowledge.findCriticalLimit(id, unit) ?? knowledge.findCriticalLimit(id, normaliseUnit(unit) ?? unit);

/** A critical limit inside the printed range, or beyond its other end, is that of another test: total calcium beside the range of the ionized one. */
const isOfAnother = (limit: CriticalLimit, range: Range | null): boolean =>
  range !== null &&
  ((limit.low !== null && range.low !== null && limit.low >= range.low) ||
    (limit.high !== null && range.high !== null && limit.high <= range.high));

/** The ionized form of a test whose printed range tells that it is not the total one: "Ca++ 1.18 mmol/L [1.15 - 1.32]". */
function analyteBeside(
  { knowledge }: ReadingContext,
  name: string,
  unit: string,
  found: AnalyteEntry | null,
  range: Range | null,
): AnalyteEntry | null {
  const limit = found && limitOf(knowledge, found, unit);
  if (!limit || !isOfAnother(limit, range)) return found;
  return knowledge.findAnalyte(`Ionized ${name.replace(/[\d+]+$/, '')}`, unit) ?? found;
}

/** Beyond a limit at which laboratories call at once; only where the limit is given for the printed unit. */
function criticalOf(
  { knowledge }: ReadingContext,
  analyte: AnalyteEntry,
  unit: string,
  value: Judged,
  range: Range | null,
): 'critical_low' | 'critical_high' | null {
  if (value.kind !== 'figure' || value.titre) return null;
  const limit = limitOf(knowledge, analyte, unit);
  if (!limit || isOfAnother(limit, range)) return null;
  const { comparator, low, high } = value;
  if (limit.low !== null && high <= limit.low && !comparator?.startsWith('>')) return 'critical_low';
  return limit.high !== null && low >= limit.high && !comparator?.startsWith('<') ? 'critical_high' : null;
}

const figure = String.raw`\s?(?:\([^()\n]{0,30}\))?\s?[:=]?\s?(?:is |of )?[<≤]?\s?(\d+(?:[.,]\d+)?)(?!\s?[-–\d.,])`;
const adjusted = new RegExp(
  String.raw`^[^\n]{0,60}?(?:\n\s*)?[([]?\bage[- ](?:adjusted|corrected)(?: (?:cut-?off|limit|threshold|upper limit))?${figure}`,
  'i',
);
const longest = 160;

/** The limit for age takes the place of the general one: "cut-off 0.50 (age-adjusted 0.79)" (Righini et al., JAMA 2014;311:1117-1124). */
const adjustedLimit = (text: string, [start]: Span): string | undefined =>
  adjusted.exec(text.slice(start, start + longest))?.[1];
