import { textAt } from '../../kernel/span.ts';
import { corrected } from '../remarks/corrections.ts';
import { isYear } from './dates.ts';
import { isFigure, type Item, type RowDraft } from './item.ts';
import { isUnreadable } from './misread.ts';
import { hasLeadingZero } from './numbers.ts';
import { phraseLists, tokens } from './phrases.ts';
import { told } from './prose-names.ts';
import { labelOf } from './range-labels.ts';
import type { ReadingContext } from './reading-context.ts';
import reportWords from './report-words.json' with { type: 'json' };
import {
  hasVerb,
  isAdministrative,
  isHeadLabel,
  isLabelled,
  isRemark,
  isVital,
  speaksOfRange,
  canName,
  nameOf,
} from './row-name.ts';
import { type Maker, type Zone, zoneOfHeading } from './sections.ts';
import { hasDigit, wordsIn } from './signs.ts';
import { findAnalyteIn } from './specimens.ts';
import { isSupposed } from './supposed.ts';
import { answerLength, isAnswer, isNoResult } from './wording.ts';

/** How a row was found: under a header, in columns alone, in a run of words, over several lines, or in a sentence (`told`). */
export type Origin = 'table' | 'cells' | 'plain' | 'stacked' | 'told';

/** What surrounds a row. `titled`: in a laboratory report; `inPanel`: right below a panel title or another row; `remarks`: in a remark. */
export type Surroundings = {
  origin: Origin;
  zone: Zone;
  titled: boolean;
  inPanel: boolean;
  colon: boolean;
  remarks: boolean;
  maker: Maker;
};

/** What is asked about a row that may be a result. */
type Candidate = Surroundings & {
  context: ReadingContext;
  draft: RowDraft;
  name: string;
  /** Whether the test is known, or asked for in the midst of others, as "Age" is. */
  known: boolean;
  asked: boolean;
  /** Saturation is measured at the bedside, and in blood gases with a range beside it. */
  saturation: boolean;
  figure: boolean;
  inLab: boolean;
  /** How many of unit, range and flag stand beside the value. */
  fields: number;
};

/** One piece of evidence: what it counts, and for rows that were found how. */
type Evidence = readonly [points: number, of: readonly Origin[], says: (row: Candidate) => boolean];

const enough = 4;
/** More than all that can speak for a row. */
const never = -20;

const printed: readonly Origin[] = ['table', 'cells', 'plain', 'stacked'];
const anyhow: readonly Origin[] = [...printed, 'told'];
const columns: readonly Origin[] = ['table', 'cells'];
const loose: readonly Origin[] = ['cells', 'plain', 'stacked'];
const words: readonly Origin[] = ['plain', 'stacked'];
const inText: readonly Origin[] = ['plain', 'told'];

const ageOrItem = /^(?: ?(?:y|yo|yrs?|years?)\b|\) [A-Z][a-z])/;

