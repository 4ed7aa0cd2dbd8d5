import { nameOf } from './finish-row.ts';
import { isFigure, type Item } from './item.ts';
import { phraseList } from './phrases.ts';
import type { ReadingContext } from './reading-context.ts';
import { findAnalyteIn } from './row-analyte.ts';
import type { RowDraft } from './row-draft.ts';
import { hasVerb, isHeadLabel, isLabelled, isRemark, isVital, speaksOfRange } from './name-words.ts';
import { canName } from './row-name.ts';
import type { Maker, Zone } from './sections.ts';
import { isSupposed } from './supposed.ts';
import { isNoResult } from './wording.ts';
import reportWords from './report-words.json' with { type: 'json' };

/** How a row was found. `table` has a header; `cells` has columns only; `plain` is a run of words; `stacked` takes several lines. */
export type Origin = 'table' | 'cells' | 'plain' | 'stacked';

/**
 * What surrounds a row: its zone, whether the document calls itself a laboratory report, whether a panel title or another row stands
 * right above, a colon after its name, whether it stands in a remark, and whether a device made the document's figures.
 */
export type Surroundings = {
  origin: Origin;
  zone: Zone;
  titled: boolean;
  inPanel: boolean;
  colon: boolean;
  remarks: boolean;
  maker: Maker;
};

/** Whether the pieces really are a result. The less a document says of laboratory, the more a row must bring with it. */
export function isResult(context: ReadingContext, draft: RowDraft, around: Surroundings): boolean {
  const name = nameOf(context, draft);
  if (isLegend(name)) return false;
  const { zone, origin, inPanel } = around;
  if (zone === 'other' || zone === 'medications' || draft.name.length === 0) return false;
  // In the midst of answers to a laboratory's questions "Age" is one of them.
  const isAnswer = inPanel && origin === 'cells' && name.toLowerCase() === 'age';
  // Saturation is measured at the bedside, and in blood gases with a range beside it.
  const isSaturation = draft.range !== null && saturation.begins(name, 1);
  if (!canName(name) && !isAnswer && !isSaturation) return false;
  // "TLC (L)   5.12": litres of breath, and no low count.
  const lead = context.text.slice(draft.name[0]?.[0] ?? 0, draft.value.start);
  if (!isSaturation && lead.length < longestLead && isVital(lead)) return false;
  const known = isAnswer || isKnown(context, name, draft);
  if (around.maker === 'device' && !(known && hasConcentration(draft))) return false;
  if (around.remarks && (draft.unit === null || draft.range === null)) return false;
  if (!known && (isLabelled(name) || isHeadValue(draft.value, name, origin))) return false;
  const inColumns = origin === 'cells' || origin === 'table';
  if (
    !known &&
    (isRemark(name) || (!inColumns && (hasVerb(name) || speaksOfRange(name) || name.split(/\s+/).length > 9)))
  )
    return false;
  // "targets are LDL-C < 2.0, non-HDL-C < 2.6": a bound without a unit, also where results stand.
  const isBareBound = draft.value.comparator !== null && draft.unit === null;
  const inSentence = origin === 'plain' && (zone !== 'lab' || isBareBound);
  if (inSentence && isSupposed(context.text, draft.span, draft.value.comparator !== null)) return false;
  if (isHeadLabel(draft.value.text) && !isNoResult(draft.value.text)) return false;
  // Under "Results" of a clinic note stand pictures and biopsies too.
  if (!around.titled && !inColumns && !known && !hasConcentration(draft)) return false;
  if (isDose(draft) && !around.titled && context.knowledge.findMedicine(name)) return false;
  if (isDose(draft) && !known && origin !== 'table') return zone === 'lab' && origin === 'cells';
  if (isFigure(draft.value) || draft.value.kind === 'range') return isFigureResult(draft, around, known);
  return isWordResult(draft, around, known);
}

