import type { LabResult } from '../../documents/explanation.ts';
import { overlaps } from '../../kernel/span.ts';
import { numbersIn } from '../told/quantities.ts';
import type { Case } from './check.ts';

/** Up or down, as people tell it of a number. */
const up =
  /\b(?:gone up|went up|goes up|risen|rose|rises|rising|increased|climbed|jumped|grown|grew|up from|been rising|been going up|higher than (?:before|last|your last|your previous|the previous|yesterday)|more than (?:before|last)|ha (?:subido|aumentado)|subió|aumentó)\b/i;
const down =
  /\b(?:gone down|went down|goes down|come down|came down|fallen|fell|falls|falling|dropped|decreased|declined|shrunk|shrank|down from|been falling|been going down|lower than (?:before|last|your last|your previous|the previous|yesterday)|less than (?:before|last)|ha (?:bajado|disminuido)|bajó|disminuyó)\b/i;

const number = String.raw`(\d+(?:\.\d+)?)`;
/** Two numbers of one thing in print, by which of them came first. */
const pairs: readonly { form: RegExp; isFirstNow: boolean }[] = [
  {
    form: new RegExp(
      String.raw`${number}[^\d(\n]{0,16}\((?:was|previously|previous|prior|prev\.?|from|last)[^\d)]{0,16}${number}`,
      'i',
    ),
    isFirstNow: true,
  },
  {
    form: new RegExp(
      String.raw`${number}[^\d\n.;]{0,30}\b(?:increased|decreased|up|down|rose|fell|risen|fallen|improved|changed|previously|prior|was|compared (?:with|to)|vs)\b[^\d\n.;]{0,24}${number}`,
      'i',
    ),
    isFirstNow: true,
  },
  { form: new RegExp(String.raw`\bfrom ${number}[^\d\n.;]{0,20}\bto ${number}`, 'i'), isFirstNow: false },
  { form: new RegExp(String.raw`${number}[^\d\n.;]{0,8}on admission[^\d\n.;]{0,16}${number}`, 'i'), isFirstNow: false },
  { form: new RegExp(String.raw`${number}\s*(?:->|→|=>)\s*${number}`, 'i'), isFirstNow: false },
];

/** Both numbers are told: whether they are printed, others check. */
const fromTo = /\bfrom (\d+(?:\.\d+)?)\b[^.;]{0,40}?\bto (\d+(?:\.\d+)?)\b/i;

/** Which way a number went by what is printed; undefined where print has no two numbers of it. */
function printedTrend({ evidence, told, quoted, source }: Case): 'up' | 'down' | 'same' | undefined {
  const named = told.analytes.flatMap(({ rows }) => rows);
  const rows = named.length > 0 ? named : evidence.rows;
  const ofRow = rows.length > 0 ? trendOf(rows[0]) : undefined;
  if (ofRow !== undefined) return ofRow;
  const ofCells = trendOfCells({ quoted, source });
  if (ofCells !== undefined) return ofCells;
  for (const words of [quoted?.sentence ?? '', evidence.nearText]) {
    for (const { form, isFirstNow } of pairs) {
      const [, one, other] = form.exec(words) ?? [];
      if (one !== undefined && other !== undefined)
        return compare(Number(isFirstNow ? other : one), Number(isFirstNow ? one : other));
    }
  }
  return undefined;
}

/** Of a line of a table with older and newer columns: from the oldest to the newest. */
function trendOfCells({ quoted, source }: Pick<Case, 'quoted' | 'source'>): 'up' | 'down' | 'same' | undefined {
  const [start] = quoted?.spans[0] ?? [];
  if (start === undefined) return undefined;
  const { text } = source.explanation;
  const [from, end] = [text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start)];
  const own = source.cells.filter(({ span }) => overlaps(span, [from, end === -1 ? text.length : end]));
  const numberAt = (at: number): number | undefined => numbersIn(text.slice(...(own[at]?.span ?? [0, 0])))[0];
  const now = own.findIndex(({ kind }) => kind === 'now');
  const isNewestFirst = own.findIndex(({ kind }) => kind === 'earlier') > now;
  const oldest = isNewestFirst
    ? own.findLastIndex(({ kind }) => kind === 'earlier')
    : own.findIndex(({ kind }) => kind === 'earlier');
  const [before, last] = [numberAt(oldest), numberAt(now)];
  return oldest === -1 || now === -1 || before === undefined || last === undefined ? undefined : compare(before, last);
}

function trendOf(row: LabResult | undefined): 'up' | 'down' | 'same' | undefined {
  const [before, now] = [Number.parseFloat(row?.previous ?? ''), Number.parseFloat(row?.value ?? '')];
  return Number.isNaN(before) || Number.isNaN(now) ? undefined : compare(before, now);
}

const compare = (before: number, now: number): 'up' | 'down' | 'same' =>
  now > before ? 'up' : now < before ? 'down' : 'same';

/** "186 -> 41" is not told as from 41 to 186. */
const isReversed = (from: string, to: string, printed: string): boolean =>
  new RegExp(String.raw`(?<![\d.])${to}\s*(?:->|→|=>|to)\s*${from}(?!\d|\.\d)`).test(printed);

/** Whether the way a sentence says a number went is the printed one; undefined where it says nothing of it or print does not either. */
export function isTrendRight(one: Case): boolean | undefined {
  const [isUp, isDown] = [up.test(one.told.text), down.test(one.told.text)];
  if (isUp === isDown || (one.told.quantities.length === 0 && one.told.analytes.length === 0)) return undefined;
  const [, from, to] = fromTo.exec(one.told.text.replace(/(?<=\d),(?=\d{3})/g, '')) ?? [];
  if (from !== undefined && to !== undefined && isReversed(from, to, one.evidence.nearText)) return false;
  if (from !== undefined && to !== undefined) return compare(Number(from), Number(to)) === (isUp ? 'up' : 'down');
  const printed = printedTrend(one);
  return printed === undefined ? undefined : printed === (isUp ? 'up' : 'down');
}
