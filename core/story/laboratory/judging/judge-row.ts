import type { Knowledge } from '../../../knowledge/knowledge.ts';
import type { ReadResult } from '../../../reading/doubts/result-doubts.ts';
import type { DecimalSign } from '../../../reading/labs/numbers.ts';
import type { Person } from '../../person.ts';
import { adultVerdicts, type AdultVerdict } from './adult-verdict.ts';
import { systemOf } from './body-system.ts';
import { cultureOf } from '../cultures/cultures.ts';
import { type Distance, distanceOf } from './distance.ts';
import { isMinor } from './importance.ts';
import { isAside, orderQuestionOf } from '../order-questions.ts';
import { dilutionOf, figureOf } from './printed-value.ts';
import { sensitivityOf } from '../cultures/sensitivities.ts';
import { testName } from '../saying/test-name.ts';
import { isBloodType, type Standing, type TestResult } from '../test-result.ts';
import { expectedAbsent, hasBounds, hasNoRange, wordResultOf } from './word-results.ts';

export type JudgingContext = { text: string; decimal: DecimalSign; knowledge: Knowledge; person: Person };

export function judgeRow(printed: ReadResult, context: JudgingContext): TestResult {
  const row = withoutDash(printed);
  const analyte = row.analyte === null ? undefined : context.knowledge.getAnalyte(row.analyte);
  const judged = standingOf(row, context);
  const verdicts = judged.verdicts ?? stretchesOf(row, context);
  const [verdict] = verdicts;
  const isByLimits = judged.standing === 'limits_outside';
  return {
    ...{
      row,
      analyte,
      name: testName(row.name, analyte),
      system: systemOf(analyte),
      standing: judged.standing,
      problem: null,
      isCancelled: false,
    },
    // Of a sugar beside a printed range only how far it is, for the report does not say if food was taken.
    verdicts: isByLimits || isSugar(row) !== 'glucose' ? verdicts : [],
    direction: isByLimits ? (verdict?.side === 'low' ? 'low' : 'high') : directionOf(row),
    // A step with a name says better than a width how far it is.
    distance:
      row.step !== undefined && !isByLimits
        ? null
        : capped(verdict?.distance ?? rangeDistance(row, context), row.analyte ?? ''),
  };
}

/** "Very" is not said of what means little by itself. */
const capped = (distance: Distance | null, id: string): Distance | null =>
  distance === 'far' && isMinor(id) ? 'clearly' : distance;

/** A dash in the column of marks is no mark. */
function withoutDash(row: ReadResult): ReadResult {
  if (row.printedFlag === null || !/^[\s.–—-]+$/.test(row.printedFlag)) return row;
  const flag = row.range === null || (row.range.low === null && row.range.high === null) ? 'unknown' : row.flag;
  return { ...row, printedFlag: null, flag, conflict: false };
}

/** Tests of sugar have stretches with names of their own, also where a range is printed. */
function stretchesOf(row: ReadResult, context: JudgingContext): AdultVerdict[] {
  if (isSugar(row) === null || row.flag !== 'high') return [];
  return adultVerdicts(row, context).filter(({ side, band }) => side === 'high' && band !== null);
}

function isSugar({ analyte }: ReadResult): 'glucose' | 'hba1c' | null {
  if (analyte?.startsWith('hba1c') === true) return 'hba1c';
  return analyte === 'glucose' || analyte === 'glucose_fasting' ? 'glucose' : null;
}

type Judged = { standing: Standing; verdicts?: AdultVerdict[] };

function standingOf(row: ReadResult, context: JudgingContext): Judged {
  if (orderQuestionOf(row) !== undefined || isAside(row)) return { standing: 'aside' };
  if (sensitivityOf(row) !== undefined) return { standing: 'sensitivity' };
  const words = wordResultOf(row.value);
  if (seenInCulture.test(row.name) && cultureOf(row) !== undefined) return { standing: 'culture' };
  if (words === 'pending' || words === 'not_done') return { standing: words };
  if (words === 'uncertain') return { standing: 'uncertain' };
  if (words === 'none') return { standing: 'elsewhere' };
  if (isBloodType(row) || isUsualLook(row) || /^none noted$/i.test(row.value)) return { standing: 'aside' };
  if (cultureOf(row) !== undefined) return { standing: 'culture' };
  if (isCode(row)) return { standing: 'coded' };
  if (row.comparison === 'impossible' || row.comparison === 'lost_point') return { standing: 'impossible' };
  if (row.comparison === 'other_unit' && row.printedFlag === null) return { standing: 'mismatched' };
  return byFlag(row, context);
}

const seenInCulture = /\bgram stain\b|\bculture pcr\b/i;

/** Clear or yellow urine, and a few cells of the skin in it, are no results to speak of. */
const isUsualLook = ({ analyte, value, flag }: ReadResult): boolean =>
  flag === 'unknown' &&
  (((analyte === 'urine_appearance' || analyte === 'urine_color') &&
    value.split(/[,\s]+/).every((word) => /^(?:clear|yellow|straw|pale|light|amber)$/i.test(word))) ||
    ((analyte === 'urine_squamous_cells' || analyte === 'urine_mucus') &&
      /^(?:few|rare|occasional|trace)$/i.test(value)));

const marksLow = /^\W*(?:l+|low|↓+|critical low)\W*$/i;
const marksHigh = /^\W*(?:h+|high|↑+|critical high)\W*$/i;

/** The mark says one thing, and the range another. */
const isDisputed = ({ conflict, flag, printedFlag }: ReadResult): boolean =>
  conflict ||
  (printedFlag !== null &&
    ((flag.endsWith('high') && marksLow.test(printedFlag)) || (flag.endsWith('low') && marksHigh.test(printedFlag))));