/** "H = above reference range; L", "+ erhöht, - erniedrigt. Werte": what the marks of a table mean. */
const isLegend = (name: string): boolean =>
  /\b(?:above|below|outside|within) (?:the )?(?:reference|normal) (?:range|interval|limits?)\b|^[+] \p{L}/iu.test(name);

const longestLead = 40;

const isKnown = ({ knowledge }: ReadingContext, name: string, { specimen = null }: RowDraft): boolean =>
  knowledge.findAnalyte(name) !== undefined ||
  (specimen !== null && findAnalyteIn(knowledge, name, undefined, specimen) !== undefined);

function isFigureResult(draft: RowDraft, { origin, zone, inPanel, colon }: Surroundings, known: boolean): boolean {
  if (origin === 'table') return true;
  const support = [draft.unit, draft.range, draft.flag].filter((field) => field !== null).length;
  if (draft.loose > 3 && support < 2) return false;
  if (draft.value.kind === 'range' && !known && draft.unit === null) return false;
  if (zone !== 'lab')
    return (known && support > 0) || (draft.unit !== null && draft.range !== null && draft.unit.text.includes('/'));
  if (origin === 'cells') return support > 0 || known || inPanel;
  return support > 0 || known || colon;
}

const longestWords = 160;

function isWordResult(draft: RowDraft, { origin, zone, inPanel, colon }: Surroundings, known: boolean): boolean {
  const { text, kind } = draft.value;
  if (text.length > longestWords || (origin !== 'table' && !known && /\p{L}{3}\. \p{Lu}/u.test(text))) return false;
  // Without a heading that speaks of a laboratory: a known test, and plainly an answer to it.
  if (zone === 'unknown' && origin !== 'table')
    return known && kind === 'result' && draft.loose === 0 && (colon || origin === 'cells') && isAnswer(text);
  if (zone !== 'lab') return false;
  if (origin === 'table') return true;
  if (draft.loose > (origin === 'cells' && known ? 6 : 2)) return false;
  if (origin === 'cells') return kind === 'result' ? inPanel || known || draft.range !== null : inPanel;
  if (origin === 'stacked') return kind === 'result' && known;
  return kind === 'result' && (known || colon || draft.range !== null);
}

// "Acct: 3311", "0091", "044-881-2207"; "DQ   Quarry Hill Diagnostics, 77 Foundry St": the head and foot of a report.
function isHeadValue({ text, kind }: Item, name: string, origin: Origin): boolean {
  if (kind === 'text' && /\d/.test(text) && name.length < 4 && address.holds(text)) return true;
  if (/^\d+(?:-\d+){2,}$/.test(text) || (/^0\d$/.test(text) && name.length < 4)) return true;
  if (kind === 'text' && (columnHead.is(text.split(/\t| {2,}/)[0] ?? '') || germ.test(text))) return true;
  // "Gene   Alteration   Frequency   Tier": the head of a table that is none of a laboratory.
  if (origin === 'cells' && kind === 'text' && text.split(/\t| {2,}/).length > 2) return true;
  return origin !== 'table' && (/^0\d+$/.test(text) || (kind === 'text' && /\p{L}{2}\s?:\s/u.test(text)));
}
// "HFE variant    Genotype"; "MRSA    P. mirabilis": the head of a table.
const columnHead = phraseList(reportWords.rows.columnHead);
const germ = /^\p{Lu}\. \p{Ll}{4,}$/u;
const address = phraseList(reportWords.rows.address);

const saturation = phraseList('o2 sat*; spo2; so2');

const answers = phraseList(reportWords.rows.answers);
const isAnswer = (text: string): boolean => answers.is(text);

const hasConcentration = ({ unit, range }: RowDraft): boolean =>
  unit !== null && (range !== null || unit.text.includes('/'));

const dose = /^(?:mg|mcg|ug|µg|g|iu|units?|u|meq|ml)$/i;
const isDose = ({ unit, range }: RowDraft): boolean => unit !== null && range === null && dose.test(unit.text);