/** The less a document says of laboratory, the more a row must bring with it. */
const evidence: readonly Evidence[] = [
  // The name is none of a test.
  [never, printed, ({ name }) => legend.test(name)],
  [never, printed, ({ name, asked, saturation }) => !asked && !saturation && !canName(name)],
  [never, printed, ({ name }) => statusLine.test(name)],
  [never, printed, ({ known, name, figure }) => !known && !figure && lists.remarkNames.begins(name, 3)],
  // "TLC (L)   5.12": litres of breath, and no low count.
  [never, printed, ({ saturation, context, draft }) => !saturation && isVital(leadOf(context.text, draft))],
  [never, printed, ({ known, name }) => !known && (isLabelled(name) || isRemark(name))],
  [never, words, ({ known, name }) => !known && isSentence(name)],
  // "Revised result. The first figure, 14 ng/L, was mistyped."
  [never, printed, ({ name }) => /[.,:;]\s/.test(name) && corrected.test(name)],
  // "Age/Sex 61 Y/F   Height 170 cm"
  [never, printed, ({ known, name }) => !known && hasDigit(name) && isAdministrative(name.replace(/\d.*$/, ''))],
  // "Meds: nil regular"
  [never, loose, ({ known, name }) => !known && ofOtherSections.has(zoneOfHeading(name) ?? 'lab')],
  // "Glycaemic control in diabetes: <7.0" is a step of the range above.
  [
    never,
    loose,
    ({ known, name, fields, draft }) => !known && fields === 0 && isBracket(draft.value) && labelOf(name) !== null,
  ],
  // "Pt: 61 yr"
  [never, inText, ({ name }) => name === 'Pt'],
  // What stands after it is no result.
  [never, printed, ({ draft: { value } }) => isHeadLabel(value.text) && !isNoResult(value.text)],
  [never, printed, ({ known, name, origin, draft: { value } }) => !known && isHeadValue(value, name, origin)],
  [never, inText, (row) => isSupposedThere(row)],
  [never, ['told'], ({ draft: { unit, value } }) => unit === null && isYear(value.text)],
  // "Test: Lipid panel / Results: None noted": a panel has no result of its own.
  [
    never,
    printed,
    ({ name, draft: { value } }) => tokens.panels(wordsIn(name).at(-1) ?? '') && lists.noneOfPanel.begins(value.text),
  ],
  [never, printed, (row) => isDose(row.draft) && isOfMedicine(row)],
  [never, inText, (row) => row.figure && !row.titled && isGiven(row)],
  // "LE: 4+/5" is strength, "adenovirus 2°" a cause.
  [
    never,
    inText,
    ({ context, draft: { value } }) => /^(?:[+-]?\s?\/\s?\d|[°º])/.test(context.text.slice(value.end, value.end + 4)),
  ],
  // "HPV  08/27/2024  11 y": an age; "CULTURE / 1) Staphylococcus": the number of an item.
  [
    never,
    anyhow,
    ({ figure, context, draft: { value } }) => figure && ageOrItem.test(context.text.slice(value.end, value.end + 8)),
  ],
  // "CR <2 s": a time is a result of clotting only.
  [never, inText, (row) => tokens.times(row.draft.unit?.text ?? '') && !isTimed(row)],
  [never, loose, ({ known, draft: { value, unit } }) => value.kind === 'range' && !known && unit === null],
  // "Alcohol 1-2x/week, 3-4 drinks"
  [never, words, ({ inLab, draft: { value, unit } }) => value.kind === 'range' && !inLab && unit === null],
  [never, loose, ({ figure, draft, fields }) => figure && draft.loose > 3 && fields < 2],
  [never, printed, (row) => !row.figure && isTalk(row)],
  // It belongs to something else than a laboratory: under "Results" of a clinic note stand pictures and biopsies too.
  [never, printed, ({ maker, known, draft }) => maker === 'device' && !(known && isMeasured(draft))],
  [never, printed, ({ remarks, draft }) => remarks && (draft.unit === null || draft.range === null)],
  [never, ['told'], (row) => row.figure && isOfDevice(row)],
  [never, words, ({ titled, known, draft }) => !titled && !known && !isMeasured(draft)],
  // Where the row stands. A sentence is read for tests that are known.
  [enough, ['told'], () => true],
  [enough, ['table'], ({ figure, inLab, known, draft }) => figure || inLab || (known && isSaid(draft))],
  [2, loose, ({ inLab }) => inLab],
  [2, ['cells'], ({ inLab, inPanel }) => inLab && inPanel],
  [2, words, ({ inLab, colon, figure, draft }) => inLab && colon && (figure || isSaid(draft))],
  // What it brings with it.
  [2, loose, ({ known, figure, inLab, draft }) => known && (figure || !inLab || isSaid(draft))],
  [2, loose, ({ figure, fields }) => figure && fields > 0],
  [enough, ['cells', 'plain'], ({ figure, inLab, draft }) => figure && inLab && (draft.allergyClass ?? null) !== null],
  [2, loose, ({ figure, inLab, draft }) => figure && !inLab && isConcentration(draft)],
  [2, loose, ({ figure, inLab, inPanel, draft }) => figure && !inLab && inPanel && isShare(draft)],
  [2, ['cells', 'plain'], ({ figure, inLab, draft }) => !figure && inLab && isSaid(draft) && draft.range !== null],
  [2, loose, (row) => !row.figure && (!row.inLab || row.origin === 'cells') && answersPlainly(row)],
  [enough, columns, (row) => !row.figure && answersBeside(row)],
  [
    enough,
    printed,
    ({ inLab, origin, known, draft }) => inLab && (known || columns.includes(origin)) && isUnreadable(draft),
  ],
];