function byFlag(row: ReadResult, context: JudgingContext): Judged {
  const words = wordResultOf(row.value);
  if (isDisputed(row)) return { standing: 'disputed' };
  switch (row.flag) {
    case 'critical_low':
    case 'critical_high':
      return { standing: 'critical' };
    case 'low':
    case 'high':
      return { standing: isNothingFound(row) ? 'not_compared' : 'outside' };
    case 'abnormal':
      return { standing: words === 'found' ? 'found' : 'outside' };
    case 'normal':
      if (alarms.test(row.value)) return { standing: 'outside' };
      return {
        standing: words === 'absent' ? 'absent' : hasBounds(row) ? 'inside' : 'as_expected',
      };
    case 'unknown':
      return withoutFlag(row, context);
  }
}

/** Whether "negative" is the good answer; of protection, or of what we do not know, it need not be. */
const isLookedFor = ({ analyte, name }: ReadResult, { knowledge }: JudgingContext): boolean =>
  analyte === null
    ? germWords.test(name) || geneName.test(name)
    : analyte.startsWith('urine_') || ofGerm.test(name) || expectedAbsent(analyte, knowledge);
/** Pieces of the germ itself, of which none is always the good answer; antibodies may protect. */
const ofGerm = /\b(?:rna|dna|pcr|naat?|antigen|viral load)\b/i;
const germWords =
  /\b(?:ag|rna|dna|pcr|naat|antigen|culture|organisms?|bacteri\w+|toxins?|parasites?|ova|cysts|mutation|translocation|variant|transcript|(?:hsv|hpv|cmv|ebv|vzv|hiv|htlv|rsv|mrsa|vre|cpe|esbl|strep|staph)[\d/-]*|\w{0,12}virus(?:es)?|\w{2,14}(?:coccus|cocci|bacter|plasma|monas|ella|spora|idium)|candida|giardia|gonorrh\w+|norovir\w+)\b/i;

/** "BCR-ABL1", "FLT3-ITD", "JAK2 V617F", "Prothrombin G20210A": a gene, or a change in one. */
const geneName = /\b(?:[A-Z]{2,6}\d{0,2}-(?:[A-Z]{2,5}\d{0,2})|[A-Z]\d{2,5}[A-Z])\b/;

/** A plain yes; "few" or "moderate" of something that we do not know says nothing. */
const isYes = (value: string): boolean =>
  /^(?:presumptive |weakly |strongly )?(?:positive|pos|detected|reactive)\b/i.test(value.trim());

/** Looked for after an overdose: beside the range of people who take them, "less than" is as it should be in all others. */
const overdoseScreens: ReadonlySet<string> = new Set(['acetaminophen', 'salicylate']);
const isNothingFound = ({ analyte, comparator, printedFlag }: ReadResult): boolean =>
  overdoseScreens.has(analyte ?? '') && comparator?.startsWith('<') === true && printedFlag === null;

const protects = (analyte: string, { knowledge }: JudgingContext): boolean =>
  knowledge.getAnalyte(analyte).measures.includes('protected');

/** What the words of a result call out, whatever the mark beside it says. */
const alarms = /\b(?:out of range|action required|abnormal|outside (?:normal )?limits)\b/i;

function withoutFlag(row: ReadResult, context: JudgingContext): Judged {
  if (alarms.test(row.value)) return { standing: 'outside' };
  if (row.analyte !== null && protects(row.analyte, context) && /^(?:immune|protected|immunity)\b/i.test(row.value))
    return { standing: 'as_expected' };
  if (/^class 0(?: |$)/.test(row.step ?? '')) return { standing: 'absent' };
  const words = wordResultOf(row.value);
  if (words === 'absent') return { standing: isLookedFor(row, context) ? 'absent' : 'not_compared' };
  if (words === 'found' && (row.analyte !== null || isYes(row.value)) && expectedAbsent(row.analyte, context.knowledge))
    return { standing: 'found' };
  if (
    row.analyte !== null &&
    figureOf(row.value, context.decimal)?.high === 0 &&
    expectedAbsent(row.analyte, context.knowledge)
  )
    return { standing: 'absent' };
  if (row.range !== null || !hasNoRange(row)) return { standing: 'not_compared' };
  const verdicts = adultVerdicts(row, context);
  const sides = new Set(verdicts.map(({ side }) => side));
  if (sides.size === 0) return { standing: 'not_compared' };
  if (sides.size > 1) return { standing: 'limits_differ', verdicts };
  return { standing: sides.has('inside') ? 'limits_inside' : 'limits_outside', verdicts };
}

function rangeDistance({ value, range, flag }: ReadResult, { decimal }: JudgingContext): Distance | null {
  const dilution = dilutionOf(value);
  // How far one dilution is from another nobody says in words.
  if (dilution !== undefined) return dilution === range?.high || dilution === range?.low ? 'slightly' : null;
  const figure = figureOf(value, decimal);
  if (figure === undefined || range === null || !/high$|low$/.test(flag)) return null;
  const isAtLimit = figure.low === range.low || figure.high === range.high;
  return distanceOf(figure, range) ?? (isAtLimit && !flag.startsWith('critical') ? 'slightly' : null);
}

function directionOf({ flag }: ReadResult): 'high' | 'low' | null {
  if (flag.endsWith('high')) return 'high';
  return flag.endsWith('low') ? 'low' : null;
}

/** "1234" or "260415000" as the answer of a test that answers by words. */
const isCode = ({ value, unit, range, analyte, name }: ReadResult): boolean =>
  unit === null &&
  range === null &&
  /^\d{4,}$/.test(value) &&
  (analyte === null || /ag\b|rna|dna|antigen|covid|flu|pcr/i.test(name));
