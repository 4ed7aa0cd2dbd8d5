import type { Span } from '../../kernel/span.ts';
import type { Piece } from '../lines.ts';
import { slots, type Columns, type Slot } from './cells.ts';
import { type ToldStatus, isHalt, notGivenAs, statusOfRemark } from './medicine-status.ts';
import { isDate } from './not-a-name.ts';
import { folded, isStrengthAlone } from './strength.ts';
import { isSig, isWarning, sigStart } from './sig.ts';

/** How the medicine of a row is taken: `sig`, with its place; what else the row says of it; and what is done with it. */
export type RowSig = { sig: Piece | undefined; remarks: string[]; told: ToldStatus | null };

const isEmpty = (text: string): boolean =>
  /^(?:[-–—−.]{0,3}|not available|n\/?a|none|nil|not taken|not taking|not on|keine?r?|entfällt|aucune?|ningun[oa]|nessun[oa]?)$/i.test(
    text,
  );
const isTold = ({ text }: Piece): boolean => !isEmpty(text) && !isDate(text) && !/^(?:qty|quantity)\b/i.test(text);

export function sigOfRow(cells: readonly Piece[], nameAt: number, columns: Columns | undefined): RowSig {
  // Where cells are empty and nothing lines up, no cell can be told by its column.
  const isUnsure = columns !== undefined && cells.length < columns.starts.length && !hasAllTimes(cells, columns);
  if (columns === undefined || isUnsure) return withoutHeader(cells.slice(nameAt + 1).filter(isTold));
  const status = columns.status === undefined ? undefined : cells[columns.status];
  const own = columns.times.length > 0 ? ofTimes(cells, columns) : undefined;
  const named = columns.sig
    .flatMap((at) => cells[at] ?? [])
    .filter((cell) => isTold(cell) && !(own !== undefined && isStrengthAlone(cell.text)));
  const now = columns.change && cells[columns.change.now];
  const old = columns.change && cells[columns.change.before];
  const parts = [...(own ? [own] : []), ...(now && isTold(now) ? [now] : []), ...named];
  const told =
    notGivenAs(status?.text ?? '') ??
    statusOfRemark(status?.text ?? '') ??
    changeOf(old, now) ??
    haltIn(parts) ??
    haltIn(cells.slice(nameAt + 1));
  return {
    sig:
      joined(parts, own === undefined ? ' ' : ', ') ??
      (columns.change ? undefined : sigIn(cells.slice(nameAt + 1).filter(isTold), columns)),
    remarks: [
      ...(old && isTold(old) && old.text !== now?.text ? [`Before: ${old.text}`] : []),
      ...(status && isTold(status) ? [status.text] : []),
      ...columns.remarks.flatMap(({ at, label }) => {
        const cell = cells[at];
        return cell === undefined || !isTold(cell) ? [] : [label === '' ? cell.text : `${label}: ${cell.text}`];
      }),
    ],
    told,
  };
}

/** A row without a header: from the cell where directions begin, or that says that it is not taken, all belongs to them. */
function withoutHeader(rest: readonly Piece[]): RowSig {
  const first = rest.findIndex(({ text }) => isSig(text) || opensHalt(text));
  const last = rest.at(-1);
  const told =
    rest.map(({ text }) => notGivenAs(text)).find((each) => each !== null) ??
    haltIn(rest) ??
    (last === undefined || last.text.length > 40 ? null : opening(last.text));
  return {
    sig: rest[first],
    remarks: (first === -1 ? rest.filter(({ text }) => isWarning(text)) : rest.slice(first + 1)).map(
      ({ text }) => text,
    ),
    told,
  };
}

const sigIn = (rest: readonly Piece[], { remarks, status }: Columns): Piece | undefined =>
  rest.find(({ text }) => isSig(text)) ??
  (remarks.length === 0 && status === undefined ? rest.find(({ text }) => opensHalt(text)) : undefined);

/** The word with which a cell opens: "NEW", "Stopped - low blood pressure". */
function opening(text: string): ToldStatus | null {
  const told = statusOfRemark(text);
  return told !== null && text.toLowerCase().startsWith(told.words.toLowerCase()) ? told : null;
}
const opensHalt = (text: string): boolean => {
  const told = opening(text);
  return told !== null && isHalt(told);
};
const haltIn = (cells: readonly Piece[]): ToldStatus | null => {
  const cell = cells.find(({ text }) => opensHalt(text));
  return cell === undefined ? null : opening(cell.text);
};

/** By the doses of before and now, where no word says it. */
function changeOf(old: Piece | undefined, now: Piece | undefined): ToldStatus | null {
  if (old === undefined || now === undefined) return null;
  const own = opening(now.text);
  if (own !== null && isHalt(own)) return own;
  if (isEmpty(now.text)) return isEmpty(old.text) ? null : { status: 'stopped', words: '' };
  if (isEmpty(old.text)) return { status: 'new', words: '' };
  return { status: folded(old.text) === folded(now.text) ? 'continued' : 'changed', words: '' };
}

function joined(parts: readonly Piece[], between: string): Piece | undefined {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span: Span = [Math.min(first.span[0], last.span[0]), Math.max(first.span[1], last.span[1])];
  return { text: parts.map(({ text }) => text).join(between), span };
}

const inWords: Record<Slot, string> = {
  morning: 'in the morning',
  noon: 'at noon',
  evening: 'in the evening',
  night: 'at night',
};
const bareAmount = /^(?:\d{1,2}(?:[.,]\d{1,2})?|½|¼|1\/[24])$/;
const leadingAmount = /^\d{1,2}\s?[x×]?\s/iu;
const hasAllTimes = (cells: readonly Piece[], { times }: Columns): boolean =>
  times.length > 0 && times.every(({ at }) => bareAmount.test(cells[at]?.text ?? ''));
const tick = /^[x✓✔]$/iu;
const opensAmount = /^(?:\d|[½¼x✓✔]|half|one|two|three)/iu;

/** "1 | 0 | 1 | 0" below the times of a day: "1-0-1-0"; "1 sachet", "x" with the time in words. */
function ofTimes(cells: readonly Piece[], { times, unit }: Columns): Piece | undefined {
  const found = times.map(({ at, slot }) => ({ slot, cell: cells[at] }));
  const said = found.flatMap(({ slot, cell }) =>
    cell && !isEmpty(cell.text) && !/^0+$/.test(cell.text) ? [{ slot, cell }] : [],
  );
  const [first] = said;
  if (first === undefined) return undefined;
  const span: Span = [first.cell.span[0], said.at(-1)?.cell.span[1] ?? first.cell.span[1]];
  if (opensHalt(first.cell.text)) return first.cell;
  // "once a week, on Monday" is printed over the times of day.
  if (said.some(({ cell }) => sigStart(cell.text.replace(leadingAmount, '')) === 0))
    return joined(
      said.map(({ cell }) => cell),
      ', ',
    );
  if (!said.every(({ cell }) => opensAmount.test(cell.text))) return undefined;
  if (said.every(({ cell }) => bareAmount.test(cell.text))) {
    const amount = (slot: Slot): string => said.find((each) => each.slot === slot)?.cell.text ?? '0';
    const counted = unit === undefined ? '' : ` ${cells[unit]?.text ?? ''}`;
    return { text: `${slots.map(amount).join('-')}${counted}`.trim(), span };
  }
  const words = said.map(({ slot, cell }) => (tick.test(cell.text) ? inWords[slot] : `${cell.text} ${inWords[slot]}`));
  return { text: words.join(', '), span };
}