/** Whether the pieces really are a result: whether what speaks for it is enough. */
export function isResult(context: ReadingContext, draft: RowDraft, around: Surroundings): boolean {
  const row = candidateOf(context, draft, around);
  let points = 0;
  for (const [count, of, says] of evidence) {
    if (of.includes(around.origin) && says(row)) points += count;
    if (points <= never) return false;
  }
  return points >= enough;
}

function candidateOf(context: ReadingContext, draft: RowDraft, around: Surroundings): Candidate {
  const name = nameOf(context, draft);
  const { origin, zone, inPanel } = around;
  const asked = inPanel && origin === 'cells' && name.toLowerCase() === 'age';
  return {
    ...around,
    ...{ context, draft, name, asked, known: asked || isKnown(context, name, draft) },
    saturation: draft.range !== null && lists.saturation.begins(name, 1),
    figure: isFigure(draft.value) || draft.value.kind === 'range',
    inLab: zone === 'lab',
    fields: [draft.unit, draft.range, draft.flag, draft.allergyClass ?? null].filter((field) => field !== null).length,
  };
}

const isKnown = ({ knowledge }: ReadingContext, name: string, { specimen = null }: RowDraft): boolean =>
  knowledge.findAnalyte(name) !== undefined || findAnalyteIn(knowledge, name, undefined, specimen) !== undefined;

/** "08/11/2026 09:12  PRELIMINARY": what follows is a stage of the report. */
const statusLine = /^[\d/.:\s-]*(?:prelim(?:inary)?|interim|final)(?:\s(?:report|result))?(?:$|\s?[:(])/i;

/** "H = above reference range; L", "+ erhöht, - erniedrigt. Werte": what the marks of a table mean. */
const legend =
  /\b(?:above|below|outside|within) (?:the )?(?:reference|normal) (?:range|interval|limits?)\b|^(?:above|below|outside|within) (?:the )?(?:reference|normal|ref|range|limits?)\b|^[+] \p{L}|^classes\b/iu;

const lists = phraseLists(reportWords.rows);

const longestLead = 40;

function leadOf(text: string, { name, value }: RowDraft): string {
  const lead = text.slice(name[0]?.[0] ?? 0, value.start);
  return lead.length < longestLead ? lead : '';
}

const isSentence = (name: string): boolean => hasVerb(name) || speaksOfRange(name) || wordsIn(name).length > 9;

/** A share of what a microscope showed; a figure beside a device or in a remark, without a unit. */
const isOfDevice = ({ maker, remarks, draft: { unit } }: Candidate): boolean =>
  maker === 'microscope' ? unit?.text === '%' : (maker === 'device' || remarks) && unit === null;

// "targets are LDL-C < 2.0, non-HDL-C < 2.6": a bound without a unit, also where results stand.
function isSupposedThere({ context, origin, inLab, draft: { value, unit, span } }: Candidate): boolean {
  const isBound = value.comparator !== null;
  return (origin === 'told' || !inLab || (isBound && unit === null)) && isSupposed(context.text, span, isBound);
}

const isOfMedicine = ({ context, name, known, titled, inLab, origin }: Candidate): boolean =>
  (!titled && context.knowledge.findMedicine(name) !== undefined) ||
  (!known && origin !== 'table' && !(inLab && origin === 'cells'));

const isDose = ({ unit, range }: RowDraft): boolean => unit !== null && range === null && told.doses(unit.text);

/** A medicine that is also measured: beside its name stands a dose, unless the words around speak of a level. */
function isGiven({ context: { text, knowledge }, name, draft: { unit, span } }: Candidate): boolean {
  const medicine = knowledge.findMedicine(name);
  // "T4 7.1": the hormone as a laboratory calls it.
  if (medicine === undefined || medicine.group === 'vitamin' || tokens.hormones(name)) return false;
  if (unit !== null && /\/(?:d|m|u|µ)?L$/i.test(unit.text)) return false;
  return !lists.levels.holds(text.slice(Math.max(0, span[0] - 60), span[1] + 20));
}

const isTimed = ({ context, known, name }: Candidate): boolean =>
  !known || name.toLowerCase().includes('time') || context.knowledge.findAnalyte(name)?.group === 'clotting_tests';

const isBracket = ({ kind }: Item): boolean => kind === 'bound' || kind === 'range';
const ofOtherSections: ReadonlySet<Zone> = new Set(['medications', 'other']);

const longestWords = 160;

/** Words that run on as a sentence does, or begin as one of a note: "Nil pelvic pain   nil fevers". */
function isTalk({ name, draft: { value, loose }, origin, known }: Candidate): boolean {
  if (value.text.length > longestWords || (name.includes(' ') && lists.denials.begins(name))) return true;
  if (origin === 'table') return false;
  return loose > (origin === 'cells' && known ? 6 : 2) || (!known && /\p{L}{3}\. \p{Lu}/u.test(value.text));
}

const isMeasured = ({ unit, range, value }: RowDraft): boolean =>
  (unit !== null && (range !== null || unit.text.includes('/'))) || (range !== null && value.kind === 'titre');
/** Among rows a share of something is one. */
const isShare = ({ unit, range }: RowDraft): boolean => unit?.text === '%' && range !== null;
const isConcentration = ({ unit, range, value }: RowDraft): boolean =>
  range !== null && (unit?.text.includes('/') === true || value.kind === 'titre');

const isSaid = ({ value }: RowDraft): boolean => value.kind === 'result';

/** Without a heading that speaks of a laboratory: a known test, and plainly an answer to it. */
const answersPlainly = ({ draft, origin, colon, known }: Candidate): boolean =>
  isSaid(draft) &&
  // "Influenza A   DETECTED   subtype H3": a cell more may say more of it.
  (draft.loose === 0 || (known && origin === 'cells')) &&
  (origin === 'cells' || colon) &&
  (lists.answers.is(draft.value.text) || answerLength(draft.value.text) > 0 || isNoResult(draft.value.text));

/** "DETECTED   Not detected": what was found, and what is expected, in two columns. */
const answersBeside = ({ context, draft: { value, range } }: Candidate): boolean =>
  range !== null &&
  [value.text, textAt(context.text, range)].every((words) => lists.answers.is(words) || isAnswer(words));

// "Acct: 3311", "0091", "044-881-2207"; "DQ   Quarry Hill Diagnostics, 77 Foundry St": the head and foot of a report.
function isHeadValue({ text, kind }: Item, name: string, origin: Origin): boolean {
  const isWords = kind === 'text';
  const [first = '', , third] = isWords ? text.split(/\t| {2,}/) : [];
  return (
    (isWords && hasDigit(text) && name.length < 4 && lists.address.holds(text)) ||
    /^(?:\d+(?:-\d+){2,}|\d{3}-\d{4})$/.test(text) ||
    (hasLeadingZero(text) && (origin !== 'table' || (text.length === 2 && name.length < 4))) ||
    (isWords && (lists.columnHead.is(first) || germ.test(text))) ||
    (isWords && origin === 'cells' && third !== undefined) ||
    (isWords && origin !== 'table' && /\p{L}{2}\s?:\s/u.test(text))
  );
}
// "HFE variant    Genotype"; "MRSA    P. mirabilis": the head of a table.
const germ = /^\p{Lu}\. \p{Ll}{4,}$/u;
